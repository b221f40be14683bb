import { FRONT_BLOCK_NAMES } from '../../../shared/config/front-block-names.ts';
import type { FrontBlockSetting, SiteWritten } from '../../../shared/contract/schemas/newsroom-site.ts';
import { AppError } from '../../../shared/lib/errors.ts';
import type { Database } from '../database/open-database.ts';
import { appendPurge } from '../purge-store.ts';
import { loadTaxa } from '../taxonomy-store.ts';
import { requireSite } from './require-site.ts';

/** A front page as editors keep it, in order of position. @throws NOT_FOUND for an unknown site */
export async function loadFrontBlockSettings(database: Database, site: string): Promise<{ items: FrontBlockSetting[] }> {
  await requireSite(database, site);
  const blocks = await database
    .selectFrom('front_blocks')
    .leftJoin('super_tags', 'super_tags.id', 'front_blocks.super_tag_id')
    .select(['front_blocks.id', 'position', 'front_blocks.name', 'title', 'source', 'item_count as items', 'super_tags.slug as superTag'])
    .where('site', '=', site)
    .orderBy('position')
    .execute();
  const picked = await database
    .selectFrom('front_block_articles')
    .innerJoin('front_blocks', 'front_blocks.id', 'front_block_articles.block_id')
    .select(['block_id', 'article_id'])
    .where('site', '=', site)
    .orderBy('front_block_articles.position')
    .execute();
  return { items: blocks.map(({ id, ...block }) => ({ ...block, articleIds: picked.filter(({ block_id }) => block_id === id).map(({ article_id }) => article_id) })) };
}

/** Lays a site's front page anew, in one transaction. @throws NOT_FOUND for an unknown site, INVALID_INPUT for what does not exist */
export async function replaceFrontBlocks(database: Database, { site, blocks, now }: { site: string; blocks: readonly FrontBlockSetting[]; now: number }): Promise<SiteWritten> {
  return database.transaction().execute(async (trx) => {
    await requireSite(trx, site);
    await refuseUnknown(trx, site, blocks);
    await trx.deleteFrom('front_blocks').where('site', '=', site).execute();
    for (const block of blocks) await insertBlock(trx, site, block);
    const purged = ['front'];
    return { sequence: await appendPurge(trx, { keys: purged, hard: false, now }), purged };
  });
}

async function refuseUnknown(trx: Database, site: string, blocks: readonly FrontBlockSetting[]): Promise<void> {
  const ids = [...new Set(blocks.flatMap(({ articleIds }) => articleIds))];
  const found = ids.length === 0 ? [] : await trx.selectFrom('article_sites').select('article_id').where('site', '=', site).where('article_id', 'in', ids).execute();
  const known = new Set(found.map(({ article_id }) => article_id));
  const taxa = await loadTaxa(trx, { superTags: blocks.flatMap(({ superTag }) => superTag ?? []) });
  const names: ReadonlySet<string> = new Set(FRONT_BLOCK_NAMES);
  const unknown = [
    ...blocks.flatMap(({ name }) => (names.has(name) ? [] : [`the block ${name}`])),
    ...ids.filter((id) => !known.has(id)).map((id) => `the article ${id}`),
    ...taxa.unknown.map((slug) => `the section ${slug}`),
  ];
  if (unknown.length > 0) throw new AppError('INVALID_INPUT', `The front page of ${site} names what it does not have: ${unknown.join(', ')}.`, { detail: { unknown } });
}

async function insertBlock(trx: Database, site: string, { position, name, title, source, superTag, items, articleIds }: FrontBlockSetting): Promise<void> {
  const { id } = await trx
    .insertInto('front_blocks')
    .values(({ selectFrom }) => ({
      site, position, name, title, source, item_count: items ?? articleIds.length,
      super_tag_id: superTag === null ? null : selectFrom('super_tags').select('id').where('slug', '=', superTag),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (articleIds.length === 0) return;
  await trx.insertInto('front_block_articles').values(articleIds.map((article_id, index) => ({ block_id: id, position: index + 1, article_id }))).execute();
}
