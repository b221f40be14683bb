import { footballTexts } from '../../config/texts-football.ts';
import { toTeamName } from './match-row.ts';
import type { PlayerView, RankedPlayer } from './player-ranking.ts';
import { TeamCrest } from './team-crest.tsx';
import styles from './football.module.css';

const texts = footballTexts.players;

/** Top scorers, or who has the most cards. @spec §2.8 §3 Top scorer or card row */
export function PlayerTable({ view, players }: { view: PlayerView; players: readonly RankedPlayer[] }) {
  if (players.length === 0) return <p>{footballTexts.noData}</p>;
  return (
    <table className={`${styles.table} ${styles.players}`}>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={footballTexts.standings.rank}>#</abbr>
          </th>
          <th scope="col">{texts.player}</th>
          <th scope="col">{texts[view]}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ rank, player, team, score, secondYellows }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two players may have one name
          <tr key={index}>
            <td>{rank}</td>
            <th scope="row">
              <span className={styles.who}>
                {player.photo?.startsWith('/') === true ? <img className={styles.photo} src={player.photo} alt="" width={32} height={32} loading="lazy" /> : team !== null && <TeamCrest team={team} />}
                <span>
                  {player.name ?? footballTexts.unknownPlayer}
                  {team !== null && <small>{toTeamName(team)}</small>}
                </span>
              </span>
            </th>
            <td>
              <b>{score}</b>
              {view === 'piros' && secondYellows > 0 && <small>{`${texts.secondYellow}: ${secondYellows}`}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
