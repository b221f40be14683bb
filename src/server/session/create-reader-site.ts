import type { Request, Response } from 'express';
import { createApi, type ApiCall, type Transport } from '../../shared/contract/api.ts';
import { endpoints } from '../../shared/contract/endpoints/endpoint-table.ts';
import type { Site } from '../../shared/lib/site.ts';
import { createPublicSite } from '../create-site.ts';
import type { Edge } from '../edge.ts';
import type { PageRequest } from '../page-request.ts';
import { createAnswerNotes } from '../upstream/answer-notes.ts';
import { createCachedTransport } from '../upstream/transports.ts';
import { readerOf, type Reader } from './reader.ts';

/**
 * The request object of a page that is its reader's own. What everybody may read comes from the data cache; an editor's
 * preview is read anew from end to end, as of the moment that the editor has chosen.
 */
export async function createReaderSite(edge: Edge, pageRequest: Pick<PageRequest, 'target' | 'app' | 'screenshot'>, request: Request, response: Response): Promise<Site> {
  const reader = await readerOf(edge, request, response);
  const { viewer, session: { asOf } } = reader;
  const { site } = createPublicSite(edge, pageRequest);
  return {
    ...site,
    mode: pageRequest.target.mode === 'preview' ? 'preview' : 'public',
    viewer,
    api: createApi(endpoints, viewer === 'editor' ? once(reader.session.transport) : createMemberTransport(edge, pageRequest, reader)),
    ...(viewer === 'editor' && asOf !== null ? { asOf, now: () => asOf } : {}),
    ...(edge.signInProvider === null ? {} : { thirdPartySignIn: true }),
  };
}

/** A member reads what everybody reads: only calls that need a session are made in their name. */
function createMemberTransport(edge: Edge, { target: { edition } }: Pick<PageRequest, 'target'>, { session }: Reader): Transport {
  const shared = createCachedTransport(edge, { data: edge.caches.data, notFound: edge.caches.notFoundData }, edition, createAnswerNotes());
  return (call) => (isShared(call) ? shared(call) : session.transport(call));
}

function isShared({ row }: ApiCall): boolean {
  return (row.auth === 'none' || row.auth === 'optional') && row.method === 'GET' && row.cache !== 'none';
}

/** What one page asks for twice is asked once. */
function once(transport: Transport): Transport {
  const answers = new Map<string, Promise<unknown>>();
  return (call) => {
    if (call.row.method !== 'GET') return transport(call);
    const answer = answers.get(call.path) ?? transport(call);
    answers.set(call.path, answer);
    return answer;
  };
}
