import { LATEST_BLOCK_ITEMS } from '../../shared/config/constants.ts';
import type { FrontBlock, IndexSuperTag } from '../../shared/contract/schemas/front.ts';
import { loadSummaries } from './article-store.ts';
import type { Database } from './database/open-database.ts';
import type { ListKey } from './list-keys.ts';
import { listArticleIds, listNewestIds } from './list-store.ts';
import { loadTaxa } from './taxonomy-store.ts';

type BlockRow = { id: number; position: number; name: string; title: string | null; super_tag_id: number | null; super_tag: string | null; source: 'picked' | 'newest' | 'super-tag' | 'sponsored'; item_count: number };

/** Where a block's articles come from. */
export type BlockSource = { readonly source: BlockRow['source']; readonly superTag: string | null };

/** The front page's blocks, and what they depend on; `pickedIds` are hand-picked articles, public or not. */
export type IndexBoxes = { readonly items: FrontBlock[]; readonly sources: readonly BlockSource[]; readonly pickedIds: readonly number[] };

/**
 * The front page's blocks in order of position. Hand-picked blocks keep their order and lose what is not public any
 * more; sections show their newest articles that no picked block has; a block without articles is left out.
 * @spec §7 GET /api/index/boxes
 */
export async function loadIndexBoxes(database: Database, site: string): Promise<IndexBoxes> {
  const blocks = await loadBlocks(database, site);
  const { pickedIds, shownByBlock: picked } = await loadPicked(database, site);
  const shown = new Set([...picked.values()].flat());
  const automatic = blocks.filter(({ source }) => source !== 'picked');
  const newest = await listNewestIds(database, site, automatic.map((block) => ({ listKey: toListKey(block), limit: block.item_count + (block.source === 'super-tag' ? shown.size : 0) })));
  const idsOf = new Map(automatic.map((block, index) => [block.id, withoutShown(block, newest[index] ?? [], shown)]));
  const summaries = new Map((await loadSummaries(database, [...new Set([...shown, ...[...idsOf.values()].flat()])])).map((article) => [article.id, article]));
  const items = blocks.map((block) => ({
    position: block.position,
    name: block.name,
    title: block.title,
    superTag: block.super_tag,
    articles: (picked.get(block.id) ?? idsOf.get(block.id) ?? []).slice(0, block.item_count).flatMap((id) => summaries.get(id) ?? []),
  }));
  return { items: items.filter(({ articles }) => articles.length > 0), sources: blocks.map((block) => ({ source: block.source, superTag: block.super_tag })), pickedIds };
}

/** A section's newest articles; null for a section that does not exist or is not active. @spec §7 GET /api/index/mstag/{tag} */
export async function loadIndexSuperTag(database: Database, site: string, slug: string, limit: number = LATEST_BLOCK_ITEMS): Promise<IndexSuperTag | null> {
  const [superTag] = (await loadTaxa(database, { superTags: [slug] })).superTags;
  if (superTag === undefined || !superTag.active) return null;
  const { ids } = await listArticleIds(database, { site, listKey: `mstag:${superTag.id}`, offset: 0, limit });
  return { title: superTag.name, slug: superTag.slug, items: await loadSummaries(database, ids) };
}

function loadBlocks(database: Database, site: string): Promise<BlockRow[]> {
  return database
    .selectFrom('front_blocks')
    .leftJoin('super_tags', 'super_tags.id', 'front_blocks.super_tag_id')
    .select(['front_blocks.id', 'position', 'front_blocks.name', 'title', 'super_tag_id', 'super_tags.slug as super_tag', 'source', 'item_count'])
    .where('site', '=', site)
    .orderBy('position')
    .execute();
}

/** By block, only what stands on the site's list of all, so that a withdrawn article disappears at once. */
async function loadPicked(database: Database, site: string): Promise<{ pickedIds: number[]; shownByBlock: Map<number, number[]> }> {
  const rows = await database
    .selectFrom('front_block_articles')
    .innerJoin('front_blocks', 'front_blocks.id', 'front_block_articles.block_id')
    .innerJoin('articles', 'articles.id', 'front_block_articles.article_id')
    .leftJoin('list_entries', (join) =>
      join.on('list_entries.site', '=', site).on('list_entries.list_key', '=', 'all').onRef('list_entries.pub_date', '=', 'articles.pub_date').onRef('list_entries.article_id', '=', 'articles.id'),
    )
    .select(['front_block_articles.block_id', 'articles.id', 'list_entries.article_id as listed'])
    .where('front_blocks.site', '=', site)
    .where('front_blocks.source', '=', 'picked')
    .orderBy('front_block_articles.position')
    .execute();
  const shownByBlock = new Map<number, number[]>();
  for (const { block_id, id, listed } of rows) if (listed !== null) shownByBlock.set(block_id, [...(shownByBlock.get(block_id) ?? []), id]);
  return { pickedIds: rows.map(({ id }) => id), shownByBlock };
}

function toListKey(block: BlockRow): ListKey {
  switch (block.source) {
    case 'sponsored':
      return 'flag:pr';
    case 'super-tag':
      return block.super_tag_id === null ? 'top' : `mstag:${block.super_tag_id}`;
    case 'newest':
    case 'picked':
      return 'top';
  }
}

function withoutShown(block: BlockRow, ids: readonly number[], shown: ReadonlySet<number>): number[] {
  const kept = block.source === 'super-tag' ? ids.filter((id) => !shown.has(id)) : ids;
  return kept.slice(0, block.item_count);
}
