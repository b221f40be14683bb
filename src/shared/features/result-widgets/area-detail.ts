import type { ResultContent } from '../../contract/schemas/result-widget.ts';

/** A map of results and one of its areas. */
export type MapContent = Extract<ResultContent, { kind: 'electionMap' }>;
export type MapArea = MapContent['areas'][number];

/**
 * The area of a map that a detail (`telepules/tiszaszalkas`) names: the one whose link ends so. Null where there is none,
 * and for a widget that is no map.
 */
export function resolveArea(content: ResultContent, detail: string): MapArea | null {
  if (content.kind !== 'electionMap' || !/^[^/]+\/[^/]+$/.test(detail)) return null;
  return content.areas.find(({ href }) => href !== null && href.endsWith(`/${detail}`)) ?? null;
}

/** The area's leading share, or null where nothing is counted. */
export function toLead(area: MapArea): { readonly party: string; readonly percent: number } | null {
  return area.results.find(({ party }) => party === area.winner) ?? null;
}
