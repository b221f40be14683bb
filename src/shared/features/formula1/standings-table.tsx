import { formula1Texts } from '../../config/texts-formula1.ts';
import type { RaceStandingsRow } from '../../contract/schemas/formula1.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { DriverName, Face, TeamName } from './names.tsx';
import styles from './formula1.module.css';

const { table: texts, nothing, noValue } = formula1Texts;

type StandingsTableProps = { rows: readonly RaceStandingsRow[]; of: 'drivers' | 'teams'; caption: string; season: number | null };

/** The points table of a season's drivers or teams. @spec §2.9 §3 Formula 1 */
export function StandingsTable({ rows, of, caption, season }: StandingsTableProps) {
  if (rows.length === 0) return <p>{nothing}</p>;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={texts.position}>{texts.positionShort}</abbr>
          </th>
          <th scope="col" className={styles.driver}>
            {of === 'drivers' ? texts.driver : texts.team}
          </th>
          <th scope="col" className={styles.time}>
            {texts.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has no id that is always there
          <tr key={index}>
            <td>{row.position ?? noValue}</td>
            <th scope="row">{of === 'drivers' ? <Driver row={row} season={season} /> : <TeamName id={row.teamId} name={row.teamName} season={season} />}</th>
            <td>
              <strong>{row.points === null ? noValue : formatNumber(row.points)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Driver({ row, season }: { row: RaceStandingsRow; season: number | null }) {
  return (
    <>
      <Face src={row.driverImage} />
      <DriverName id={row.driverId} name={row.driverName} season={season} />
      {row.teamName !== null && (
        <small>
          <TeamName id={row.teamId} name={row.teamName} season={season} />
        </small>
      )}
    </>
  );
}
