import { footballTexts } from '../../config/texts-football.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { toTeamName } from './match-row.ts';
import { toForm, type RankedRow, type StandingGroup } from './standings.ts';
import { TeamCrest } from './team-crest.tsx';
import styles from './football.module.css';

const texts = footballTexts.standings;

/** A league's tables, one a group. @spec §2.8 §3 Standing row */
export function StandingsTables({ groups }: { groups: readonly StandingGroup[] }) {
  if (groups.length === 0) return <p>{footballTexts.noData}</p>;
  return groups.map(({ name, rows }) => <StandingsTable key={name} name={name} rows={rows} />);
}

const NUMBERS = ['played', 'win', 'draw', 'lose'] as const;
const COLUMNS = [...NUMBERS, 'goals', 'goalsDiff', 'points'] as const;

function StandingsTable({ name, rows }: StandingGroup) {
  const hasForm = rows.some(({ row }) => toForm(row).length > 0);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- only what has the focus scrolls by keyboard
    <div role="group" tabIndex={0} aria-label={name ?? footballTexts.views.tabella} className={styles.scroll}>
      <table className={styles.table}>
        {name !== null && <caption>{name}</caption>}
        <thead>
          <tr>
            <th scope="col">
              <abbr title={texts.rank}>#</abbr>
            </th>
            <th scope="col">{texts.team}</th>
            {COLUMNS.map((column) => (
              <Title key={column} names={texts[column]} />
            ))}
            {hasForm && <Title names={texts.form} />}
          </tr>
        </thead>
        <tbody>
          {rows.map((ranked, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a table shows its rows in their order
            <Row key={index} ranked={ranked} hasForm={hasForm} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Title({ names: [short, long] }: { names: readonly [string, string] }) {
  return (
    <th scope="col">
      <abbr title={long}>{short}</abbr>
    </th>
  );
}

function Row({ ranked: { row, rank }, hasForm }: { ranked: RankedRow; hasForm: boolean }) {
  const { team, all, goalsDiff, points } = row;
  return (
    <tr>
      <td>{rank}</td>
      <th scope="row">
        <span className={styles.who}>
          <TeamCrest team={team} />
          {toTeamName(team)}
        </span>
      </th>
      {NUMBERS.map((name) => (
        <td key={name}>{toCell(all[name])}</td>
      ))}
      <td>{`${toCell(all.goals.for)}–${toCell(all.goals.against)}`}</td>
      <td>{goalsDiff !== null && goalsDiff > 0 ? `+${goalsDiff}` : toCell(goalsDiff)}</td>
      <td>
        <b>{toCell(points)}</b>
      </td>
      {hasForm && <td><Form results={toForm(row)} /></td>}
    </tr>
  );
}

/** The last matches as letters, each with its word. */
function Form({ results }: { results: readonly ('W' | 'D' | 'L')[] }) {
  return (
    <span className={styles.form}>
      {results.map((result, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- matches keep their order
        <abbr key={index} title={texts.results[result][1]} className={styles[result]}>
          {texts.results[result][0]}
        </abbr>
      ))}
    </span>
  );
}

function toCell(value: number | null): string {
  return value === null ? footballTexts.noValue : formatNumber(value);
}
