import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signAnswer } from '../../src/backend/payments/payment-answer.ts';
import { signFields } from '../../src/backend/payments/sign-fields.ts';
import { createBackendApp, EDITOR, TEST_PAYMENT_KEY, type BackendApp } from '../support/backend-app.ts';

let app: BackendApp;
beforeAll(async () => {
  app = await createBackendApp();
});
afterAll(() => app.close());

const body = { kind: 'once', amount: 5000, name: 'Kapuvári  Emese', email: 'emese@pelda.hu', returnAddress: 'http://localhost:3000/tamogatas/visszateres' } as const;

/** Places an order as the edge does; `reference` is what the payment side calls it by. */
async function order(changes: object = {}, site = 'lapszel') {
  const answer = await app.api.post('/api/support/orders').set('X-Site', site).send({ ...body, ...changes });
  expect(answer.status, answer.text).toBe(201);
  const handed = Object.fromEntries(new URL(answer.body.paymentAddress, 'http://edge').searchParams);
  return { key: String(answer.body.key), reference: handed['order'] ?? '', handed, site };
}

type Ordered = Awaited<ReturnType<typeof order>>;

/** What the payment side says, signed as it does. */
function say({ reference, handed }: Ordered, status: 'paid' | 'refused' | 'cancelled', now = app.clock.now) {
  return signAnswer({ order: reference, amount: handed['amount'] ?? '', currency: handed['currency'] ?? '', status }, { key: TEST_PAYMENT_KEY, now });
}

const bring = ({ key, site }: Pick<Ordered, 'key' | 'site'>, fields: object) => app.api.post('/api/support/payment-returns').set('X-Site', site).send({ key, fields });
const look = async ({ key, site }: Ordered) => (await app.api.get(`/api/support/orders/${key}`).set('X-Site', site)).body;
const count = async (site = 'lapszel') => (await app.api.get('/api/counter?from=2025-03-28').set('X-Site', site)).body;
const countMails = async (recipient: string) => (await app.database.selectFrom('mails').selectAll().where('recipient', '=', recipient).execute()).length;

describe('an order', () => {
  test('is open until the payment side has spoken, and nothing of its supporter can be seen by its key', async () => {
    const placed = await order();
    expect(await look(placed)).toEqual({ kind: 'once', amount: 5000, currency: 'HUF', status: 'open', failure: null, createdAt: app.clock.now, paidAt: null });
    expect(placed.handed).toMatchObject({ amount: '5000', currency: 'HUF', site: 'lapszel', returnAddress: `${body.returnAddress}/${placed.key}` });
    const kept = JSON.stringify(await app.database.selectFrom('support_orders').selectAll().execute());
    expect(kept).not.toContain(placed.key);
    expect(JSON.stringify(placed.handed)).not.toContain('emese');
  });

  test('of the regional edition is in its currency, and no order of the other one', async () => {
    const placed = await order({ amount: 50 }, 'erdely');
    expect(await look(placed)).toMatchObject({ amount: 50, currency: 'RON' });
    expect((await app.api.get(`/api/support/orders/${placed.key}`).set('X-Site', 'lapszel')).status).toBe(404);
  });

  test.each([
    ['too small a sum', { amount: 499 }],
    ['too large a sum', { amount: 1_000_001 }],
    ['half a forint', { amount: 500.5 }],
    ['no address', { email: 'emese' }],
    ['no name', { name: ' ' }],
    ['a name that shows nothing', { name: '\u0000\u0001\u0002' }],
    ['a return address that is none', { returnAddress: 'javascript:alert(1)' }],
  ])('with %s is refused', async (_, changes) => {
    expect((await app.api.post('/api/support/orders').send({ ...body, ...changes })).status).toBe(422);
  });
});

