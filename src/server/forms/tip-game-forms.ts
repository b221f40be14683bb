import { Router, urlencoded, type Request, type RequestHandler, type Response } from 'express';
import { bodySchemas } from '../../shared/contract/schemas/endpoint-schemas.ts';
import type { TipEntry, TipEntryDraft } from '../../shared/contract/schemas/tip-game.ts';
import { TIP_GAMES_PATH, toEntryPath, type TipProblem } from '../../shared/features/tip-game/tip-game-data.ts';
import { isAppError } from '../../shared/lib/errors.ts';
import type { Site } from '../../shared/lib/site.ts';
import { createPublicSite } from '../create-site.ts';
import type { Edge } from '../edge.ts';
import { isBadAddress, parsePageRequest, toBarePageRequest, type PageRequest } from '../page-request.ts';
import { toBuildOptions } from '../page-server.ts';
import { buildAnsweredEntry } from '../render/build-page.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { sendUnkept, serveError, serveErrorStatus } from '../serve-page.ts';
import { isForeign } from './foreign-request.ts';
import { toTipDraft } from './parse-tip-form.ts';
import { createRateLimit } from './rate-limit.ts';
import { toReaderAddress } from './reader-address.ts';

/** A household that plays together, and no more. */
const LIMIT = { times: 20, everyMs: 60_000 } as const;

const STATUS = { invalid: 422, closed: 409, tooMany: 429 } as const satisfies Record<TipProblem, number>;

/**
 * Takes picks of the prediction games: `POST` to a game's page makes an entry, to an entry's page changes it. Plain forms,
 * answered with the way to the entry's page, or with the form and what is wrong with it. @spec §2.1 Tip-game supplement
 */
export function tipGameForms(edge: Edge): Router {
  const steps = [urlencoded({ extended: false, limit: '32kb', parameterLimit: 300 }), takePicks(edge)];
  return Router().post(`${TIP_GAMES_PATH}/:subSlug`, ...steps).post(`${TIP_GAMES_PATH}/:subSlug/:key`, ...steps);
}

function takePicks(edge: Edge): RequestHandler {
  const isAllowed = createRateLimit({ ...LIMIT, now: edge.clock });
  return async (request, response, next) => {
    const target = targetOf(request);
    const pageRequest = parsePageRequest(request.originalUrl, target);
    if (target.mode !== 'public' || isBadAddress(pageRequest) || pageRequest.route === null) {
      next();
      return;
    }
    contextOf(request).routeName = 'tip-form';
    if (isForeign(request)) {
      await serveErrorStatus(edge, toBarePageRequest(target), request, response, 403);
      return;
    }
    const draft = toTipDraft(request.body);
    const refuse = (problem: TipProblem) => answerProblem(edge, pageRequest, request, response, { problem, draft });
    if (!isAllowed(toReaderAddress(request, edge.config.TLS_IN_FRONT === '1'))) {
      response.setHeader('Retry-After', '60');
      await refuse('tooMany');
      return;
    }
    await saveOrRefuse(edge, pageRequest, request, response, draft, refuse);
  };
}

async function saveOrRefuse(edge: Edge, pageRequest: PageRequest, request: Request, response: Response, draft: TipEntryDraft, refuse: (problem: TipProblem) => Promise<void>): Promise<void> {
  const checked = bodySchemas.tipGameEntryCreate.safeParse(draft);
  if (!checked.success) return refuse('invalid');
  try {
    const entry = await saveEntry(createSite(edge, pageRequest), pageRequest, checked.data);
    // The key in it is for this player alone.
    response.set('Cache-Control', 'private, no-store').redirect(303, toEntryPath(pageRequest.params['subSlug'] ?? '', entry.key));
  } catch (error) {
    const problem = toProblem(error);
    if (problem === null) await serveError(edge, pageRequest, request, response, error);
    else await refuse(problem);
  }
}

function saveEntry({ api }: Site, { params: { subSlug: slug = '', key } }: PageRequest, body: TipEntryDraft): Promise<TipEntry> {
  return key === undefined ? api.tipGameEntryCreate({ params: { slug }, body }) : api.tipGameEntryUpdate({ params: { slug, key }, body });
}

/** What the backend has against an entry that a player can do something about. */
function toProblem(error: unknown): TipProblem | null {
  const status = isAppError(error) ? error.detail['backendStatus'] : null;
  if (status === 409) return 'closed';
  return status === 422 ? 'invalid' : null;
}

/** The page that the form stood on, with what was filled in and what is wrong with it. */
async function answerProblem(edge: Edge, pageRequest: PageRequest, request: Request, response: Response, refused: { problem: TipProblem; draft: TipEntryDraft }): Promise<void> {
  try {
    const site = createSite(edge, pageRequest);
    const { subSlug: slug = '', key } = pageRequest.params;
    const game = await site.api.tipGame({ params: { slug } });
    const status = STATUS[refused.problem];
    const page = key === undefined ? { name: 'tipGame', data: { game, refused } } as const : { name: 'tipEntry', data: { game, entry: await site.api.tipGameEntry({ params: { slug, key } }), refused } } as const;
    sendUnkept(edge, pageRequest, request, response, await buildAnsweredEntry(pageRequest, site, { ...page, status }, toBuildOptions(edge)));
  } catch (error) {
    await serveError(edge, pageRequest, request, response, error);
  }
}

function createSite(edge: Edge, pageRequest: PageRequest): Site {
  return createPublicSite(edge, pageRequest).site;
}
