import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSendPurge } from '../../src/backend/outbox/send-purge.ts';
import { EVERYTHING_KEY } from '../../src/shared/contract/everything-key.ts';
import { articleListSchema, type ArticleSummary } from '../../src/shared/contract/schemas/article.ts';
import type { ArticleWritten } from '../../src/shared/contract/schemas/newsroom.ts';
import { articlePath } from '../../src/shared/lib/canonical-path.ts';
import { startBackendProxy, type BackendProxy } from '../support/backend-proxy.ts';
import { change, publish } from '../support/newsroom.ts';
import { request } from '../support/request.ts';
import { startTestBackend, type TestBackend } from '../support/start-backend.ts';
import { startEdge, TEST_PURGE_TOKEN, type TestEdge } from '../support/start-edge.ts';

let backend: TestBackend;
let proxy: BackendProxy;
let site: TestEdge;
let article: ArticleSummary;

beforeAll(async () => {
  backend = await startTestBackend();
  proxy = await startBackendProxy(backend.url);
  site = await startEdge(proxy.url, { PATIENCE_MS: '60000' });
  article = await findArticle();
});
afterAll(async () => {
  await site.close();
  await proxy.close();
  await backend.close();
});

const SECTION = 'belfold';

/** An article of the section that has a topic and an author, so that it stands on lists of all three kinds. */
async function findArticle(): Promise<ArticleSummary> {
  const { items } = articleListSchema.parse(JSON.parse((await request(backend.url, `/api/articles?mstag=${SECTION}&limit=50`)).body));
  const found = items.find(({ mainSuperTag, tags, articleAuthors, type }) => mainSuperTag?.slug === SECTION && tags.length > 0 && articleAuthors.length > 0 && type === 'article');
  if (found === undefined) throw new Error(`The demo has no article with topic and author in ${SECTION}.`);
  return found;
}

function toPath({ mainSuperTag, pubDate, slug }: ArticleSummary): string {
  return articlePath({ mainSuperTag: { slug: mainSuperTag?.slug ?? '' }, pubDate, slug });
}

async function statesOf(paths: readonly string[]): Promise<Record<string, unknown>> {
  const answers = await Promise.all(paths.map(async (path) => [path, (await request(site.url, path)).headers['x-cache']] as const));
  return Object.fromEntries(answers);
}

/** Tells the edge as the backend's sender does. */
async function tell(keys: readonly string[], sequence = 1): Promise<void> {
  await createSendPurge(TEST_PURGE_TOKEN)(site.url, { sequence, keys: [...keys], hard: false }, new AbortController().signal);
}

const tellWrite = ({ purged, sequence }: ArticleWritten): Promise<void> => tell(purged, sequence);

test('what is published into a section drops its lists and the front page, and none of its articles', async () => {
  const [tag, author] = [article.tags[0]?.slug ?? '', article.articleAuthors[0]?.slug ?? ''];
  const lists = ['/', '/legfrissebb', `/rovat/${SECTION}`, `/cimke/${tag}`, `/szerzo/${author}`];
  const page = toPath(article);
  await statesOf([...lists, page]);
  expect(await statesOf([...lists, page])).toEqual(Object.fromEntries([...lists, page].map((path) => [path, 'fresh'])));

  await tellWrite(await publish(backend.url, { slug: 'frissen-a-rovatba', title: 'Frissen a rovatba', mainSuperTag: SECTION, tags: [tag], authors: [author], originatingSite: 'lapszel' }));
  expect(await statesOf([page])).toEqual({ [page]: 'fresh' });
  expect(await statesOf(lists)).toEqual(Object.fromEntries(lists.map((path) => [path, 'miss'])));
  for (const path of lists.slice(1)) expect((await request(site.url, path)).body, path).toContain('Frissen a rovatba');
});

test('an article that changes drops its own page, and no other of its section', async () => {
  const { id, slug } = await publish(backend.url, { slug: 'masik-a-rovatban', title: 'Másik a rovatban', mainSuperTag: SECTION, originatingSite: 'lapszel', pubDate: article.pubDate });
  const own = toPath({ ...article, slug });
  await statesOf([own, toPath(article)]);
  await tellWrite(await change(backend.url, id, { title: 'Másik cím a rovatban' }));
  expect(await statesOf([own, toPath(article)])).toEqual({ [own]: 'miss', [toPath(article)]: 'fresh' });
  expect((await request(site.url, own)).body).toContain('Másik cím a rovatban');
});

test('a purge of everything makes all stale that an edge keeps, and leaves it for the case that the backend fails', async () => {
  const paths = ['/', '/legfrissebb', '/impresszum', toPath(article)];
  await statesOf(paths);
  await tell([EVERYTHING_KEY]);
  expect(await statesOf(paths)).toEqual(Object.fromEntries(paths.map((path) => [path, 'miss'])));
  await tell([EVERYTHING_KEY]);
  proxy.behaviour.down = true;
  site.clock.ms += 1000;
  expect(await statesOf(paths)).toEqual(Object.fromEntries(paths.map((path) => [path, 'error'])));
  proxy.behaviour.down = false;
});
