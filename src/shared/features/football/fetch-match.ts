import type { Fixture } from '../../contract/schemas/football.ts';

const DEADLINE_MS = 15_000;

/** A match as it stands now, which readers share; null while the edge has no answer. @throws where no sound answer came @spec §7 Live score data service */
export async function fetchMatch(id: number): Promise<Fixture | null> {
  const response = await fetch(`/livescore/football/fixtures/${id}`, { signal: AbortSignal.timeout(DEADLINE_MS) });
  if (response.status === 204) return null;
  const body: unknown = response.ok ? await response.json() : null;
  if (!isMatch(body, id)) throw new Error(`The match was answered ${response.status}.`);
  return body;
}

/** The edge has checked its shape; this tells it from what something else on the way may have answered. */
function isMatch(value: unknown, id: number): value is Fixture {
  const { fixture, events, lineups, statistics, predictions } = toFields(value);
  return toFields(fixture)['id'] === id && [events, lineups, statistics, predictions].every(Array.isArray);
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
