import { footballTexts } from '../../config/texts-football.ts';
import { ShareBar } from './share-bar.tsx';
import type { StatisticsRow } from './statistics.ts';
import styles from './football.module.css';

/** What both teams did, in numbers and bars. @spec §2.8 Statistics */
export function MatchStatistics({ rows, home, away }: { rows: readonly StatisticsRow[]; home: string; away: string }) {
  if (rows.length === 0) return <p>{footballTexts.noData}</p>;
  return (
    <table className={styles.shares}>
      <thead>
        <tr>
          <th scope="col">{home}</th>
          <th scope="col">
            <span className="visually-hidden">{footballTexts.match.statistics}</span>
          </th>
          <th scope="col">{away}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <td>{row.home}</td>
            <th scope="row">
              {row.name}
              <ShareBar shares={row.homeShare === null ? [] : [row.homeShare, 100 - row.homeShare]} />
            </th>
            <td>{row.away}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
