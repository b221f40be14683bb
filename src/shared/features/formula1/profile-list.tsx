import { formula1Texts } from '../../config/texts-formula1.ts';
import type { RaceStandingsRow } from '../../contract/schemas/formula1.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { DriverName, TeamName } from './names.tsx';
import styles from './formula1.module.css';

const { nothing, points, driver: driverTexts, team: teamTexts } = formula1Texts;

type ProfileListProps = {
  rows: readonly RaceStandingsRow[];
  of: 'drivers' | 'teams';
  season: number | null;
  /** The one whose profile is shown. */
  shownId: number | null;
};

/** The drivers or teams of a season, each leading to its profile. @spec §2.9 */
export function ProfileList({ rows, of, season, shownId }: ProfileListProps) {
  const heading = of === 'drivers' ? driverTexts.list : teamTexts.list;
  return (
    <nav className={styles.block} aria-label={heading}>
      <h2 className="heading">{heading}</h2>
      {rows.length === 0 && <p>{nothing}</p>}
      <ul className={`plain ${styles.list}`}>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has no id that is always there
          <li key={index}>
            {of === 'drivers' ? (
              <DriverName id={row.driverId} name={row.driverName} season={season} isShown={row.driverId !== null && row.driverId === shownId} />
            ) : (
              <TeamName id={row.teamId} name={row.teamName} season={season} isShown={row.teamId !== null && row.teamId === shownId} />
            )}
            <small>{[of === 'drivers' ? row.teamName : null, row.points === null ? null : points(formatNumber(row.points))].filter((part) => part !== null).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </nav>
  );
}
