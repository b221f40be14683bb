import { BREAKING_BLOCK_POSITION } from '../../shared/config/constants.ts';
import type { FrontBlockSetting } from '../../shared/contract/schemas/newsroom-site.ts';
import { isAppError } from '../../shared/lib/errors.ts';
import { loadMarker } from './load-marker.ts';
import type { NewsroomApi } from './newsroom-api.ts';

/**
 * Gives the breaking block its next state. Only where it shows one of the demo's states: a block that an editor has
 * filled otherwise, or taken away, is the editor's. Answers whether it changed.
 */
export async function workOnFrontPage(api: NewsroomApi, site: string): Promise<boolean> {
  const marker = await loadMarker(api);
  if (marker === null) return false;
  const states = await Promise.all(marker.breaking.map((slugs) => loadIds(api, slugs)));
  const { items } = await api.newsroomFrontBlocks({ params: { site } });
  const next = decideBreaking(items, states);
  if (next === null) return false;
  await api.newsroomFrontBlocksReplace({ params: { site }, body: { items: items.map((block) => (block.position === BREAKING_BLOCK_POSITION ? next : block)) } });
  return true;
}

/** The breaking block in the state after its present one; null where it is in none of them or the next one cannot be shown. */
export function decideBreaking(blocks: readonly FrontBlockSetting[], states: readonly (readonly number[])[]): FrontBlockSetting | null {
  const block = blocks.find(({ position }) => position === BREAKING_BLOCK_POSITION);
  const shown = states.findIndex((ids) => ids.join() === block?.articleIds.join());
  const next = states[(shown + 1) % states.length];
  if (block === undefined || shown === -1 || next === undefined || next.length === 0 || states.length < 2) return null;
  return { ...block, articleIds: [...next], items: next.length };
}

/** An article that is not public any more takes its whole state with it. */
async function loadIds(api: NewsroomApi, slugs: readonly string[]): Promise<number[]> {
  try {
    return await Promise.all(slugs.map(async (slug) => (await api.article({ params: { slug } })).id));
  } catch (error) {
    if (isAppError(error) && error.code === 'NOT_FOUND') return [];
    throw error;
  }
}
