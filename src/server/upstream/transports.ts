import type { ApiCall, Transport } from '../../shared/contract/api.ts';
import { isAppError } from '../../shared/lib/errors.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';
import { NOT_FOUND_FRESH_SECONDS, jitteredFreshMs, policies } from '../cache/policies.ts';
import type { Produced, SwrCache } from '../cache/swr-cache.ts';
import type { AnswerNotes } from './answer-notes.ts';
import type { BackendClient } from './backend-client.ts';
import { parseAnswer } from './parse-answer.ts';

/** A parsed answer as the data cache keeps it; a "not found" is an answer too, so that it can be kept briefly. */
export type DataValue = { readonly found: true; readonly body: unknown; readonly keys: readonly string[] } | { readonly found: false; readonly error: Error };

/** What both transports need. */
export type TransportParts = { readonly client: BackendClient; readonly random: () => number };

/** The transport of public pages: answers are shared between readers, so it takes no viewer at all. */
export function createCachedTransport(parts: TransportParts, caches: { data: SwrCache<DataValue>; notFound: SwrCache<DataValue> }, edition: Edition, notes: AnswerNotes): Transport {
  return async (call) => {
    if (call.row.method !== 'GET' || call.row.cache === 'none') return sendDirect(parts, call, edition, undefined);
    const key = `${edition.slug} ${call.path}`;
    const missing = caches.notFound.fresh(key);
    if (missing !== undefined && !missing.value.found) throw missing.value.error;
    const position = caches.notFound.position();
    try {
      const { value, state, ageMs } = await caches.data.get(key, () => produce(parts, call, edition));
      if (!value.found) throw value.error;
      notes.addKeys(value.keys);
      if (state === 'error') notes.noteStale(ageMs);
      return value.body;
    } catch (error) {
      if (isAppError(error) && error.code === 'NOT_FOUND') rememberMissing(caches.notFound, key, call, error, position);
      throw error;
    }
  };
}

/** The transport of editors and members: nothing is kept. `headers` tell the service of the reader. */
export function createDirectTransport(parts: TransportParts, edition: Edition, bearer: string | undefined, headers: Readonly<Record<string, string>> = {}): Transport {
  return (call) => sendDirect(parts, call, edition, bearer, headers);
}

async function sendDirect(parts: TransportParts, call: ApiCall, edition: Edition, bearer: string | undefined, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const answer = await parts.client.send(call, { siteSlug: edition.slug, headers, ...(bearer === undefined ? {} : { bearer }) });
  return parseAnswer(call, answer.body);
}

async function produce(parts: TransportParts, call: ApiCall, edition: Edition): Promise<Produced<DataValue>> {
  const answer = await parts.client.send(call, { siteSlug: edition.slug });
  const policy = policies[call.row.cache];
  const keys = [...new Set([...toRowKeys(call), ...answer.surrogateKeys])];
  return {
    value: { found: true, body: parseAnswer(call, answer.body), keys },
    // A parsed object takes about twice its JSON.
    bytes: answer.bytes * 2 + 500,
    freshMs: jitteredFreshMs(policy, parts.random),
    staleWhileRevalidateMs: policy.staleWhileRevalidate * 1000,
    staleIfErrorMs: policy.staleIfError * 1000,
    keys,
  };
}

function toRowKeys(call: ApiCall): string[] {
  return call.row.keys.map((key) => key.replace(/\{(\w+)\}/g, (_, name: string) => call.params[name] ?? ''));
}

function rememberMissing(cache: SwrCache<DataValue>, key: string, call: ApiCall, error: Error, position: number): void {
  const missing: Produced<DataValue> = {
    value: { found: false, error },
    bytes: 200,
    freshMs: NOT_FOUND_FRESH_SECONDS * 1000,
    staleWhileRevalidateMs: 0,
    staleIfErrorMs: 0,
    keys: toRowKeys(call),
  };
  cache.keep(key, missing, position);
}
