import { tipGameTexts } from '../../config/texts-tip-game.ts';
import type { TipGame } from '../../contract/schemas/tip-game.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { hasAnswers } from './tip-game-data.ts';
import styles from './tip-game.module.css';

/** The players, the best first; their points only when something has been decided. @spec §5 Ranking ties */
export function TipTable({ game }: { game: TipGame }) {
  const { table: texts } = tipGameTexts;
  const { players, playerCount } = game;
  if (players.length === 0) return null;
  const isDecided = hasAnswers(game);
  return (
    <section>
      <h2 className="heading">{texts.heading}</h2>
      {playerCount > players.length && <p className="meta">{texts.first(formatNumber(players.length), formatNumber(playerCount))}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            {isDecided && <th scope="col">{texts.rank}</th>}
            <th scope="col">{texts.name}</th>
            {isDecided && <th scope="col">{texts.points}</th>}
            {isDecided && <th scope="col">{texts.right}</th>}
          </tr>
        </thead>
        <tbody>
          {players.map(({ rank, name, points, right }, index) => (
            // Two players may have one name; the table is replaced whole.
            <tr key={index}>
              {isDecided && <td>{rank}</td>}
              <th scope="row">{name}</th>
              {isDecided && <td>{points}</td>}
              {isDecided && <td>{right}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
