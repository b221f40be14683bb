import { toPostElementId } from './live-post-item.tsx';

/** Where posts go in. Measures the document as it stands before them. */
export type IsInsertionInSight = (order: readonly number[], comingIds: ReadonlySet<number>) => boolean;

/**
 * Whether posts would come between others before the reader's eyes. Above the screen they move nothing, since the list
 * keeps its place; below it they move what nobody sees.
 */
export const isInsertionInSight: IsInsertionInSight = (order, comingIds) =>
  order.some((id, index) => {
    if (!comingIds.has(id)) return false;
    const place = findPlace(order.slice(index + 1).find((next) => !comingIds.has(next)));
    return place > 0 && place < innerHeight;
  });

/** The height at which a post before `nextId` goes in: at that post's top, else at the end of the list. */
function findPlace(nextId: number | undefined): number {
  const next = nextId === undefined ? null : document.getElementById(toPostElementId(nextId));
  if (next !== null) return next.getBoundingClientRect().top;
  const last = [...document.querySelectorAll('[id^="post-"]')].at(-1) ?? document.getElementById('posts');
  return last?.getBoundingClientRect().bottom ?? 0;
}
