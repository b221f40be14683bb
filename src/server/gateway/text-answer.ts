import type { Request, Response } from 'express';
import type { Site } from '../../shared/lib/site.ts';
import { createPublicSite } from '../create-site.ts';
import type { Edge } from '../edge.ts';
import { toBarePageRequest } from '../page-request.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { serveError } from '../serve-page.ts';
import { sendSharedAnswer, toAnswer, type WrittenAnswer } from './cached-answer.ts';

/** A text that readers share and that is no page: a feed, a sitemap. */
export type TextAnswer = {
  /** For the access line and the metrics. */
  readonly routeName: string;
  /** Its one address within the edition. */
  readonly address: string;
  readonly write: (site: Site) => Promise<WrittenAnswer>;
};

/** Answers from the page cache or writes anew. A failure gets the page that it would get anywhere else on the site. */
export async function sendTextAnswer(edge: Edge, request: Request, response: Response, { routeName, address, write }: TextAnswer): Promise<void> {
  const target = targetOf(request);
  contextOf(request).routeName = routeName;
  await sendSharedAnswer(edge, request, response, {
    key: `text|${target.mode}|${address}`,
    address,
    policy: 'feed',
    produce: async (edition) => {
      const { site, notes } = createPublicSite(edge, { target: { edition, mode: 'public' }, app: false, screenshot: false });
      return toAnswer(edge, await write(site), notes);
    },
    sendError: (error) => serveError(edge, toBarePageRequest(target), request, response, error),
  });
}
