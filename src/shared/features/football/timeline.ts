import { footballTexts } from '../../config/texts-football.ts';
import type { Fixture, FixtureEvent } from '../../contract/schemas/football.ts';

const texts = footballTexts.events;

/** What happened in a match, in words. */
export type TimelineItem = {
  /** As 90+3, or empty where it is not known. */
  readonly minute: string;
  readonly side: 'home' | 'away' | null;
  readonly kind: 'goal' | 'yellow' | 'red' | 'subst' | 'var' | 'other';
  readonly title: string;
  readonly text: string;
};

/** A match's goals, substitutions, video reviews and cards in the order of time. @spec §2.8 */
export function toTimeline({ events, teams }: Pick<Fixture, 'events' | 'teams'>): TimelineItem[] {
  return events
    .map((event) => ({ event, at: (event.time.elapsed ?? Infinity) + (event.time.extra ?? 0) / 100 }))
    .toSorted((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ event }) => ({ minute: toMinute(event), side: toSide(event, teams), kind: toKind(event), title: toTitle(event), text: toText(event) }));
}

function toMinute({ time: { elapsed, extra } }: FixtureEvent): string {
  if (elapsed === null) return '';
  return extra === null || extra === 0 ? `${elapsed}.` : `${elapsed}+${extra}.`;
}

function toSide({ team }: FixtureEvent, { home, away }: Fixture['teams']): TimelineItem['side'] {
  if (isSame(team, home)) return 'home';
  return isSame(team, away) ? 'away' : null;
}

/** By the name only where there is no id to go by. */
function isSame(a: FixtureEvent['team'], b: FixtureEvent['team']): boolean {
  if (a.id !== null && b.id !== null) return a.id === b.id;
  return a.name !== null && a.name === b.name;
}

function toKind({ type, detail }: FixtureEvent): TimelineItem['kind'] {
  switch (type?.toLowerCase()) {
    case 'goal':
      return detail?.toLowerCase() === 'missed penalty' ? 'other' : 'goal';
    case 'card':
      return detail?.toLowerCase() === 'yellow card' ? 'yellow' : 'red';
    case 'subst':
      return 'subst';
    case 'var':
      return 'var';
    default:
      return 'other';
  }
}

function toTitle({ type, detail }: FixtureEvent): string {
  return lookUp(texts.details, detail) ?? lookUp(texts.types, type) ?? texts.unknown;
}

function toText({ type, player, assist, comments, team }: FixtureEvent): string {
  const who = type?.toLowerCase() === 'subst' ? toSubstitution(player, assist) : [player?.name ?? null, assist?.name == null ? null : texts.assist(assist.name)];
  const what = comments === null || comments === '' ? null : (lookUp(texts.comments, comments) ?? comments);
  const known = [...who, what].filter((part) => part !== null);
  return known.length === 0 ? (team.name ?? '') : known.join(', ');
}

function toSubstitution(out: FixtureEvent['player'], into: FixtureEvent['assist']): (string | null)[] {
  const [inName, outName] = [into?.name ?? null, out?.name ?? null];
  if (inName === null && outName === null) return [null];
  return [texts.substitution(inName ?? footballTexts.unknownPlayer, outName ?? footballTexts.unknownPlayer)];
}

/** What a table of texts has under a name of the service, however that writes its letters. */
export function lookUp(table: Readonly<Record<string, string>>, name: string | null): string | null {
  const key = name?.toLowerCase() ?? '';
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}

