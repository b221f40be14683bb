import { AUTO_BLOCK_VARIANTS, RECOMMENDER_LIST_MAX_ITEMS, RECOMMENDER_VERSIONS } from '../../shared/config/constants.ts';
import { seededRandom, seededSample } from '../../shared/lib/seeded-random.ts';
import type { AutoBlock, Recommended } from '../../shared/contract/schemas/article.ts';
import { loadSummaries } from './article-store.ts';
import { listNewestCombinedIds } from './combined-list-store.ts';
import type { Database } from './database/open-database.ts';
import { listAutoBlockIds } from './auto-block-ids.ts';
import type { ListKey } from './list-keys.ts';
import { listNewestIds } from './list-store.ts';
import { loadTaxa } from './taxonomy-store.ts';

type ListName = keyof Recommended;

/** A version draws from this many of the newest articles of a list. */
const CANDIDATES = 24;
/** The reader's edge leaves out the article being read, so each list has one more than is shown. */
const SPARE = 1;

const LIST_KEYS = {
  special: 'type:longform',
  breaking: 'flag:legfontosabb',
  important: 'flag:important',
  newest: 'top',
  favorite: 'flag:favorite',
  pr: 'flag:pr',
} as const satisfies Record<Exclude<ListName, 'after'>, ListKey>;

const MAX_ITEMS = { ...RECOMMENDER_LIST_MAX_ITEMS, after: RECOMMENDER_LIST_MAX_ITEMS.newest } as const satisfies Record<ListName, number>;

/**
 * The recommender's lists in one of their versions 1–20: the same version always draws the same articles from the same
 * candidates. With a section its own articles only, but for the sponsored ones. Null for an unknown section.
 * @spec §7 §9 Recommender
 */
export async function loadRecommended(database: Database, site: string, { version, superTag }: { version: number; superTag: string | null }): Promise<Recommended | null> {
  const taxa = await loadTaxa(database, { superTags: ['after', ...(superTag === null ? [] : [superTag])] });
  const section = taxa.superTags.find(({ slug, active }) => slug === superTag && active);
  if (superTag !== null && section === undefined) return null;
  const after = taxa.superTags.find(({ slug }) => slug === 'after');
  const keys: [ListName, ListKey][] = [
    ['special', LIST_KEYS.special],
    ['breaking', LIST_KEYS.breaking],
    ['important', LIST_KEYS.important],
    ['newest', LIST_KEYS.newest],
    ['favorite', LIST_KEYS.favorite],
    ['pr', LIST_KEYS.pr],
    ...(after === undefined ? [] : [['after', `mstag:${after.id}`] satisfies [ListName, ListKey]]),
  ];
  const candidates = section === undefined ? await listNewestIds(database, site, keys.map(([, listKey]) => ({ listKey, limit: CANDIDATES }))) : await listOfSection(database, site, section.id, keys);
  const drawn = new Map(keys.map(([name], index) => [name, draw(name, candidates[index] ?? [], clampVersion(version, RECOMMENDER_VERSIONS))]));
  const summaries = new Map((await loadSummaries(database, [...new Set([...drawn.values()].flat())])).map((article) => [article.id, article]));
  const list = (name: ListName) => (drawn.get(name) ?? []).flatMap((id) => summaries.get(id) ?? []);
  return { special: list('special'), breaking: list('breaking'), important: list('important'), newest: list('newest'), favorite: list('favorite'), pr: list('pr'), after: list('after') };
}

/** The automatic block under an article in one of its variants 1–4. @spec §4 §7 GET /api/index/auto-block */
export async function loadAutoBlock(database: Database, site: string, { variant, superTag = null }: { variant: number; superTag?: string | null }): Promise<AutoBlock> {
  const [section] = superTag === null ? [] : (await loadTaxa(database, { superTags: [superTag] })).superTags;
  const { title, ids } = await listAutoBlockIds(database, site, clampVersion(variant, AUTO_BLOCK_VARIANTS), section ?? null);
  return { title, items: await loadSummaries(database, ids) };
}

async function listOfSection(database: Database, site: string, sectionId: number, keys: readonly [ListName, ListKey][]): Promise<number[][]> {
  const lists: number[][] = [];
  for (const [name, listKey] of keys) {
    const include: ListKey[] = name === 'pr' || name === 'after' ? [listKey] : [listKey, `stag:${sectionId}`];
    lists.push(await listNewestCombinedIds(database, { site, include, exclude: [], limit: CANDIDATES }));
  }
  return lists;
}

/** A sample in the order of the candidates, so that what is newer stands first. */
function draw(name: ListName, candidates: readonly number[], version: number): number[] {
  const sample = new Set(seededSample(candidates, MAX_ITEMS[name] + SPARE, seededRandom(`${name} ${version}`)));
  return candidates.filter((id) => sample.has(id));
}

function clampVersion(version: number, versions: number): number {
  return Number.isInteger(version) && version >= 1 && version <= versions ? version : 1;
}
