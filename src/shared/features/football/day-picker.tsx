import { footballTexts } from '../../config/texts-football.ts';
import { toDayText } from './day-text.ts';
import { FOOTBALL_PATH, footballPath } from './football-path.ts';
import styles from './football.module.css';

const texts = footballTexts.pickers;

/** A day with matches. */
export type MatchDay = { readonly date: string; readonly matches: number | null };

type DayPickerProps = { league: number; season: number | null; day: string; days: readonly MatchDay[] };

/** The days of a season to choose: the ones next to the chosen one, all of them, or any by its date. @spec §2.8 nap */
export function DayPicker({ league, season, day, days }: DayPickerProps) {
  const earlier = days.findLast(({ date }) => date < day);
  const later = days.find(({ date }) => date > day);
  const toHref = (date: string) => footballPath({ league, season, day: date });
  return (
    <div className={styles.pickers}>
      {earlier !== undefined && <a href={toHref(earlier.date)} rel="prev">{`${texts.earlier} ${toDayText(earlier.date)}`}</a>}
      {later !== undefined && <a href={toHref(later.date)} rel="next">{`${texts.later} ${toDayText(later.date)}`}</a>}
      {days.length > 0 && (
        <details>
          <summary>{texts.days}</summary>
          <ul className="plain">
            {days.map(({ date, matches }) => (
              <li key={date}>
                <a href={toHref(date)} aria-current={date === day ? 'true' : undefined}>
                  {toDayText(date)}
                </a>
                {matches !== null && <small>{` ${texts.matches(matches)}`}</small>}
              </li>
            ))}
          </ul>
        </details>
      )}
      <form action={FOOTBALL_PATH}>
        <input type="hidden" name="liga" value={league} />
        {season !== null && <input type="hidden" name="szezon" value={season} />}
        <label>
          {`${texts.day} `}
          <input type="date" name="nap" defaultValue={day} />
        </label>
        <button type="submit">{texts.show}</button>
      </form>
    </div>
  );
}
