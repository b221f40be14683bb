import { LATEST_BLOCK_ITEMS, LIST_PAGE_ITEMS } from '../../shared/config/constants.ts';
import { notFound } from '../../shared/lib/errors.ts';
import { loadIndexBoxes, loadIndexSuperTag } from '../store/front-store.ts';
import type { BlockSource } from '../store/front-store.ts';
import { NEWEST_KEY } from '../store/newsroom/purge-keys.ts';
import { loadEpisode, loadEpisodes, loadPodcasts } from '../store/podcast-store.ts';
import { loadAutoBlock, loadRecommended } from '../store/recommend-store.ts';
import type { Handler } from './handler.ts';
import { toItemKeys } from './surrogate-keys.ts';

/** What the recommender's lists are made of beside the newest, of all or of a section. */
const RECOMMENDED_KEYS = ['type:longform', 'flag:legfontosabb', 'flag:important', 'flag:favorite', 'flag:pr', 'super-tag:after'];

/** GET /api/index/boxes. @spec §7 */
export const handleIndexBoxes: Handler<'indexBoxes'> = async ({ database }, { site }) => {
  const { items, sources, pickedIds } = await loadIndexBoxes(database, site);
  return { body: { items }, keys: ['front', ...sources.flatMap(toSourceKeys), ...toItemKeys([...pickedIds.map((id) => ({ id })), ...items.flatMap(({ articles }) => articles)])] };
};

/** GET /api/index/episodes: the newest, as many as the newest block has articles. @spec §7 */
export const handleIndexEpisodes: Handler<'indexEpisodes'> = async ({ database }, { site }) => {
  return { body: await loadEpisodes(database, { site, offset: 0, limit: LATEST_BLOCK_ITEMS }), keys: ['episodes'] };
};

/** GET /api/index/mstag/{tag}. @spec §7 */
export const handleIndexSuperTag: Handler<'indexSuperTag'> = async ({ database }, { site, params }) => {
  const body = await loadIndexSuperTag(database, site, params.tag);
  if (body === null) throw notFound(`/api/index/mstag/${params.tag}`);
  return { body, keys: [`super-tag:${params.tag}`, ...toItemKeys(body.items)] };
};

/** GET /api/index/auto-block?v=. @spec §4 §7 */
export const handleAutoBlock: Handler<'autoBlock'> = async ({ database }, { site, query }) => {
  const variant = query.integer('v') ?? 1;
  const body = await loadAutoBlock(database, site, { variant });
  return { body, keys: ['auto-block', toAutoBlockKey(variant), ...toItemKeys(body.items)] };
};

/** GET /api/recommended/mstag/all?v=. @spec §7 §9 */
export const handleRecommendedAll: Handler<'recommendedAll'> = async ({ database }, { site, query }) => {
  const body = await loadRecommended(database, site, { version: query.integer('v') ?? 1, superTag: null });
  if (body === null) throw notFound('/api/recommended/mstag/all');
  return { body, keys: ['recommended', NEWEST_KEY, ...RECOMMENDED_KEYS, ...toItemKeys(Object.values(body).flat())] };
};

/** GET /api/recommended/mstag/{slug}?v=. @spec §7 §9 */
export const handleRecommendedBySuperTag: Handler<'recommendedBySuperTag'> = async ({ database }, { site, params, query }) => {
  const body = await loadRecommended(database, site, { version: query.integer('v') ?? 1, superTag: params.slug });
  if (body === null) throw notFound(`/api/recommended/mstag/${params.slug}`);
  return { body, keys: ['recommended', `super-tag:${params.slug}`, ...RECOMMENDED_KEYS, ...toItemKeys(Object.values(body).flat())] };
};

/** GET /api/episodes. @spec §7 */
export const handleEpisodes: Handler<'episodes'> = async ({ database }, { site, query }) => {
  const podcast = query.first('podcast');
  const slice = query.slice({ page: 'page', size: 'perPage' }, LIST_PAGE_ITEMS);
  return { body: await loadEpisodes(database, { site, ...(podcast !== undefined && { podcast }), ...slice }), keys: ['episodes'] };
};

/** GET /api/episodes/{slug}. @spec §7 */
export const handleEpisode: Handler<'episode'> = async ({ database }, { site, params }) => {
  const body = await loadEpisode(database, site, params.slug);
  if (body === null) throw notFound(`/api/episodes/${params.slug}`);
  return { body, keys: ['episodes', `episode:${params.slug}`] };
};

/** GET /api/podcasts/public/all. @spec §7 */
export const handlePodcasts: Handler<'podcasts'> = async ({ database }, { site }) => {
  return { body: await loadPodcasts(database, site), keys: ['episodes'] };
};

function toSourceKeys({ source, superTag }: BlockSource): string[] {
  switch (source) {
    case 'sponsored':
      return ['flag:pr'];
    case 'super-tag':
      return superTag === null ? [NEWEST_KEY] : [`super-tag:${superTag}`];
    case 'newest':
      return [NEWEST_KEY];
    case 'picked':
      return [];
  }
}

function toAutoBlockKey(variant: number): string {
  switch (variant) {
    case 3:
      return 'flag:evergreen';
    case 4:
      return 'flag:favorite';
    default:
      return NEWEST_KEY;
  }
}
