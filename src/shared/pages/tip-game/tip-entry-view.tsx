import { tipGameTexts } from '../../config/texts-tip-game.ts';
import { TipAnswers } from '../../features/tip-game/tip-answers.tsx';
import { TipForm } from '../../features/tip-game/tip-form.tsx';
import { hasAnswers, toEntryPath, toGamePath } from '../../features/tip-game/tip-game-data.ts';
import { TipHeader } from '../../features/tip-game/tip-header.tsx';
import { TipNotice } from '../../features/tip-game/tip-notice.tsx';
import { formatNumber } from '../../lib/format-number.ts';
import type { ViewProps } from '../page.ts';
import type { TipEntryData } from './tip-entry-page.ts';

/** A player's own page: picks to change until the deadline, what they were worth after it. */
export function TipEntryView({ data: { game, entry, refused } }: ViewProps<TipEntryData>) {
  const { entry: texts, form } = tipGameTexts;
  return (
    <div className="wrap">
      <TipHeader title={texts.title(entry.name)} game={game} />
      {refused !== null && <TipNotice problem={refused.problem} />}
      {hasAnswers(game) && (
        <p>
          <strong>{texts.result(formatNumber(entry.points), formatNumber(entry.right), formatNumber(entry.place))}</strong>
        </p>
      )}
      {game.open && refused?.problem !== 'closed' ? (
        <>
          <p>{texts.keep}</p>
          <TipForm game={game} draft={refused?.draft ?? entry} action={toEntryPath(game.slug, entry.key)} submitText={form.save} />
        </>
      ) : (
        <TipAnswers game={game} picks={entry.picks} />
      )}
      <p>
        <a href={toGamePath(game.slug)}>{game.title}</a>
      </p>
    </div>
  );
}
