import type { Request, Response } from 'express';
import { createApi, type ApiCall, type Transport } from '../../shared/contract/api.ts';
import { accountEndpoints } from '../../shared/contract/endpoints/account-endpoints.ts';
import type { Edge } from '../edge.ts';
import { toReaderAddress } from '../forms/reader-address.ts';
import { targetOf } from '../request-context.ts';
import { createDirectTransport } from '../upstream/transports.ts';
import { asOfMoment, clearSession, keepTokens, readTokens } from './session-cookies.ts';
import { createSessionTransport } from './session-transport.ts';

/** The session of one request. */
export type ReaderSession = {
  /** The request came with a session; whether it is a good one only the backend knows. */
  readonly isClaimed: boolean;
  /** The moment as of which the reader looks at a preview host, in unix seconds. */
  readonly asOf: number | null;
  /** Makes calls in the reader's name where they have one. */
  readonly transport: Transport;
  /** Ends it, at the backend and in the browser. */
  readonly end: () => Promise<void>;
};

const sessions = new WeakMap<Request, ReaderSession>();

/** The session of a request; all who ask for it get the same one, so that it is renewed once. */
export function sessionOf(edge: Edge, request: Request, response: Response): ReaderSession {
  const known = sessions.get(request);
  if (known !== undefined) return known;
  const session = createSession(edge, request, response);
  sessions.set(request, session);
  return session;
}

function createSession(edge: Edge, request: Request, response: Response): ReaderSession {
  const { edition, mode } = targetOf(request);
  const isPreview = mode === 'preview';
  const tokens = readTokens(request);
  const asOf = isPreview ? asOfMoment.read(request) : null;
  const headers = { ...toReaderHeaders(edge, request), ...(asOf === null ? {} : { 'x-as-of': String(asOf) }) };
  const transport = createSessionTransport({
    tokens,
    createTransport: (bearer) => createDirectTransport(edge, edition, bearer, headers),
    wantsBearer: (call) => (isPreview ? isForEditors(call) : call.row.auth !== 'none'),
    renewals: edge.renewals,
    onRenewed: (renewed) => keepTokens(response, renewed),
    onLost: () => clearSession(response),
  });
  const isClaimed = tokens.access !== null || tokens.refresh !== null;
  return { isClaimed, asOf, transport, end: () => endSession(edge, response, isClaimed ? transport : null) };
}

/** What tells the backend of a reader without a name: whom it may slow down. */
export function toReaderHeaders(edge: Edge, request: Request): Readonly<Record<string, string>> {
  return { 'x-reader-address': toReaderAddress(request, edge.config.TLS_IN_FRONT === '1') };
}

/** An editor's preview is read in the editor's name from end to end; other services get no token that they do not ask for. */
function isForEditors({ row }: ApiCall): boolean {
  return row.auth !== 'none' || (row.service === 'content' && row.method === 'GET');
}

/** A logout that the backend does not hear of is one in this browser still; the session's times end it there. */
async function endSession(edge: Edge, response: Response, transport: Transport | null): Promise<void> {
  if (transport !== null) {
    await createApi({ logout: accountEndpoints.logout }, transport)
      .logout()
      .catch((error: unknown) => edge.logger.warn({ err: error }, 'logout did not reach the backend'));
  }
  clearSession(response);
}
