import type { TipEntryDraft, TipGame } from '../../contract/schemas/tip-game.ts';

/** Why picks were not taken. */
export type TipProblem = 'invalid' | 'closed' | 'tooMany';

/** What came with a form that could not be taken: shown again, so that nothing has to be entered twice. */
export type RefusedTips = { readonly problem: TipProblem; readonly draft: TipEntryDraft };

/** Where a game stands. */
export function toGamePath(slug: string): string {
  return `${TIP_GAMES_PATH}/${encodeURIComponent(slug)}`;
}

/** Where an entry stands; who has the key may change it. */
export function toEntryPath(slug: string, key: string): string {
  return `${toGamePath(slug)}/${encodeURIComponent(key)}`;
}

/** Where all games stand. @spec §2.1 */
export const TIP_GAMES_PATH = '/melleklet/tippjatek';

/** The name of a question's field in the form: no field of the form itself begins so. */
export const PICK_FIELD_PREFIX = 'tipp-';

/** Whether something has been decided, so that points mean something. */
export function hasAnswers(game: Pick<TipGame, 'questions'>): boolean {
  return game.questions.some(({ answer }) => answer !== null);
}
