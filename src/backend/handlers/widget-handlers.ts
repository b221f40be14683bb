import type { SiteWritten } from '../../shared/contract/schemas/newsroom-site.ts';
import type { TipEntryDraft, TipGameDraft } from '../../shared/contract/schemas/tip-game.ts';
import { collapseWhiteSpace, isBlankText, toPlainText } from '../../shared/lib/article-html/plain-text.ts';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import { createTipEntry, loadTipEntry, updateTipEntry } from '../store/tip-entry-store.ts';
import { loadTipGame, loadTipGames, saveTipGame } from '../store/tip-game-store.ts';
import { loadResultWidget, saveResultWidget } from '../store/widget-store.ts';
import type { Handler, HandlerParts } from './handler.ts';

/** GET /api/result-widgets/{slug}. @spec §2.4 */
export const handleResultWidget: Handler<'resultWidget'> = async ({ database }, { site, params }) => {
  const body = await loadResultWidget(database, site, params.slug);
  if (body === null) throw notFound(`/api/result-widgets/${params.slug}`);
  return { body, keys: [`result-widget:${params.slug}`] };
};

/** PUT /api/newsroom/result-widgets/{slug}: of the site that the header names, as the reading call has it. */
export const handleResultWidgetSave: Handler<'newsroomResultWidgetSave'> = async (parts, { site, params: { slug }, body }) => {
  requireSlug(slug);
  return tellPurges(parts, slug, await saveResultWidget(parts.database, { site, slug, draft: body, now: parts.now() }));
};

/** GET /api/tip-games. @spec §2.1 Tip-game supplement */
export const handleTipGames: Handler<'tipGames'> = async ({ database, now }, { site }) => ({ body: await loadTipGames(database, { site, now: now() }), keys: ['tip-games'] });

/** GET /api/tip-games/{slug}: a game with the head of its table. */
export const handleTipGame: Handler<'tipGame'> = async ({ database, now }, { site, params }) => {
  const body = await loadTipGame(database, { site, slug: params.slug, now: now() });
  if (body === null) throw notFound(`/api/tip-games/${params.slug}`);
  return { body, keys: [`tip-game:${params.slug}`] };
};

/** GET /api/tip-games/{slug}/entries/{key}: for who has the key. */
export const handleTipGameEntry: Handler<'tipGameEntry'> = async ({ database }, { site, params: { slug, key } }) => {
  const body = await loadTipEntry(database, { site, slug, key });
  if (body === null) throw notFound(`/api/tip-games/${slug}/entries/…`);
  return { body, keys: [] };
};

/** POST /api/tip-games/{slug}/entries: before the deadline. */
export const handleTipGameEntryCreate: Handler<'tipGameEntryCreate'> = async ({ database, now }, { site, params: { slug }, body }) => ({
  status: 201,
  body: await createTipEntry(database, { site, slug, draft: toShownDraft(body), now: now() }),
  keys: [],
});

/** PUT /api/tip-games/{slug}/entries/{key}: before the deadline, for who has the key. */
export const handleTipGameEntryUpdate: Handler<'tipGameEntryUpdate'> = async ({ database, now }, { site, params: { slug, key }, body }) => ({
  body: await updateTipEntry(database, { site, slug, key, draft: toShownDraft(body), now: now() }),
  keys: [],
});

/** PUT /api/newsroom/tip-games/{slug}: answers that turned out right count everybody's points. */
export const handleTipGameSave: Handler<'newsroomTipGameSave'> = async (parts, { site, params: { slug }, body }) => {
  requireSlug(slug);
  refuseBrokenQuestions(body.questions);
  return tellPurges(parts, slug, await saveTipGame(parts.database, { site, slug, draft: body, now: parts.now() }));
};

/** The slug becomes a surrogate key, which is dropped where it could part the header. */
function requireSlug(slug: string): void {
  if (slug.length > 200 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new AppError('INVALID_INPUT', 'The slug has small letters, digits and single hyphens.');
}

function refuseBrokenQuestions(questions: TipGameDraft['questions']): void {
  const broken = questions.filter(({ id, options, answer }, index) => {
    const ids = new Set(options.map((option) => option.id));
    return ids.size < options.length || (answer !== null && !ids.has(answer)) || questions.findIndex((question) => question.id === id) < index;
  });
  if (broken.length > 0) throw new AppError('INVALID_INPUT', `Each question and each of its options needs an id of its own, and an answer is one of the options: ${broken.map(({ id }) => id).join(', ')}.`);
}

/** A name as a table shows it: words, without what nobody sees. */
function toShownDraft({ name, picks }: TipEntryDraft): TipEntryDraft {
  const shown = collapseWhiteSpace(toPlainText(name)).trim();
  if (shown.length < 2 || isBlankText(shown)) throw new AppError('INVALID_INPUT', 'The name needs two letters or more.');
  return { name: shown, picks };
}

function tellPurges({ wakePurges }: HandlerParts, slug: string, { sequence, purged }: SiteWritten) {
  wakePurges();
  return { body: { slug, sequence, purged }, keys: [] };
}
