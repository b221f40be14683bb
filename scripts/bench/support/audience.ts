import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { LIVE_ARTICLE_POLL_MS } from '../../../src/shared/config/constants.ts';

/** Who reads what, and for how long. */
export type AudienceOrder = { readonly siteUrl: string; readonly articleId: number; readonly slug: string; readonly readers: number; readonly seconds: number };

/** What all readers asked for together. */
export type Audience = { readonly polls: number; readonly notModified: number; readonly changes: number; readonly errors: readonly string[] };

/** Polls come within ±20 % of their period. */
const JITTER_SHARE = 0.2;
/** Readers share connections: what a connection costs is not measured here. */
const CONNECTIONS = 256;

/** Readers of one live blog, each with a timer, a validator and a version of its own, as the browser has them. */
export async function simulateAudience({ siteUrl, articleId, slug, readers, seconds }: AudienceOrder): Promise<Audience> {
  const pool = new Pool(siteUrl, { connections: CONNECTIONS, pipelining: 1 });
  const endsAt = performance.now() + seconds * 1000;
  const errors: string[] = [];
  let polls = 0;
  let notModified = 0;
  let changes = 0;

  async function ask(path: string, headers: Record<string, string> = {}): Promise<{ status: number; etag: string | null; v: number | null }> {
    const { statusCode, headers: answered, body } = await pool.request({ path, method: 'GET', headers });
    const text = await body.text();
    if (statusCode !== 200 && statusCode !== 304) errors.push(`${statusCode} ${path}`);
    return { status: statusCode, etag: answered.etag?.toString() ?? null, v: statusCode === 200 ? Number(JSON.parse(text).v) : null };
  }

  async function read(startAfterMs: number): Promise<void> {
    let etag: string | null = null;
    let held: number | null = null;
    await wait(startAfterMs);
    while (performance.now() < endsAt) {
      const answer = await ask(`/api/articles/${slug}/version`, etag === null ? {} : { 'if-none-match': etag });
      polls += 1;
      if (answer.status === 304) notModified += 1;
      etag = answer.etag ?? etag;
      if (answer.v !== null && held !== null && answer.v > held) {
        changes += 1;
        held = (await ask(`/_changes/${articleId}?since=${held}`)).v ?? held;
      }
      held ??= answer.v;
      await wait(LIVE_ARTICLE_POLL_MS * (1 - JITTER_SHARE + 2 * JITTER_SHARE * Math.random()));
    }
  }

  await Promise.all(Array.from({ length: readers }, () => read(Math.random() * LIVE_ARTICLE_POLL_MS).catch((error: unknown) => errors.push(String(error)))));
  await pool.close();
  return { polls, notModified, changes, errors };
}
