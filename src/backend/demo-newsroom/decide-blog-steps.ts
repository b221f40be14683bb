import type { LiveText } from './posts/live-text.ts';

/** A post of the blog as the desk sees it; `text` is null for a post that somebody else wrote. */
export type DeskPost = { readonly id: number; readonly text: number | null; readonly pinned: boolean; readonly isCorrected: boolean };

/** The blog as far as the desk needs it: its newest posts, down to the desk's oldest, and how many there are in all. */
export type DeskBlog = { readonly posts: readonly DeskPost[]; readonly total: number };

/** One thing that the desk does to its blog. */
export type BlogStep =
  | { readonly kind: 'publish'; readonly text: number }
  | { readonly kind: 'correct'; readonly id: number; readonly text: number }
  | { readonly kind: 'pin' | 'unpin' | 'withdraw'; readonly id: number };

/** The blog is never longer than this. */
export const MOST_POSTS = 80;

/** How far back the desk still changes what it wrote. */
const RECENT_POSTS = 8;

const CHANCES = { correct: 0.3, pin: 0.25, unpin: 0.12, withdraw: 0.04 } as const;

/**
 * What the desk does now: always a new post, where the oldest of its own makes room, and sometimes a correction, a pin or
 * a withdrawal of an earlier one. It changes only posts that it wrote; a blog that others fill is left alone.
 */
export function decideBlogSteps({ posts, total }: DeskBlog, texts: readonly LiveText[], random: () => number): BlogStep[] {
  const own = posts.flatMap(({ text, ...post }) => (text === null ? [] : [{ ...post, text }]));
  const leaving = own.slice(own.length - Math.max(0, total + 1 - MOST_POSTS));
  if (total + 1 - leaving.length > MOST_POSTS) return [];
  const recent = own.slice(0, RECENT_POSTS).filter((post) => !leaving.includes(post));
  const extra = decideExtra(recent, own.find(({ pinned }) => pinned), texts, random);
  const next = nextText(own, texts.length);
  return [...leaving.map(({ id }) => ({ kind: 'withdraw' as const, id })), ...extra.filter(({ id }) => leaving.every((post) => post.id !== id)), { kind: 'publish', text: next }];
}

type OwnPost = Omit<DeskPost, 'text'> & { readonly text: number };
type ExtraStep = Exclude<BlogStep, { kind: 'publish' }>;

/** At most one thing beside the new post, in the order of what an editor would do first. */
function decideExtra(recent: readonly OwnPost[], pinned: OwnPost | undefined, texts: readonly LiveText[], random: () => number): ExtraStep[] {
  const wrong = recent.find(({ text, isCorrected }) => !isCorrected && texts[text]?.correction !== undefined);
  if (wrong !== undefined && random() < CHANCES.correct) return [{ kind: 'correct', id: wrong.id, text: wrong.text }];
  const summary = recent.find(({ text, pinned: isPinned }) => !isPinned && texts[text]?.isSummary === true);
  if (pinned === undefined && summary !== undefined && random() < CHANCES.pin) return [{ kind: 'pin', id: summary.id }];
  if (pinned !== undefined && random() < CHANCES.unpin) return [{ kind: 'unpin', id: pinned.id }];
  const loose = recent.filter((post) => !post.pinned);
  if (random() < CHANCES.withdraw && loose.length > 0) return loose.slice(Math.floor(random() * loose.length)).slice(0, 1).map(({ id }) => ({ kind: 'withdraw', id }));
  return [];
}

/** The story goes on where its newest post left it, and begins anew after the last one. */
function nextText(own: readonly OwnPost[], count: number): number {
  const newest = own.reduce<OwnPost | null>((found, post) => (found === null || post.id > found.id ? post : found), null);
  return newest === null ? 0 : (newest.text + 1) % count;
}
