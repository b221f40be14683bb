import { footballTexts } from '../../config/texts-football.ts';
import { MatchLine } from './match-line.tsx';
import type { MatchRow } from './match-row.ts';

type MatchListProps = { matches: readonly MatchRow[]; current?: number | null };

/** The matches of a day; without one it says so. @spec §2.8 */
export function MatchList({ matches, current = null }: MatchListProps) {
  if (matches.length === 0) return <p>{footballTexts.noMatches}</p>;
  return (
    <ul className="plain">
      {matches.map((match) => (
        <li key={match.id}>
          <MatchLine match={match} current={match.id === current} />
        </li>
      ))}
    </ul>
  );
}
