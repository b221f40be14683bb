import type { LiveChanges, LivePost } from './live-blog-data.ts';
import type { LiveVersion } from './live-port.ts';

/*
 * The shapes of what the poll of a live article brings, checked by hand: a browser carries no schemas. Whatever does not
 * fit is a failure of the poll, never a broken page.
 */

type Fields = Readonly<Record<string, unknown>>;

/** Reads an answer about a version. @throws TypeError where it is none */
export function parseLiveVersion(answer: unknown): LiveVersion {
  const { v, updatedAt } = toFields(answer, 'a version');
  return { v: toCount(v, 'v'), updatedAt: updatedAt == null ? null : toCount(updatedAt, 'updatedAt') };
}

/** Reads an answer about changes. @throws TypeError naming what does not fit */
export function parseLiveChanges(answer: unknown): LiveChanges {
  const { v, reload, live, updatedAt, total, pinnedIds, removedIds, upserts } = toFields(answer, 'changes');
  return {
    v: toCount(v, 'v'),
    reload: toFlag(reload, 'reload'),
    live: toFlag(live, 'live'),
    updatedAt: toCount(updatedAt, 'updatedAt'),
    total: toCount(total, 'total'),
    pinnedIds: toList(pinnedIds, 'pinnedIds').map((id) => toCount(id, 'pinnedIds')),
    removedIds: toList(removedIds, 'removedIds').map((id) => toCount(id, 'removedIds')),
    upserts: toList(upserts, 'upserts').map(toPost),
  };
}

function toPost(answer: unknown): LivePost {
  const { id, title, publishedAt, updatedAt, authors, pinned, tree } = toFields(answer, 'a post');
  if (!isTree(tree)) throw misfit('tree');
  return {
    id: toCount(id, 'id'),
    title: toText(title, 'title'),
    publishedAt: toCount(publishedAt, 'publishedAt'),
    updatedAt: updatedAt === null ? null : toCount(updatedAt, 'updatedAt'),
    authors: toList(authors, 'authors').map((author) => {
      const { slug, name } = toFields(author, 'an author');
      return { slug: toText(slug, 'slug'), name: toText(name, 'name') };
    }),
    pinned: toFlag(pinned, 'pinned'),
    tree,
  };
}

/** Tags are not compared: the one renderer refuses what it does not know. */
function isTree(value: unknown): value is LivePost['tree'] {
  return Array.isArray(value) && value.every((node) => typeof node === 'string' || isElement(node));
}

function isElement(node: unknown): boolean {
  if (!Array.isArray(node) || node.length !== 3) return false;
  const [tag, props, children]: readonly unknown[] = node;
  return typeof tag === 'string' && (props === null || isTextRecord(props)) && isTree(children);
}

function isTextRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((one) => typeof one === 'string');
}

function toFields(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw misfit(what);
  return { ...value };
}

function toCount(value: unknown, what: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw misfit(what);
  return value;
}

function toFlag(value: unknown, what: string): boolean {
  if (typeof value !== 'boolean') throw misfit(what);
  return value;
}

function toText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw misfit(what);
  return value;
}

function toList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw misfit(what);
  return value;
}

function misfit(what: string): TypeError {
  return new TypeError(`The live answer does not fit: ${what}.`);
}