describe('the answer of the payment side', () => {
  test('makes an order paid once, with one letter, however often it comes', async () => {
    const placed = await order({ kind: 'monthly', email: 'egyszer@pelda.hu' });
    const before = await count();
    const fields = say(placed, 'paid');
    const answers = await Promise.all([bring(placed, fields), bring(placed, fields), bring(placed, fields)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    app.clock.now += 60;
    expect((await bring(placed, fields)).body).toMatchObject({ status: 'paid', paidAt: app.clock.now - 60 });
    expect(await count()).toEqual({ ...before, recurring: before.recurring + 1 });
    expect(await countMails('egyszer@pelda.hu')).toBe(1);
    const [mail] = await app.database.selectFrom('mails').selectAll().where('recipient', '=', 'egyszer@pelda.hu').execute();
    expect(mail).toMatchObject({ site: 'lapszel', subject: 'Köszönjük, hogy támogatja a lapot – Lapszél' });
    expect(mail?.body).toContain('Kedves Kapuvári Emese!');
    expect(mail?.body).toContain('havi támogatása: 5\u00a0000\u00a0Ft');
  });

  test('that refuses can be followed by one that pays, and never the other way', async () => {
    const placed = await order();
    const refused = say(placed, 'refused');
    expect((await bring(placed, refused)).body).toMatchObject({ status: 'failed', failure: 'refused' });
    expect((await bring(placed, say(placed, 'cancelled'))).body).toMatchObject({ status: 'failed', failure: 'refused' });
    expect((await bring(placed, say(placed, 'paid'))).body).toMatchObject({ status: 'paid', failure: null });
    expect((await bring(placed, refused)).body).toMatchObject({ status: 'paid', failure: null });
  });

  test('to another order, or with another key, changes nothing', async () => {
    const [cheap, dear] = [await order({ amount: 500 }), await order({ amount: 900_000 })];
    expect((await bring(dear, say(cheap, 'paid'))).status).toBe(422);
    expect((await bring({ ...dear, key: 'AAAAAAAAAAAAAAAAAAAAAA' }, say(dear, 'paid'))).status).toBe(404);
    expect((await bring({ ...dear, site: 'erdely' }, say(dear, 'paid'))).status).toBe(404);
    const forged = signFields('answer', { ...say(dear, 'paid'), amount: '500' }, TEST_PAYMENT_KEY);
    expect((await bring(dear, forged)).status).toBe(422);
    expect(await look(dear)).toMatchObject({ status: 'open' });
  });

  test('that nobody signed, or signed long ago, changes nothing', async () => {
    const placed = await order();
    const fields = say(placed, 'refused');
    expect((await bring(placed, { ...fields, status: 'paid' })).status).toBe(422);
    expect((await bring(placed, { ...placed.handed, status: 'paid', time: String(app.clock.now) })).status).toBe(422);
    expect((await bring(placed, say(placed, 'paid', app.clock.now - 3601))).status).toBe(409);
    expect((await bring(placed, {})).status).toBe(422);
    expect(await look(placed)).toMatchObject({ status: 'open' });
  });
});

describe('the counts', () => {
  test('are of paid orders by kind, by day and by site', async () => {
    const day = async (text: string) => (await app.api.get(`/api/minutes?day=${text}`)).body;
    app.clock.now = Date.UTC(2026, 0, 9, 22, 59) / 1000;
    const late = await order();
    expect(await day('2026-01-09')).toEqual({ recurring: 0, onetime: 0 });
    await bring(late, say(late, 'paid'));
    // An hour ahead of UTC a minute later is another day.
    app.clock.now += 60;
    const next = await order({ kind: 'monthly' });
    await bring(next, say(next, 'paid'));
    expect([await day('2026-01-09'), await day('2026-01-10'), await day('nonsense')]).toEqual([{ recurring: 0, onetime: 1 }, { recurring: 1, onetime: 0 }, { recurring: 1, onetime: 0 }]);
    expect((await app.api.get('/api/counter?from=2026-01-10')).body).toEqual({ recurring: 1, onetime: 0 });
    expect(await count('erdely')).toEqual({ recurring: 0, onetime: 0 });
  });
});

describe('the newsroom', () => {
  test('sees the orders, newest first, and nobody else does', async () => {
    const { body: list } = await app.api.get('/api/newsroom/support-orders?status=paid&perPage=2').set(EDITOR);
    expect(list.items).toHaveLength(2);
    expect(list.items[0]).toMatchObject({ name: 'Kapuvári Emese', email: 'emese@pelda.hu', status: 'paid' });
    expect(list.totalItems).toBeGreaterThan(2);
    expect((await app.api.get('/api/newsroom/support-orders')).status).toBe(401);
  });

  test('decides whether support is taken', async () => {
    const ask = async () => (await app.api.get('/api/support')).body;
    expect(await ask()).toEqual({ payment: 'trial' });
    await app.api.put('/api/newsroom/sites/lapszel/common-data').set(EDITOR).send({ componentSetup: { donations: '0' } });
    expect(await ask()).toEqual({ payment: 'none' });
  });
});
