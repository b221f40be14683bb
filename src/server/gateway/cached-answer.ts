import type { Request, Response } from 'express';
import type { Edition } from '../../shared/config/editions/edition.ts';
import type { CachePolicyName } from '../../shared/contract/endpoint-row.ts';
import { AppError, ERROR_TABLE, isAppError, type ErrorCode } from '../../shared/lib/errors.ts';
import { jitteredFreshMs, policies } from '../cache/policies.ts';
import type { Produced } from '../cache/swr-cache.ts';
import type { Edge } from '../edge.ts';
import { rememberAddress } from '../known-addresses.ts';
import { JSON_TYPE, contentHash, entryBytes, toEncoded, type PageEntry } from '../render/page-entry.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { sendEntry } from '../respond/send-entry.ts';
import type { AnswerNotes } from '../upstream/answer-notes.ts';

/** A JSON answer that readers share. */
export type SharedAnswer = {
  /** Within the edition. */
  readonly key: string;
  /** Its one address: other spellings are answered too, but not remembered. */
  readonly address: string;
  readonly policy: CachePolicyName;
  readonly produce: (edition: Edition) => Promise<Produced<PageEntry>>;
  /** Answers a failure; as an error of a call where nothing else is said. */
  readonly sendError?: (error: unknown) => void | Promise<void>;
};

/** What is written of a shared answer. */
export type WrittenAnswer = {
  readonly text: string;
  readonly contentType: string;
  readonly policy: CachePolicyName;
  /** The last change of what it shows, in unix seconds, where that is known. */
  readonly updatedAt?: number;
  /** Whether search engines may show it as a page. */
  readonly robots: 'noindex' | null;
};

/** Answers from the page cache, or with what is produced now: one flight a key, fresh → stale → stale when the backend fails. */
export async function sendSharedAnswer(edge: Edge, request: Request, response: Response, answer: SharedAnswer): Promise<void> {
  const context = contextOf(request);
  const { edition } = targetOf(request);
  const key = `${edition.key}|${answer.key}`;
  try {
    const { value, state, ageMs } = await edge.caches.pages.get(key, () => answer.produce(edition));
    context.cacheState = state;
    if (state !== 'error' && request.originalUrl === answer.address) rememberAddress(edge, request, { key, edition, page: null });
    sendEntry(request, response, value, edition, edge.entryHeaders, { state, ageMs, requestId: context.id });
  } catch (error) {
    if (answer.sendError !== undefined) await answer.sendError(error);
    else if (answer.policy === 'live') sendPollError(edge, response, error);
    else sendCallError(edge, response, error);
  }
}

/** A value as an entry of the page cache. @throws where only old data could be had */
export function toJsonAnswer(edge: Edge, body: unknown, notes: AnswerNotes, policy: CachePolicyName): Produced<PageEntry> {
  return toAnswer(edge, { text: JSON.stringify(body), contentType: JSON_TYPE, policy, robots: 'noindex' }, notes);
}

/** What was written as an entry of the page cache. @throws where only old data could be had: the kept entry is served with its age, or none at all */
export function toAnswer(edge: Edge, { text, contentType, policy: policyName, updatedAt, robots }: WrittenAnswer, notes: AnswerNotes): Produced<PageEntry> {
  if (notes.staleMs() > 0) throw new AppError('BACKEND_STATUS', 'Only old data for this answer.');
  const bytes = Buffer.from(text);
  const policy = policies[policyName];
  const dated = updatedAt === undefined ? {} : { lastModified: new Date(updatedAt * 1000).toUTCString() };
  const entry: PageEntry = { status: 200, contentType, body: toEncoded(bytes), payload: null, payloadHash: null, etag: `W/"${contentHash(bytes)}"`, policy, surrogateKeys: [...notes.keys], location: null, robots, ...dated };
  return { value: entry, bytes: entryBytes(entry), freshMs: jitteredFreshMs(policy, edge.random), staleWhileRevalidateMs: policy.staleWhileRevalidate * 1000, staleIfErrorMs: policy.staleIfError * 1000, keys: entry.surrogateKeys };
}

/**
 * Answers a poll that failed. While the backend does, there is nothing new to tell: an error would be shown in the
 * console of every reader's browser, and make them wait longer for the first answer after it. @spec §8 Live refresh failure
 */
export function sendPollError(edge: Edge, response: Response, error: unknown): void {
  if (!isAppError(error) || error.status < 500) {
    sendCallError(edge, response, error);
    return;
  }
  edge.logger.warn({ err: error }, 'poll without an answer');
  response.status(204).set('Cache-Control', 'no-store').end();
}

/** What a backend has against what was sent: its caller can do something about it. */
const REFUSALS: Readonly<Record<number, ErrorCode>> = { 409: 'CONFLICT', 422: 'INVALID_INPUT', 429: 'RATE_LIMITED' };

/** Answers with the error of a call: what the caller got wrong as it is, what stands behind us as 503. */
export function sendCallError(edge: Edge, response: Response, error: unknown): void {
  if (!isAppError(error)) throw error;
  const refusal = REFUSALS[Number(error.detail['backendStatus'])];
  if (refusal !== undefined) {
    sendJsonError(response, ERROR_TABLE[refusal].status, refusal, ERROR_TABLE[refusal].textKey);
    return;
  }
  if (error.status >= 500) edge.logger.warn({ err: error }, 'gateway call failed');
  const status = error.status >= 500 ? 503 : error.status;
  if (status === 503) response.set('Retry-After', '5');
  sendJsonError(response, status, error.code, ERROR_TABLE[error.code].textKey);
}

/** Answers with an error that nobody keeps. */
export function sendJsonError(response: Response, status: number, code: ErrorCode, message: string): void {
  response.status(status).set('Cache-Control', 'no-store').json({ code, message });
}
