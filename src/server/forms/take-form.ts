import { Router, urlencoded, type Request, type RequestHandler, type Response } from 'express';
import type { Site, SiteMode } from '../../shared/lib/site.ts';
import { createPublicSite } from '../create-site.ts';
import type { Edge } from '../edge.ts';
import { isBadAddress, parsePageRequest, toBarePageRequest, type PageRequest } from '../page-request.ts';
import { toBuildOptions } from '../page-server.ts';
import { buildAnsweredEntry, type AnsweredPage } from '../render/build-page.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { sendUnkept, serveError, serveErrorStatus } from '../serve-page.ts';
import { isForeign } from './foreign-request.ts';
import { createRateLimit } from './rate-limit.ts';
import { toReaderAddress } from './reader-address.ts';

/** A form as it was sent, with the means to take it. */
export type SentForm<Draft> = {
  readonly edge: Edge;
  readonly site: Site;
  readonly pageRequest: PageRequest;
  readonly draft: Draft;
  readonly request: Request;
  readonly response: Response;
};

/** Taken: the reader goes on to a path of ours, or an absolute address from the configuration. Or not: a page says why. */
export type FormOutcome = { readonly location: string } | { readonly page: AnsweredPage };

/** A form of a page: where it is sent to, how often, and what is done with it. */
export type FormRow<Draft> = {
  /** The kind of answer in the access line. */
  readonly name: string;
  /** Patterns of the pages that it stands on; each is a path of the route table. */
  readonly paths: readonly string[];
  readonly modes: readonly SiteMode[];
  /** Per reader's address. */
  readonly limit: { readonly times: number; readonly everyMs: number };
  /** The fields as a draft; whatever was sent. */
  readonly parse: (body: unknown) => Draft;
  /** Takes it. @throws what no reader can mend; it is answered with the error page */
  readonly take: (form: SentForm<Draft>) => Promise<FormOutcome>;
  /** The page for who sends too often. */
  readonly refuseTooMany: (form: SentForm<Draft>) => Promise<AnsweredPage>;
  /** The request object that the form works with: a public one, if not the reader's own. */
  readonly createSite?: (edge: Edge, pageRequest: PageRequest, request: Request, response: Response) => Promise<Site>;
};

/**
 * Takes a plain form by `POST` to its page: from our own pages only, within its limit, answered with the way on (303) or
 * with the page, what was filled in and the status. Nothing of it is kept by anybody.
 */
export function takeForm<Draft>(edge: Edge, row: FormRow<Draft>): Router {
  const router = Router();
  const steps = [urlencoded({ extended: false, limit: '32kb', parameterLimit: 300 }), answer(edge, row)];
  for (const path of row.paths) router.post(path, ...steps);
  return router;
}

function answer<Draft>(edge: Edge, row: FormRow<Draft>): RequestHandler {
  const isAllowed = createRateLimit({ ...row.limit, now: edge.clock });
  return async (request, response, next) => {
    const target = targetOf(request);
    const pageRequest = parsePageRequest(request.originalUrl, target);
    if (!isMode(row.modes, target.mode) || isBadAddress(pageRequest) || pageRequest.route === null) {
      next();
      return;
    }
    contextOf(request).routeName = row.name;
    if (isForeign(request)) {
      await serveErrorStatus(edge, toBarePageRequest(target), request, response, 403);
      return;
    }
    try {
      const site = await (row.createSite?.(edge, pageRequest, request, response) ?? createPublicSite(edge, pageRequest).site);
      const form = { edge, site, pageRequest, draft: row.parse(request.body), request, response };
      if (isAllowed(toReaderAddress(request, edge.config.TLS_IN_FRONT === '1'))) await send(form, await row.take(form));
      else await refuse(form, await row.refuseTooMany(form));
    } catch (error) {
      await serveError(edge, pageRequest, request, response, error);
    }
  };
}

function isMode(modes: readonly SiteMode[], mode: string): boolean {
  return modes.some((known) => known === mode);
}

async function send(form: SentForm<unknown>, outcome: FormOutcome): Promise<void> {
  // The address may hold a key that is for this reader alone.
  if ('location' in outcome) form.response.set('Cache-Control', 'private, no-store').redirect(303, outcome.location);
  else await sendPage(form, outcome.page);
}

async function refuse(form: SentForm<unknown>, page: AnsweredPage): Promise<void> {
  form.response.setHeader('Retry-After', '60');
  await sendPage(form, page);
}

async function sendPage({ edge, site, pageRequest, request, response }: SentForm<unknown>, page: AnsweredPage): Promise<void> {
  sendUnkept(edge, pageRequest, request, response, await buildAnsweredEntry(pageRequest, site, page, toBuildOptions(edge)));
}
