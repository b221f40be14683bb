import { expect, test } from 'vitest';
import { articleDraftSchema } from '../../../shared/contract/schemas/newsroom.ts';
import { createState } from './article-state.ts';
import type { ArticleState } from './article-state.ts';
import { toPurgeKeys } from './purge-keys.ts';

const draft = articleDraftSchema.parse({ slug: 'hid', title: 'Új híd', mainSuperTag: 'belfold', superTags: ['gazdasag'], tags: ['vasut'], authors: ['dobrai-nora'], originatingSite: 'lapszel' });
const state = createState(draft, 1000);
const OWN = ['article:hid', 'article-id:7'];
/** Articles of these tests are of 1970. */
const ARCHIVE = ['archive', 'archive:1970-01'];

/** The keys of a change from one state to another; null is an article that stands on no list. */
function keysOf(before: ArticleState | null, after: ArticleState | null, rest: Partial<Parameters<typeof toPurgeKeys>[0]> = {}): string[] {
  return toPurgeKeys({ id: 7, before: before ?? state, after: after ?? state, wasListed: before !== null, isListed: after !== null, parents: [], hasEpisode: false, ...rest });
}

test('what joins or leaves lists makes all of them stale', () => {
  const all = [...OWN, 'newest', 'super-tag:belfold', 'super-tag:gazdasag', 'tag:vasut', 'author:dobrai-nora', 'titles', ...ARCHIVE];
  expect(keysOf(null, state)).toEqual(all);
  expect(keysOf(state, null)).toEqual(all);
});

test('what stays where it was makes itself stale only', () => {
  expect(keysOf(state, { ...state, lead: 'Más', content: '<p>Más</p>', coverImage: '/uploads/x.jpg', contributors: ['mathe-kund'] })).toEqual(OWN);
  expect(keysOf(null, null)).toEqual(OWN);
});

test('another title changes what is found by words of titles', () => {
  expect(keysOf(state, { ...state, title: 'Mégsem' })).toEqual([...OWN, 'titles']);
});

test('a topic, author, section or mark that comes or goes changes their lists only', () => {
  expect(keysOf(state, { ...state, tags: ['medve'] })).toEqual([...OWN, 'tag:vasut', 'tag:medve']);
  expect(keysOf(state, { ...state, authors: [] })).toEqual([...OWN, 'author:dobrai-nora']);
  expect(keysOf(state, { ...state, superTags: [] })).toEqual([...OWN, 'super-tag:gazdasag']);
  expect(keysOf(state, { ...state, favorite: true })).toEqual([...OWN, 'flag:favorite']);
  expect(keysOf(state, { ...state, flags: ['live'] })).toEqual([...OWN, 'flag:live']);
});

test.each<[string, Partial<ArticleState>]>([
  ['another date', { pubDate: 2000 }], ['another site', { mirroringSites: ['erdely'] }], ['sections that change places', { mainSuperTag: 'gazdasag', superTags: ['belfold'] }],
  ['another rank', { rank: 3 }], ['a parent', { parentId: 3 }],
])('%s moves an article on all of its lists', (_, fields) => {
  expect(keysOf(state, { ...state, ...fields })).toEqual(expect.arrayContaining(['newest', 'super-tag:belfold', 'super-tag:gazdasag', 'tag:vasut', 'author:dobrai-nora']));
});

test('a sponsored article changes what every page knows, at every write', () => {
  const sponsored = { ...state, flags: ['pr'] };
  expect(keysOf(sponsored, { ...sponsored, lead: 'Más' })).toEqual([...OWN, 'pr']);
  expect(keysOf(state, state)).not.toContain('pr');
  expect(keysOf(state, state, { parents: [{ id: 3, slug: 'blog', pr: true }] })).toContain('pr');
});

test('a post changes its live blog, and no list', () => {
  const post = { ...state, type: 'liveblogpost' as const, parentId: 3 };
  expect(keysOf(null, post, { parents: [{ id: 3, slug: 'blog', pr: false }] })).toEqual([...OWN, 'article:blog', 'article-id:3']);
});

test('an article that becomes a post leaves its lists', () => {
  expect(keysOf(state, { ...state, type: 'liveblogpost', parentId: 3 })).toEqual(expect.arrayContaining(['newest', 'tag:vasut', 'titles']));
});

test('the archive changes where an article joins, leaves or moves in it, in both of its months', () => {
  expect(keysOf(state, { ...state, lead: 'Más' })).not.toContain('archive');
  expect(keysOf(state, { ...state, slug: 'mas' })).toEqual(expect.arrayContaining(ARCHIVE));
  expect(keysOf(state, { ...state, mainSuperTag: 'gazdasag' })).toEqual(expect.arrayContaining(ARCHIVE));
  expect(keysOf(state, { ...state, pubDate: Date.UTC(2026, 10, 21) / 1000 })).toEqual(expect.arrayContaining([...ARCHIVE, 'archive:2026-11']));
  expect(keysOf(null, null)).not.toContain('archive');
});
