import { afterAll, beforeAll, expect, test } from 'vitest';
import { autocompleteSchema, searchArticlesSchema, searchHighlightsSchema, searchResultSchema } from '../../src/shared/contract/schemas/search.ts';
import type { ArticleDraft } from '../../src/shared/contract/schemas/newsroom.ts';
import { createBackendApp, EDITOR, type BackendApp } from '../support/backend-app.ts';
import { drawNonsenseQueries } from '../support/nonsense.ts';
import { TEST_NOW } from '../support/test-database.ts';

/** What is too slow on any machine; `npm run bench -- search-nonsense` measures with 300 ms. */
const SLOWEST_MS = 2000;
const A_YEAR = 365 * 86_400;

let app: BackendApp;
beforeAll(async () => {
  app = await createBackendApp();
  for (const draft of [
    article('Fecskefarkú pillangók a réten', { lead: 'A pillangók visszatértek.' }),
    article('Délután a kertben', { slug: 'delutan-a-kertben', content: '<p>Láttunk egy fecskefarkú pillangót is.</p>' }),
    article('Kór a faluban', { slug: 'kor-a-faluban' }),
    article('Kör a faluban', { slug: 'kor-a-falu-korul', pubDate: TEST_NOW - 60 }),
    article('Régi zebracsíkos ügy', { slug: 'regi-zebra', pubDate: TEST_NOW - 9 * A_YEAR }),
    article('Friss zebracsíkos ügy', { slug: 'friss-zebra', pubDate: TEST_NOW - 3600 }),
  ]) {
    const answer = await app.api.post('/api/newsroom/articles').set(EDITOR).send(draft);
    if (answer.status !== 201) throw new Error(`The article was not created: ${answer.status} ${answer.text}`);
  }
}, 60_000);
afterAll(() => app.close());

function article(title: string, rest: Partial<ArticleDraft> = {}) {
  return { slug: 'fecskefarku-pillangok', title, mainSuperTag: 'belfold', originatingSite: 'lapszel', pubDate: TEST_NOW - 7200, tags: ['vasut'], content: '<p>Szöveg.</p>', ...rest };
}

const search = async (query: string) => searchResultSchema.parse((await app.api.get(`/api/search?${query}`).expect(200)).body);
const find = async (term: string, rest = '') => (await search(`term=${encodeURIComponent(term)}${rest}`)).items.map(({ slug }) => slug);

test('inflected forms find each other, and what is typed without accents finds the same', async () => {
  for (const term of ['fecskefarkú pillangó', 'Fecskefarkú pillangókat', 'fecskefarku pillangonak', 'PILLANGÓK FECSKEFARKÚ']) {
    expect(await find(term), term).toEqual(['fecskefarku-pillangok', 'delutan-a-kertben']);
  }
});

test('of equal hits the fresh one is first, and of the readings of a short word the one with the accents typed', async () => {
  expect(await find('zebracsíkos')).toEqual(['friss-zebra', 'regi-zebra']);
  expect((await find('kór falu'))[0]).toBe('kor-a-faluban');
  expect((await find('kör falu'))[0]).toBe('kor-a-falu-korul');
  expect((await find('kor falu')).toSorted()).toEqual((await find('kór falu')).toSorted());
});

test('words and filters narrow together, and a time bounds them', async () => {
  expect(await find('pillangó', '&superTags=belfold&and_tags=vasut')).toHaveLength(2);
  expect(await find('pillangó', '&superTags=sport')).toEqual([]);
  expect(await find('pillangó', '&not_tags=vasut')).toEqual([]);
  expect(await find('pillangó', '&title=reten')).toEqual(['fecskefarku-pillangok']);
  expect(await find('zebracsíkos', `&from=${TEST_NOW - A_YEAR}`)).toEqual(['friss-zebra']);
  expect(await find('zebracsíkos', `&to=${TEST_NOW - A_YEAR}`)).toEqual(['regi-zebra']);
  expect((await search(`from=${TEST_NOW - 9 * A_YEAR}&to=${TEST_NOW - 9 * A_YEAR + 1}`)).items.map(({ slug }) => slug)).toEqual(['regi-zebra']);
});

