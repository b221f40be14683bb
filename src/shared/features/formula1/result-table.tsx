import { formula1Texts } from '../../config/texts-formula1.ts';
import { formatNumber } from '../../lib/format-number.ts';
import type { ResultRow } from './formula1-data.ts';
import { DriverName, Face, TeamName } from './names.tsx';
import { toTimeText } from './race-state.ts';
import styles from './formula1.module.css';

const { table: texts, noValue } = formula1Texts;

type ResultTableProps = { rows: readonly ResultRow[]; caption: string; season: number | null };

/** The columns that only some results have; a phone has room for the points alone. */
const COLUMNS = [
  { field: 'grid', label: texts.grid, className: styles.wide },
  { field: 'laps', label: texts.laps, className: styles.wide },
  { field: 'points', label: texts.points, className: undefined },
] as const;

/** A race's result or starting grid. @spec §2.9 §3 Formula 1 */
export function ResultTable({ rows, caption, season }: ResultTableProps) {
  const columns = COLUMNS.filter(({ field }) => rows.some((row) => row[field] !== null));
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={texts.position}>{texts.positionShort}</abbr>
          </th>
          <th scope="col" className={styles.driver}>
            {texts.driver}
          </th>
          <th scope="col" className={styles.time}>
            {texts.time}
          </th>
          {columns.map(({ field, label, className }) => (
            <th key={field} scope="col" className={className}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place keeps its row: an overtaking changes names and moves nothing
          <tr key={index}>
            <td>{row.position ?? noValue}</td>
            <th scope="row">
              <Face src={row.driver.image} />
              <DriverName {...row.driver} season={season} />
              {row.team !== null && (
                <small>
                  <TeamName {...row.team} season={season} />
                </small>
              )}
            </th>
            <td>{toTimeText(row.time)}</td>
            {columns.map(({ field, className }) => (
              <td key={field} className={className}>
                {toCell(row[field])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function toCell(value: number | null): string {
  return value === null ? noValue : formatNumber(value);
}
