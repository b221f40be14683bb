import type { Circuit } from '../../contract/schemas/formula1.ts';
import type { Formula1Data } from '../../features/formula1/formula1-data.ts';
import { createPointsChart } from '../../features/formula1/points-chart.ts';
import { FORMULA1_SPORT } from '../../features/formula1/race-transport.ts';
import type { LineChart } from '../../lib/charts/line-chart.ts';
import { isMissingCall } from '../../lib/missing-call.ts';
import type { Site } from '../../lib/site.ts';

type ApiSite = Pick<Site, 'api'>;

/** The circuit of the race that is shown; null where nobody knows it. */
export async function loadCircuit({ api }: ApiSite, { content }: Formula1Data): Promise<Circuit | null> {
  const id = content.view === 'versenynaptar' ? (content.shown?.race.circuitId ?? null) : null;
  return id === null ? null : api.circuit({ params: { sport: FORMULA1_SPORT, id: String(id) } }).catch(toNothing);
}

/** The course of a season's points, beside the points tables; null where the data service does not tell it. */
export async function loadPointsChart({ api }: ApiSite, { content, season }: Formula1Data): Promise<LineChart | null> {
  if (content.view !== 'pontverseny' && content.view !== 'konstruktor') return null;
  const points = await api.seasonPoints({ params: { sport: FORMULA1_SPORT, season: String(season) } }).catch(toNothing);
  return points === null ? null : createPointsChart(points, content.view === 'pontverseny' ? 'drivers' : 'teams', season);
}

function toNothing(error: unknown): null {
  if (isMissingCall(error)) return null;
  throw error;
}
