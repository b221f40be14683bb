import type { ArticleList } from '../../shared/contract/schemas/article.ts';
import { loadSummaries } from './article-store.ts';
import { listCombinedIds } from './combined-list-store.ts';
import type { Database } from './database/open-database.ts';
import type { ListKey } from './list-keys.ts';
import { loadTaxa } from './taxonomy-store.ts';

/** What GET /api/articles may be narrowed by, all at once. @spec §7 */
export type ArticleListFilters = {
  readonly tag?: string;
  /** Main section. */
  readonly mstag?: string;
  readonly author?: string;
  /** A flag, or one of the marks favorite, important, announcement, evergreen, periodic. */
  readonly flag?: string;
  /** The children of one article, or `none` for articles without a parent. */
  readonly parent?: number | 'none';
  readonly excludeTag?: string;
};

/** Loads a page of articles, newest first, with the number of all. A slug that nobody has gives an empty list. */
export async function loadArticleList(
  database: Database,
  { site, filters, offset, limit }: { site: string; filters: ArticleListFilters; offset: number; limit: number },
): Promise<ArticleList> {
  const keys = await resolveListKeys(database, filters);
  if (keys === null) return { items: [], totalItems: 0 };
  const { ids, total } = await listCombinedIds(database, { site, ...keys, offset, limit });
  return { items: await loadSummaries(database, ids), totalItems: total };
}

async function resolveListKeys(database: Database, filters: ArticleListFilters): Promise<{ include: ListKey[]; exclude: ListKey[] } | null> {
  const tagSlugs = [filters.tag, filters.excludeTag].filter((slug) => slug !== undefined);
  const taxa = await loadTaxa(database, { superTags: optional(filters.mstag), tags: tagSlugs, authors: optional(filters.author) });
  const tag = taxa.tags.find(({ slug }) => slug === filters.tag);
  const excluded = taxa.tags.find(({ slug }) => slug === filters.excludeTag);
  if (taxa.unknown.some((slug) => slug !== filters.excludeTag)) return null;
  const include: ListKey[] = [
    ...(tag === undefined ? [] : [`tag:${tag.id}` as const]),
    ...taxa.superTags.map(({ id }) => `mstag:${id}` as const),
    ...taxa.authors.map(({ id }) => `author:${id}` as const),
    ...(filters.flag === undefined ? [] : [`flag:${filters.flag}` as const]),
    ...(filters.parent === undefined ? [] : [filters.parent === 'none' ? ('top' as const) : (`parent:${filters.parent}` as const)]),
  ];
  return { include, exclude: excluded === undefined ? [] : [`tag:${excluded.id}`] };
}

function optional(slug: string | undefined): string[] {
  return slug === undefined ? [] : [slug];
}
