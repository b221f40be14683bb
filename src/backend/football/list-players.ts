import type { Fixture, FixtureEvent, PlayerList } from '../../shared/contract/schemas/football.ts';

type Row = PlayerList['items'][number];
type Counts = { goals: number; yellow: number; red: number; yellowred: number };
type Entry = { readonly name: string; readonly photo: string | null; readonly team: FixtureEvent['team']; readonly counts: Counts };

/** Who has scored, most goals first. Own goals, missed penalties and shoot-outs are nobody's goals. @spec §5 */
export function listTopScorers(fixtures: readonly Fixture[]): Row[] {
  return toRows(fixtures, ({ goals }) => goals);
}

/** Who has yellow cards, most first. @spec §5 */
export function listYellowCards(fixtures: readonly Fixture[]): Row[] {
  return toRows(fixtures, ({ yellow }) => yellow);
}

/** Who has been sent off, by a red card or a second yellow one, most first. @spec §5 */
export function listRedCards(fixtures: readonly Fixture[]): Row[] {
  return toRows(fixtures, ({ red, yellowred }) => red + yellowred);
}

function toRows(fixtures: readonly Fixture[], toScore: (counts: Counts) => number): Row[] {
  return countPlayers(fixtures)
    .filter(({ counts }) => toScore(counts) > 0)
    .toSorted((one, other) => toScore(other.counts) - toScore(one.counts) || one.name.localeCompare(other.name, 'hu'))
    .map(({ name, photo, team, counts: { goals, yellow, red, yellowred } }) => ({ player: { name, photo }, statistics: [{ team, goals: { total: goals }, cards: { yellow, red, yellowred } }] }));
}

/** Players are told apart by their ids, and where a service has none by team and name. */
function countPlayers(fixtures: readonly Fixture[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const event of fixtures.flatMap(({ events }) => events)) {
    const counted = toCounted(event);
    const name = event.player?.name ?? null;
    if (counted === null || name === null) continue;
    const key = event.player?.id == null ? `${event.team.id} ${name}` : String(event.player.id);
    const entry = entries.get(key) ?? { name, photo: event.player?.photo ?? null, team: event.team, counts: { goals: 0, yellow: 0, red: 0, yellowred: 0 } };
    entry.counts[counted] += 1;
    entries.set(key, entry);
  }
  return [...entries.values()];
}

/** What an event counts as; null for one that counts for nobody. */
function toCounted({ type, detail, comments }: FixtureEvent): keyof Counts | null {
  const [kind, what] = [type?.toLowerCase(), detail?.toLowerCase()];
  if (kind === 'goal') return what === 'own goal' || what === 'missed penalty' || comments === 'Penalty Shootout' ? null : 'goals';
  if (kind !== 'card') return null;
  if (what === 'yellow card') return 'yellow';
  if (what === 'second yellow card') return 'yellowred';
  return what === 'red card' ? 'red' : null;
}
