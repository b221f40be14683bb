import { BREAKING_BLOCK_POSITION, LATEST_BLOCK_ITEMS } from '../../../shared/config/constants.ts';
import type { EditionKey } from '../../../shared/config/editions/edition.ts';
import type { ArticleSummary } from '../../../shared/contract/schemas/article.ts';
import { loadSummaries } from '../../store/article-store.ts';
import type { Database } from '../../store/database/open-database.ts';
import { countLists, listArticleIds } from '../../store/list-store.ts';
import { loadTaxa } from '../../store/taxonomy-store.ts';

/** How many of the newest articles an editor would look through. */
const CANDIDATES = 60;
const LEAD_ITEMS = 3;
const GRID_ITEMS = 6;
const STRIP_ITEMS = 4;

/** Sections that do not belong among the news at the top. */
const NOT_FOR_THE_TOP = new Set(['kozlemeny', 'pr-cikk', 'tamogatott-tartalom', 'tarsadalmi-celu-reklam', 'english', 'napirajz', 'velemeny', 'after']);

/** Sections with a strip of their own, in this order, where the edition has articles enough. */
const STRIPS: Readonly<Record<EditionKey, readonly string[]>> = {
  main: ['belfold', 'kulfold', 'gazdasag', 'kultura', 'tudomany', 'tech', 'sport', 'erdely', 'szepkilatas', 'helyben', 'eletmod'],
  regional: ['erdely', 'belfold', 'kulfold', 'gazdasag', 'kultura', 'sport', 'helyben', 'szepkilatas'],
};

type Block = { position: number; name: string; title: string | null; superTagId?: number; source: 'newest' | 'super-tag' | 'sponsored'; items: number } | { position: number; name: string; title: string | null; source: 'picked'; articleIds: number[] };

/** Lays an edition's front page out of what it has: breaking, lead, grid, newest, strips, opinion, sponsored. @spec §3 Front-page block */
export async function seedFrontBlocks(trx: Database, edition: EditionKey, site: string): Promise<void> {
  const candidates = await loadSummaries(trx, (await listArticleIds(trx, { site, listKey: 'top', offset: 0, limit: CANDIDATES })).ids);
  const live = candidates.find((article) => article.type === 'liveblog' && article.live);
  const best = candidates.filter((article) => article !== live && isForTheTop(article)).toSorted((one, other) => toWeight(other) - toWeight(one));
  const picks = best.slice(0, LEAD_ITEMS + GRID_ITEMS).map(({ id }) => id);
  const blocks: Block[] = [
    { position: 10, name: 'lead', title: null, source: 'picked', articleIds: picks.slice(0, LEAD_ITEMS) },
    { position: 20, name: 'grid', title: null, source: 'picked', articleIds: picks.slice(LEAD_ITEMS) },
    { position: 30, name: 'newest', title: 'Friss hírek', source: 'newest', items: LATEST_BLOCK_ITEMS },
    ...(await listSectionBlocks(trx, edition, site)),
    { position: 900, name: 'sponsored', title: 'Támogatott tartalom', source: 'sponsored', items: 3 },
    ...(live === undefined ? [] : [{ position: BREAKING_BLOCK_POSITION, name: 'breaking', title: null, source: 'picked' as const, articleIds: [live.id] }]),
  ];
  for (const block of blocks) await insertBlock(trx, site, block);
}

async function listSectionBlocks(trx: Database, edition: EditionKey, site: string): Promise<Block[]> {
  const { superTags } = await loadTaxa(trx, { superTags: [...STRIPS[edition], 'velemeny'] });
  const counts = await countLists(trx, site, superTags.map(({ id }) => `mstag:${id}` as const));
  const filled = superTags.filter(({ id }) => (counts.get(`mstag:${id}`) ?? 0) >= STRIP_ITEMS);
  const opinion = filled.find(({ slug }) => slug === 'velemeny');
  const strips = filled.filter((section) => section !== opinion);
  const toBlock = (section: (typeof filled)[number], name: string, position: number): Block => ({ position, name, title: section.name, superTagId: section.id, source: 'super-tag', items: STRIP_ITEMS });
  return [...strips.map((section, index) => toBlock(section, 'strip', 40 + index * 10)), ...(opinion === undefined ? [] : [toBlock(opinion, 'opinion', 45)])].toSorted((one, other) => one.position - other.position);
}

async function insertBlock(trx: Database, site: string, block: Block): Promise<void> {
  const { position, name, title, source } = block;
  const item_count = block.source === 'picked' ? block.articleIds.length : block.items;
  const super_tag_id = block.source === 'picked' ? null : (block.superTagId ?? null);
  const { id } = await trx.insertInto('front_blocks').values({ site, position, name, title, source, item_count, super_tag_id }).returning('id').executeTakeFirstOrThrow();
  if (block.source !== 'picked') return;
  await trx.insertInto('front_block_articles').values(block.articleIds.map((article_id, index) => ({ block_id: id, position: index + 1, article_id }))).execute();
}

function isForTheTop({ type, pr, coverImage, mainSuperTag }: ArticleSummary): boolean {
  return type !== 'liveblog' && !pr && coverImage !== null && !NOT_FOR_THE_TOP.has(mainSuperTag?.slug ?? '');
}

/** What editors marked first, then what is newer. */
function toWeight({ flags, important, rank, pubDate }: ArticleSummary): number {
  const day = pubDate / 86_400;
  return day + (flags.some(({ slug }) => slug === 'legfontosabb') ? 6 : 0) + (important ? 3 : 0) + (rank ?? 0) / 10;
}
