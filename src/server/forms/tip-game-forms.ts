import type { Router } from 'express';
import { bodySchemas } from '../../shared/contract/schemas/endpoint-schemas.ts';
import type { TipEntry, TipEntryDraft } from '../../shared/contract/schemas/tip-game.ts';
import { TIP_GAMES_PATH, toEntryPath, type TipProblem } from '../../shared/features/tip-game/tip-game-data.ts';
import { isAppError } from '../../shared/lib/errors.ts';
import type { Edge } from '../edge.ts';
import type { AnsweredPage } from '../render/build-page.ts';
import { toTipDraft } from './parse-tip-form.ts';
import { takeForm, type FormOutcome, type SentForm } from './take-form.ts';

const STATUS = { invalid: 422, closed: 409, tooMany: 429 } as const satisfies Record<TipProblem, number>;

/**
 * Takes picks of the prediction games: `POST` to a game's page makes an entry, to an entry's page changes it; answered
 * with the way to the entry's page, or with the form and what is wrong with it. @spec §2.1 Tip-game supplement
 */
export function tipGameForms(edge: Edge): Router {
  return takeForm<TipEntryDraft>(edge, {
    name: 'tip-form',
    paths: [`${TIP_GAMES_PATH}/:subSlug`, `${TIP_GAMES_PATH}/:subSlug/:key`],
    modes: ['public'],
    // A household that plays together, and no more.
    limit: { times: 20, everyMs: 60_000 },
    parse: toTipDraft,
    take: takePicks,
    refuseTooMany: (form) => toProblemPage(form, 'tooMany'),
  });
}

async function takePicks(form: SentForm<TipEntryDraft>): Promise<FormOutcome> {
  const checked = bodySchemas.tipGameEntryCreate.safeParse(form.draft);
  if (!checked.success) return { page: await toProblemPage(form, 'invalid') };
  try {
    const entry = await saveEntry(form, checked.data);
    return { location: toEntryPath(form.pageRequest.params['subSlug'] ?? '', entry.key) };
  } catch (error) {
    const problem = toProblem(error);
    if (problem === null) throw error;
    return { page: await toProblemPage(form, problem) };
  }
}

function saveEntry({ site: { api }, pageRequest: { params: { subSlug: slug = '', key } } }: SentForm<TipEntryDraft>, body: TipEntryDraft): Promise<TipEntry> {
  return key === undefined ? api.tipGameEntryCreate({ params: { slug }, body }) : api.tipGameEntryUpdate({ params: { slug, key }, body });
}

/** What the backend has against an entry that a player can do something about. */
function toProblem(error: unknown): TipProblem | null {
  const status = isAppError(error) ? error.detail['backendStatus'] : null;
  if (status === 409) return 'closed';
  return status === 422 ? 'invalid' : null;
}

/** The page that the form stood on, with what was filled in and what is wrong with it. */
async function toProblemPage({ site: { api }, pageRequest: { params: { subSlug: slug = '', key } }, draft }: SentForm<TipEntryDraft>, problem: TipProblem): Promise<AnsweredPage> {
  const refused = { problem, draft };
  const game = await api.tipGame({ params: { slug } });
  const status = STATUS[problem];
  if (key === undefined) return { name: 'tipGame', data: { game, refused }, status };
  return { name: 'tipEntry', data: { game, entry: await api.tipGameEntry({ params: { slug, key } }), refused }, status };
}
