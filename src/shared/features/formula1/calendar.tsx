import { formula1Texts } from '../../config/texts-formula1.ts';
import { LiveLabel } from '../../ui/live-badge.tsx';
import { decideRace, isCompleted } from './decide-race.ts';
import type { Competition, ShownRace } from './formula1-data.ts';
import { toFormula1Path } from './formula1-path.ts';
import { RaceDate } from './race-date.tsx';
import styles from './formula1.module.css';

const { calendar: texts, nothing } = formula1Texts;

type CalendarProps = { competitions: readonly Competition[]; season: number; shown: ShownRace | null };

/** A season's race weekends, each leading to its race. @spec §2.9 */
export function Calendar({ competitions, season, shown }: CalendarProps) {
  return (
    <nav className={styles.block} aria-label={texts.heading}>
      <h2 className="heading">{texts.heading}</h2>
      {competitions.length === 0 && <p>{nothing}</p>}
      <ol className={`plain ${styles.list}`}>
        {competitions.map((competition) => (
          <li key={competition.id}>
            <a href={toFormula1Path({ season, competition: competition.id, ...toRace(competition) })} aria-current={competition.id === shown?.competition.id ? 'true' : undefined}>
              {competition.name}
            </a>
            <Dates competition={competition} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A weekend's address names the race that it shows, as the canonical one does. */
function toRace(competition: Competition): { race?: number } {
  const race = decideRace(competition);
  return race === null ? {} : { race: race.id };
}

function Dates({ competition }: { competition: Competition }) {
  const last = competition.races.at(-1) ?? null;
  const place = [competition.city, competition.country].filter((part) => part !== null).join(', ');
  return (
    <small>
      {place !== '' && `${place} · `}
      {last !== null && <RaceDate race={last} />}
      {isCompleted(competition) && ` · ${texts.completed}`}
      {competition.races.some(({ status }) => status === 'live') && ' · '}
      {competition.races.some(({ status }) => status === 'live') && <LiveLabel className={styles.live} />}
    </small>
  );
}
