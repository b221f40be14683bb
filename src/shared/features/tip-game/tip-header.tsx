import { tipGameTexts } from '../../config/texts-tip-game.ts';
import type { TipGame } from '../../contract/schemas/tip-game.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { TIP_GAMES_PATH } from './tip-game-data.ts';
import styles from './tip-game.module.css';

/** The head of a game's page: what it is, until when, how many play. */
export function TipHeader({ title, game }: { title: string; game: TipGame }) {
  return (
    <header className={styles.header}>
      <p className="kicker">
        <a href={TIP_GAMES_PATH}>{tipGameTexts.name}</a>
      </p>
      <h1>{title}</h1>
      {game.lead !== null && <p>{game.lead}</p>}
      <p className="meta">
        <TipState game={game} />
      </p>
      {game.supplement !== null && (
        <p className="meta">
          <a href={`/melleklet/${encodeURIComponent(game.supplement)}`}>{tipGameTexts.supplement}</a>
        </p>
      )}
    </header>
  );
}

/** Whether picks are taken, until when, and how many play. */
export function TipState({ game: { open, deadline, playerCount } }: { game: Pick<TipGame, 'open' | 'deadline' | 'playerCount'> }) {
  return (
    <>
      {open ? tipGameTexts.open : tipGameTexts.closed}
      {` · ${tipGameTexts.deadline}: `}
      <TimeStamp unix={deadline} />
      {` · ${tipGameTexts.players(formatNumber(playerCount))}`}
    </>
  );
}
