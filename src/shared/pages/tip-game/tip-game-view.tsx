import { tipGameTexts } from '../../config/texts-tip-game.ts';
import { TipAnswers } from '../../features/tip-game/tip-answers.tsx';
import { TipForm } from '../../features/tip-game/tip-form.tsx';
import { toGamePath } from '../../features/tip-game/tip-game-data.ts';
import { TipHeader } from '../../features/tip-game/tip-header.tsx';
import { TipNotice } from '../../features/tip-game/tip-notice.tsx';
import { TipTable } from '../../features/tip-game/tip-table.tsx';
import type { ViewProps } from '../page.ts';
import type { TipGameData } from './tip-game-page.ts';

/** A game: its questions to answer until the deadline and the answers after it, and who plays. */
export function TipGameView({ data: { game, refused } }: ViewProps<TipGameData>) {
  return (
    <div className="wrap">
      <TipHeader title={game.title} game={game} />
      {refused !== null && <TipNotice problem={refused.problem} />}
      {game.open && refused?.problem !== 'closed' ? (
        <TipForm game={game} draft={refused?.draft ?? null} action={toGamePath(game.slug)} submitText={tipGameTexts.form.send} />
      ) : (
        <TipAnswers game={game} picks={null} />
      )}
      <TipTable game={game} />
    </div>
  );
}
