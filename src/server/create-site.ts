import { createApi } from '../shared/contract/api.ts';
import { endpoints } from '../shared/contract/endpoints/endpoint-table.ts';
import type { Site } from '../shared/lib/site.ts';
import type { Edge } from './edge.ts';
import type { PageRequest } from './page-request.ts';
import { createAnswerNotes, type AnswerNotes } from './upstream/answer-notes.ts';
import { createCachedTransport } from './upstream/transports.ts';

/** The request object of a public page. It can only be anonymous: what it loads is shared between readers. */
export function createPublicSite(edge: Edge, request: Pick<PageRequest, 'target' | 'app' | 'screenshot'>): { site: Site; notes: AnswerNotes } {
  const notes = createAnswerNotes();
  const { edition } = request.target;
  const transport = createCachedTransport(edge, { data: edge.caches.data, notFound: edge.caches.notFoundData }, edition, notes);
  const site: Site = {
    edition,
    mode: 'public',
    framesOrigin: edge.origins[edition.key].frames,
    app: request.app,
    screenshot: request.screenshot,
    viewer: 'anonymous',
    api: createApi(endpoints, transport),
    now: () => Math.floor(edge.clock() / 1000),
  };
  return { site, notes };
}