test('an article that is withdrawn is found by nothing, and a changed one by what it says now', async () => {
  const [before] = (await search('term=zebracs%C3%ADkos')).items;
  await app.api.put(`/api/newsroom/articles/${before?.id}`).set(EDITOR).send({ title: 'Friss pöttyös ügy' }).expect(200);
  expect(await find('zebracsíkos')).toEqual(['regi-zebra']);
  expect(await find('pöttyös')).toEqual(['friss-zebra']);
  const suggested = async () => autocompleteSchema.parse((await app.api.get('/api/search/autocomplete?term=pottyo').expect(200)).body).items;
  expect(await suggested()).toEqual([{ type: 'title', text: 'pöttyös', value: 'pöttyös', count: 1 }]);
  await app.api.post(`/api/newsroom/articles/${before?.id}/withdraw`).set(EDITOR).expect(200);
  expect(await find('pöttyös')).toEqual([]);
  expect(await suggested()).toEqual([]);
});

test('the other edition finds its own articles only', async () => {
  const answer = await app.api.get(`/api/search?term=${encodeURIComponent('fecskefarkú')}`).set('x-site', 'erdely').expect(200);
  expect(answer.body.totalItems).toBe(0);
});

test('suggestions come by kind in order, with the number of articles that each would find', async () => {
  const { items } = autocompleteSchema.parse((await app.api.get('/api/search/autocomplete?term=va').expect(200)).body);
  const order = ['superTags', 'tags', 'authors', 'title'];
  expect(items.map(({ type }) => order.indexOf(type))).toEqual(items.map(({ type }) => order.indexOf(type)).toSorted((one, other) => one - other));
  expect(items.some(({ type, value }) => type === 'tags' && value === 'vasut')).toBe(true);
  for (const { type, value, count } of items) {
    const filter = type === 'tags' ? 'and_tags' : type;
    expect({ type, value, count }).toEqual({ type, value, count: (await search(`${filter}=${encodeURIComponent(value)}`)).totalItems });
  }
  for (const type of order) expect(items.filter((item) => item.type === type).length).toBeLessThanOrEqual(5);
});

test('what is a filter already is not suggested, and a title goes on from the words before', async () => {
  const suggest = async (query: string) => autocompleteSchema.parse((await app.api.get(`/api/search/autocomplete?${query}`).expect(200)).body).items;
  expect((await suggest('term=vas&and_tags=vasut')).map(({ value }) => value)).not.toContain('vasut');
  expect((await suggest('term=pilla&title=pillang%C3%B3k')).map(({ value }) => value)).not.toContain('pillangók');
  expect((await suggest('term=fecskefark%C3%BA%20pi')).map(({ text }) => text)).toEqual(['fecskefarkú pillangók']);
  expect(await suggest('term=')).toEqual([]);
});

test('articles are offered while a word is being typed', async () => {
  const offered = searchArticlesSchema.parse((await app.api.get('/api/search/articles?term=fecskef&limit=5').expect(200)).body);
  expect(offered.items[0]?.slug).toBe('fecskefarku-pillangok');
  expect((await app.api.get('/api/search/articles?term=a&limit=100').expect(200)).body.items.length).toBeLessThanOrEqual(5);
});

test('highlights of words are the best hits', async () => {
  const { items } = searchHighlightsSchema.parse((await app.api.get('/api/search/highlights?term=pillang%C3%B3').expect(200)).body);
  expect(items.map(({ slug }) => slug)).toEqual(['fecskefarku-pillangok', 'delutan-a-kertben']);
});

test('what is found by words is stale when anything is published', async () => {
  const keys = (await app.api.get('/api/search?term=pillang%C3%B3&superTags=belfold')).get('Surrogate-Key')?.split(' ');
  expect(keys).toEqual(expect.arrayContaining(['newest', 'super-tag:belfold']));
});

test('nonsense is answered, and soon', async () => {
  const slow: string[] = [];
  for (const [index, query] of drawNonsenseQueries('http', 300).entries()) {
    const path = ['/api/search', '/api/search/autocomplete', '/api/search/articles', '/api/search/highlights'][index % 4];
    const started = performance.now();
    const { status } = await app.api.get(`${path}?${query}`);
    expect({ query, status }).toEqual({ query, status: 200 });
    if (performance.now() - started > SLOWEST_MS) slow.push(query);
  }
  expect(slow).toEqual([]);
}, 30_000);
