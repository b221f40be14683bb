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

test('what is published into a section leaves the lists of others alone', async () => {
  const [tag, author] = await otherThan(article);
  const others = ['/rovat/gazdasag', '/rovat/sport?oldal=2', `/cimke/${tag}`, `/szerzo/${author}`];
  expect(await droppedBy(others, () => publish(backend.url, { slug: 'masutt-semmi', title: 'Másutt semmi', mainSuperTag: SECTION, originatingSite: 'lapszel' }))).toEqual([]);
});

test('a title that changes renews the pages of lists that show it, and no other', async () => {
  const { id } = await publish(backend.url, { slug: 'a-lista-elejen', title: 'A lista elején', mainSuperTag: SECTION, originatingSite: 'lapszel' });
  const [first, second] = [`/rovat/${SECTION}`, `/rovat/${SECTION}?oldal=2`];
  await tell([EVERYTHING_KEY]);
  await statesOf([first, second, '/legfrissebb', '/legfrissebb?oldal=2']);
  await tellWrite(await change(backend.url, id, { title: 'Új cím a lista elején' }));
  expect(await statesOf([first, second, '/legfrissebb', '/legfrissebb?oldal=2'])).toEqual({ [first]: 'miss', [second]: 'fresh', '/legfrissebb': 'miss', '/legfrissebb?oldal=2': 'fresh' });
  expect((await request(site.url, first)).body).toContain('Új cím a lista elején');
});

test('a post renews its live blog, and no list besides', async () => {
  const blog = await publish(backend.url, { slug: 'elo-a-rovatban', title: 'Élő a rovatban', type: 'liveblog', flags: ['live'], mainSuperTag: SECTION, originatingSite: 'lapszel', pubDate: article.pubDate });
  const own = toPath({ ...article, slug: blog.slug });
  const version = `/api/articles/${blog.slug}/version`;
  const post = { slug: 'elo-a-rovatban-1', title: 'Első', type: 'liveblogpost' as const, parentId: blog.id, mainSuperTag: SECTION, originatingSite: 'lapszel' };
  expect(await droppedBy([own, version, '/rovat/gazdasag', toPath(article)], () => publish(backend.url, post))).toEqual([own, version]);
  expect(JSON.parse((await request(site.url, version)).body)).toMatchObject({ v: 2 });
});

test('an ordinary article leaves every other page alone; a sponsored one is known to all of them', async () => {
  const paths = ['/impresszum', toPath(article)];
  const draft = { title: 'Máshol', mainSuperTag: 'sport', originatingSite: 'lapszel' };
  expect(await droppedBy(paths, () => publish(backend.url, { ...draft, slug: 'kozonseges' }))).toEqual([]);
  expect(await droppedBy(paths, () => publish(backend.url, { ...draft, slug: 'tamogatott', pr: true }))).toEqual(paths);
});

/** The paths that the edge does not have any more after a write; it had them all before. */
async function droppedBy(paths: readonly string[], write: () => Promise<ArticleWritten>): Promise<string[]> {
  await statesOf(paths);
  expect(await statesOf(paths)).toEqual(Object.fromEntries(paths.map((path) => [path, 'fresh'])));
  await tellWrite(await write());
  return Object.entries(await statesOf(paths)).flatMap(([path, state]) => (state === 'fresh' ? [] : [path]));
}

/** A topic and an author that an article does not have and others do. */
async function otherThan({ tags, articleAuthors }: ArticleSummary): Promise<[string, string]> {
  const { items } = articleListSchema.parse(JSON.parse((await request(backend.url, '/api/articles?mstag=gazdasag&limit=50')).body));
  const tag = items.flatMap((item) => item.tags).find(({ slug }) => tags.every((own) => own.slug !== slug));
  const author = items.flatMap((item) => item.articleAuthors).find(({ slug }) => articleAuthors.every((own) => own.slug !== slug));
  return [tag?.slug ?? '', author?.slug ?? ''];
}

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
