import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { confirmNewsletters, loadNewsletterAddresses, orderNewsletters, pruneNewsletterOrders, unsubscribeNewsletters } from './newsletter-store.ts';

const DAY = 86_400;
const START = 1_795_258_800;
const EMAIL = 'emese@example.hu';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.close());
afterEach(async () => {
  await opened.database.deleteFrom('newsletter_orders').execute();
  await opened.database.deleteFrom('mails').execute();
});

/** Orders lists, and answers the tokens of the letter where one was queued. */
async function order({ lists = ['ellenorzo'], site = 'lapszel', firstName = '', now = START }: { lists?: string[]; site?: string; firstName?: string; now?: number } = {}) {
  const before = await countLetters();
  await orderNewsletters(opened.database, { site, body: { email: EMAIL, firstName, lastName: '', listCodes: lists }, now });
  if ((await countLetters()) === before) return null;
  const { body } = await opened.database.selectFrom('mails').select('body').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const find = (step: string) => new RegExp(`/hirlevel/${step}/([\\w-]{22})`).exec(body)?.[1] ?? '';
  return { confirm: find('megerosites'), unsubscribe: find('leiratkozas') };
}

const countLetters = async () => (await opened.database.selectFrom('mails').select('id').execute()).length;
const countOrders = async () => (await opened.database.selectFrom('newsletter_orders').select('id').execute()).length;
const addressesOf = (code: string) => loadNewsletterAddresses(opened.database, { site: 'lapszel', code, after: 0 });
const confirm = (token: string | undefined, now = START) => confirmNewsletters(opened.database, { token: token ?? '', now });

test('what several letters ordered adds up, each list once, with the names of the last one', async () => {
  const [first, second] = [await order({ lists: ['ellenorzo', 'reggeli-lap'] }), await order({ lists: ['ellenorzo', 'heti-valogatas'], firstName: 'Emese' })];
  await confirm(first?.confirm);
  expect((await addressesOf('heti-valogatas')).items).toEqual([]);
  await confirm(second?.confirm, START + 5);
  expect(await addressesOf('heti-valogatas')).toEqual({ items: [{ email: EMAIL, firstName: 'Emese', lastName: '', confirmedAt: START }], next: null });
  const { lists } = await opened.database.selectFrom('newsletter_orders').select('lists').executeTakeFirstOrThrow();
  expect(lists).toEqual(['ellenorzo', 'heti-valogatas', 'reggeli-lap']);
});

test('parallel orders of an address count its letters together, on both sites', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, index) => orderNewsletters(opened.database, { site: index % 2 === 0 ? 'lapszel' : 'erdely', body: { email: EMAIL, firstName: '', lastName: '', listCodes: ['ellenorzo'] }, now: START })));
  expect(await countLetters()).toBe(3);
  expect(await order({ now: START + DAY - 1 })).toBeNull();
  expect(await order({ now: START + DAY + 1 })).not.toBeNull();
});

test('a link is good for a week, and who has left can come back by a new one only', async () => {
  const old = await order();
  await expect(confirm(old?.confirm, START + 7 * DAY)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await confirm(old?.confirm, START + 7 * DAY - 1);
  await unsubscribeNewsletters(opened.database, { token: old?.unsubscribe ?? '', now: START + 10 });
  await expect(confirm(old?.confirm, START + 11)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const fresh = await order({ now: START + 12 });
  await confirm(fresh?.confirm, START + 13);
  expect((await addressesOf('ellenorzo')).items).toHaveLength(1);
});

test('addresses that nobody confirmed, and those that left, are forgotten after a month; readers stay', async () => {
  await order();
  await pruneNewsletterOrders(opened.database, START + 29 * DAY);
  expect(await countOrders()).toBe(1);
  await pruneNewsletterOrders(opened.database, START + 31 * DAY);
  expect(await countOrders()).toBe(0);

  const letter = await order({ now: START + 31 * DAY });
  await confirm(letter?.confirm, START + 31 * DAY);
  await pruneNewsletterOrders(opened.database, START + 400 * DAY);
  expect(await countOrders()).toBe(1);
  await unsubscribeNewsletters(opened.database, { token: letter?.unsubscribe ?? '', now: START + 400 * DAY });
  await pruneNewsletterOrders(opened.database, START + 401 * DAY);
  expect(await countOrders()).toBe(1);
  await pruneNewsletterOrders(opened.database, START + 431 * DAY);
  expect(await countOrders()).toBe(0);
});

test('a list that is not offered is refused before anything is written', async () => {
  await expect(order({ lists: ['nincs-ilyen'] })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await opened.database.updateTable('newsletter_lists').set({ active: false }).where('code', '=', 'fontos').execute();
  await expect(order({ lists: ['fontos'] })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect([await countOrders(), await countLetters()]).toEqual([0, 0]);
});
