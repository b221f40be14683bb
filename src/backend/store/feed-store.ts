import { PAID_SUPER_TAGS } from '../../shared/config/feeds.ts';
import type { FeedArticles } from '../../shared/contract/schemas/archive.ts';
import { loadArticles } from './article-store.ts';
import { listNewestCombinedIds } from './combined-list-store.ts';
import type { Database } from './database/open-database.ts';
import type { ListKey } from './list-keys.ts';
import { loadTaxa } from './taxonomy-store.ts';
import type { Taxa } from './taxonomy-store.ts';

/** What a feed is narrowed to: one of these, or none. */
export type FeedQuery = { readonly site: string; readonly superTag?: string; readonly tag?: string; readonly author?: string; readonly limit: number };

/** Articles that live at a sponsor are seldom: so many more are looked at. */
const SPARE_ARTICLES = 10;

/**
 * The newest articles of a feed, whole; nothing that somebody paid for. A section's feed holds what its list does. Null
 * for a section, topic or author that does not exist or is switched off.
 */
export async function loadFeedArticles(database: Database, { site, superTag, tag, author, limit }: FeedQuery): Promise<FeedArticles | null> {
  const taxa = await loadTaxa(database, { superTags: listOf(superTag), tags: listOf(tag), authors: listOf(author) });
  if (taxa.unknown.length > 0 || taxa.superTags.some(({ active }) => !active)) return null;
  const paid = await loadTaxa(database, { superTags: PAID_SUPER_TAGS });
  const exclude: ListKey[] = ['flag:pr', ...paid.superTags.map(({ id }) => `stag:${id}` as const)];
  const ids = await listNewestCombinedIds(database, { site, include: toListKeys(taxa), exclude, limit: limit + SPARE_ARTICLES });
  const items = (await loadArticles(database, ids)).filter(({ ctUrl }) => ctUrl === null).slice(0, limit);
  return { ...toTitle(taxa), items };
}

function toListKeys({ superTags, tags, authors }: Taxa): ListKey[] {
  const keys: ListKey[] = [...superTags.map(({ id }) => `stag:${id}` as const), ...tags.map(({ id }) => `tag:${id}` as const), ...authors.map(({ id }) => `author:${id}` as const)];
  return keys.length === 0 ? ['top'] : keys;
}

function toTitle({ superTags: [superTag], tags: [tag], authors: [author] }: Taxa): Pick<FeedArticles, 'title' | 'author'> {
  return {
    title: superTag?.name ?? tag?.name ?? author?.name ?? null,
    author: author === undefined ? null : { slug: author.slug, name: author.name, title: author.title, avatarSrc: author.avatar_src },
  };
}

function listOf(slug: string | undefined): string[] {
  return slug === undefined ? [] : [slug];
}
