// What a long live blog costs: one of 3,000 posts against one of 30 in the same database, both on the real backend over
// HTTP. Rows are those that the database itself counts for the very queries (explain analyze), bytes those of the
// answers, posts all of one length; both must be the same within 2 %. Times are taken in turns.
import { createServer } from 'node:http';
import { createAccountKey } from '../../src/backend/accounts/account-key.ts';
import { createBackend } from '../../src/backend/create-backend.ts';
import { createImageService } from '../../src/backend/images/image-service.ts';
import { createBackendLogger } from '../../src/backend/logger.ts';
import { NO_PUSH } from '../../src/backend/push/push-settings.ts';
import { loadArticleById } from '../../src/backend/store/article-store.ts';
import { loadArticleChanges, loadArticleItems } from '../../src/backend/store/live-blog-store.ts';
import { updateArticle } from '../../src/backend/store/newsroom/article-newsroom.ts';
import type { Database } from '../../src/backend/store/database/open-database.ts';
import { SUB_ARTICLES_PAGE_ITEMS } from '../../src/shared/config/constants.ts';
import { cleanArticleHtml } from '../../src/shared/lib/article-html/clean-article-html.ts';
import { countRows } from '../../test/support/count-rows.ts';
import { writeLongBlog, type LongBlog } from '../../test/support/long-blog.ts';
import { request } from '../../test/support/request.ts';
import { createTestDatabase, TEST_NOW } from '../../test/support/test-database.ts';
import type { Claim } from './support/claims.ts';
import { listenOnLoopback } from './support/listen-on-loopback.ts';
import { measureInTurns } from './support/paired.ts';
import { runBench, type Bench } from './support/run-bench.ts';

const SITE = 'lapszel';
const SHORT = 30;
const LONG = 3000;
const TOLERANCE = 0.02;
const TARGET_RATE = 0.9;
const NOW = TEST_NOW + 3600;
/** Where in the blog the post stands whose page is asked for, from the oldest to the newest. */
const PLACES = [0, 0.31, 0.5, 0.77, 1];

/** A page of posts: the first one, or that of a post. */
type Page = { readonly name: string; readonly post: (blog: LongBlog) => number | null };
const PAGES: readonly Page[] = [
  { name: 'first page', post: () => null },
  ...PLACES.map((place) => ({ name: `permalink at ${Math.round(place * 100)} %`, post: ({ postIds }: LongBlog) => postIds[Math.round(place * (postIds.length - 1))] ?? null })),
];

await runBench(async (bench) => {
  const { database, url } = await startBackendWithin(bench);
  const short = await writeLongBlog(database, { slug: 'rovid-kozvetites', posts: SHORT, now: NOW });
  const long = await writeLongBlog(database, { slug: 'hosszu-kozvetites', posts: LONG, now: NOW });
  bench.say(`two live blogs, ${short.postIds.length} and ${long.postIds.length} posts`);
  const claims: Claim[] = [];
  for (const page of PAGES) {
    claims.push(same(`${page.name}: rows read`, await countRead(database, long, page), await countRead(database, short, page)));
    claims.push(same(`${page.name}: bytes sent`, (await ask(url, long, page)).bytes, (await ask(url, short, page)).bytes));
  }
  claims.push(same('changes by one post: rows read', await countChanged(database, long), await countChanged(database, short)));
  for (const page of PAGES) claims.push(await compareTimes(bench, url, page, long, short));
  return claims;
});

/** The backend in this process, since the rows are counted on its own database. */
async function startBackendWithin(bench: Bench): Promise<{ database: Database; url: string }> {
  const { database, close } = await createTestDatabase('demo', { kind: 'embedded' });
  bench.onEnd(close);
  const images = createImageService({ uploadsFolder: bench.folder, cacheFolder: bench.folder, cacheMaxBytes: 0 });
  const parts = { database, clean: cleanArticleHtml, now: () => NOW, wakePurges: () => {}, push: NO_PUSH, accounts: { key: createAccountKey(Buffer.alloc(32).toString('base64')), oidc: null }, devMails: false, payment: null, sites: [SITE], tokens: { newsroom: null, edge: null }, checkAnswers: false, images, logger: createBackendLogger('error') };
  const server = createServer(createBackend(parts));
  bench.onEnd(() => void server.close());
  return { database, url: await listenOnLoopback(server) };
}

async function ask(url: string, blog: LongBlog, page: Page): Promise<{ bytes: number }> {
  const post = page.post(blog);
  const path = `/api/articles/${blog.id}/items${post === null ? '' : `?post=${post}`}`;
  const { status, bytes, body } = await request(url, path, { headers: { 'x-site': SITE } });
  if (status !== 200) throw new Error(`The backend answered ${status} to ${path}: ${body}`);
  return { bytes };
}

async function countRead(database: Database, blog: LongBlog, page: Page): Promise<number> {
  const post = page.post(blog);
  const { rows } = await countRows(database, async (recording) => {
    await loadArticleById(recording, SITE, blog.id);
    await loadArticleItems(recording, blog.id, { limit: SUB_ARTICLES_PAGE_ITEMS, ...(post === null ? { offset: 0 } : { post }) });
  });
  return rows;
}

async function countChanged(database: Database, { id, postIds }: LongBlog): Promise<number> {
  const since = (await loadArticleById(database, SITE, id))?.version ?? 0;
  await updateArticle(database, postIds.at(-1) ?? 0, { title: 'Javított jelentés' }, { clean: cleanArticleHtml, now: NOW });
  return (await countRows(database, (recording) => loadArticleChanges(recording, id, since))).rows;
}

async function compareTimes(bench: Bench, url: string, page: Page, long: LongBlog, short: LongBlog): Promise<Claim> {
  const asks = bench.isQuick ? 3 : 10;
  const toRate = (blog: LongBlog) => async () => {
    const startedAt = performance.now();
    for (let count = 0; count < asks; count += 1) await ask(url, blog, page);
    return (asks / (performance.now() - startedAt)) * 1000;
  };
  const { measured, floor, ratio } = await measureInTurns(bench.isQuick ? 3 : 7, toRate(long), toRate(short));
  return { figure: `${page.name}: answers a second`, measured: measured.toFixed(0), floor: floor.toFixed(0), ratio: ratio.toFixed(2), target: `≥ ${TARGET_RATE}`, reached: ratio >= TARGET_RATE };
}

function same(figure: string, long: number, short: number): Claim {
  const ratio = long / short;
  return { figure, measured: String(long), floor: String(short), ratio: ratio.toFixed(3), target: `1 ± ${TOLERANCE}`, reached: Math.abs(ratio - 1) <= TOLERANCE };
}
