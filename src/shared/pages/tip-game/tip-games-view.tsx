import { tipGameTexts } from '../../config/texts-tip-game.ts';
import type { TipGames } from '../../contract/schemas/tip-game.ts';
import { toGamePath } from '../../features/tip-game/tip-game-data.ts';
import { TipState } from '../../features/tip-game/tip-header.tsx';
import styles from '../../features/tip-game/tip-game.module.css';
import type { ViewProps } from '../page.ts';

/** All games, the one that closes next first. */
export function TipGamesView({ data: { items } }: ViewProps<TipGames>) {
  return (
    <div className="wrap">
      <header className={styles.header}>
        <h1>{tipGameTexts.name}</h1>
      </header>
      {items.length === 0 && <p>{tipGameTexts.none}</p>}
      {items.map((game) => (
        <article key={game.slug} className={styles.header}>
          <h2 className="heading">
            <a href={toGamePath(game.slug)}>{game.title}</a>
          </h2>
          {game.lead !== null && <p>{game.lead}</p>}
          <p className="meta">
            <TipState game={game} />
          </p>
        </article>
      ))}
    </div>
  );
}
