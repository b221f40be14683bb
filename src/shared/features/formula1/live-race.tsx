import { formula1Texts } from '../../config/texts-formula1.ts';
import { LiveLabel } from '../../ui/live-badge.tsx';
import type { RaceState, ShownRace } from './formula1-data.ts';
import { RaceDate } from './race-date.tsx';
import { toLapsText } from './race-state.ts';
import { ResultTable } from './result-table.tsx';
import { useLiveRace } from './use-live-race.ts';
import styles from './formula1.module.css';

const { race: texts, nothing } = formula1Texts;

type RaceProps = { shown: ShownRace; season: number | null };

/** A race as it stands; while it runs it keeps itself current. @spec §2.9 §4 F1 race */
export function LiveRace({ shown, season }: RaceProps) {
  const { race, rows } = shown;
  const { announcement, ...state } = useLiveRace(race.id, { status: race.status, laps: race.laps, rows });
  return (
    <>
      <RaceNow shown={shown} state={state} />
      <RaceRows rows={state.rows} caption={state.status === 'live' ? texts.captions.live : texts.captions.result} season={season} />
      {race.status === 'live' && <output className="visually-hidden">{announcement}</output>}
    </>
  );
}

/** The order in which a race begins. @spec §2.9 */
export function StartingGrid({ shown, season }: RaceProps) {
  const { race, rows } = shown;
  return (
    <>
      <RaceNow shown={shown} state={{ status: race.status, laps: race.laps }} />
      <RaceRows rows={rows} caption={texts.captions.grid} season={season} />
    </>
  );
}

function RaceRows({ rows, caption, season }: Parameters<typeof ResultTable>[0]) {
  return rows.length === 0 ? <p>{nothing}</p> : <ResultTable rows={rows} caption={caption} season={season} />;
}

/** Where and when it is run, and how far it is. */
function RaceNow({ shown: { competition, race }, state: { status, laps } }: { shown: ShownRace; state: Omit<RaceState, 'rows'> }) {
  const place = [competition.city, competition.country].filter((part) => part !== null).join(', ');
  const progress = [status === 'completed' || status === 'cancelled' ? texts.status[status] : null, toLapsText(laps)].filter((part) => part !== null);
  return (
    <p className="meta">
      {place !== '' && `${place} · `}
      <RaceDate race={race} />
      {status === 'live' && ' · '}
      {status === 'live' && <LiveLabel className={styles.live} />}
      {progress.map((part) => ` · ${part}`).join('')}
    </p>
  );
}
