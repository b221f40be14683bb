import { randomBytes, randomUUID } from 'node:crypto';
import type { SupportOrder, SupportOrderBody, SupportOrders } from '../../shared/contract/schemas/support.ts';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import type { Period } from '../../shared/lib/zoned-day.ts';
import type { PaymentAnswer } from '../payments/payment-answer.ts';
import type { Database } from './database/open-database.ts';
import { queueMail, type Mail } from './mail-store.ts';
import { toHash } from './tip-entry-store.ts';

const KEY_BYTES = 16;
/** 16 bytes as base64url. */
const KEY = /^[\w-]{22}$/;

/** An order as a supporter sends it, and when (unix seconds). */
export type OrderWrite = Pick<SupportOrderBody, 'kind' | 'amount' | 'name' | 'email'> & { readonly site: string; readonly currency: string; readonly now: number };

/** Whose order it was, for the letter. */
export type PaidOrder = Pick<OrderWrite, 'kind' | 'amount' | 'name' | 'email'>;

/** Takes an order. Its key goes to its supporter and nowhere else. */
export async function createSupportOrder(database: Database, { site, kind, amount, currency, name, email, now }: OrderWrite): Promise<{ reference: string; key: string }> {
  const reference = randomUUID();
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await database.insertInto('support_orders').values({ site, reference, key_hash: toHash(key), kind, amount, currency, name, email, created_at: now }).execute();
  return { reference, key };
}

/** The order of a key; null for a key that nobody has. */
export async function loadSupportOrder(database: Database, { site, key }: { site: string; key: string }): Promise<SupportOrder | null> {
  if (!KEY.test(key)) return null;
  const row = await database.selectFrom('support_orders').selectAll().where('site', '=', site).where('key_hash', '=', toHash(key)).executeTakeFirst();
  if (row === undefined) return null;
  const { kind, amount, currency, status, failure, created_at, paid_at } = row;
  return { kind, amount, currency, status, failure, createdAt: created_at, paidAt: paid_at };
}

/**
 * Writes down what the payment side says of an order, and queues the letter of thanks with it. What was paid stays paid,
 * and an answer that comes again changes nothing: a reader may reload the page, or bring an older answer.
 * @throws NOT_FOUND for an unknown key, INVALID_INPUT for an answer to another order or another sum
 */
export async function settleSupportOrder(
  database: Database,
  { site, key, answer, now, toThanks }: { site: string; key: string; answer: PaymentAnswer; now: number; toThanks: (order: PaidOrder) => Mail },
): Promise<SupportOrder> {
  return database.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('support_orders').selectAll().where('site', '=', site).where('key_hash', '=', toHash(key)).forUpdate().executeTakeFirst();
    if (row === undefined) throw unknownOrder();
    if (row.reference !== answer.order || row.amount !== answer.amount || row.currency !== answer.currency) throw new AppError('INVALID_INPUT', `The answer is not one to the order ${row.reference}.`);
    if (answer.status === 'paid' && row.status !== 'paid') {
      await trx.updateTable('support_orders').set({ status: 'paid', failure: null, paid_at: now }).where('id', '=', row.id).execute();
      await queueMail(trx, toThanks(row), now);
    } else if (answer.status !== 'paid' && row.status === 'open') {
      await trx.updateTable('support_orders').set({ status: 'failed', failure: answer.status }).where('id', '=', row.id).execute();
    }
    const order = await loadSupportOrder(trx, { site, key });
    if (order === null) throw unknownOrder();
    return order;
  });
}

/** How many have paid since a moment, or within a period. @spec §3 Minutes response */
export async function countSupport(database: Database, { site, from, to }: { site: string } & Pick<Period, 'from'> & { to: number | null }): Promise<{ recurring: number; onetime: number }> {
  const rows = await database
    .selectFrom('support_orders')
    .select('kind')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('site', '=', site)
    .where('status', '=', 'paid')
    .where('paid_at', '>=', from)
    .$if(to !== null, (query) => query.where('paid_at', '<', to))
    .groupBy('kind')
    .execute();
  const count = (kind: 'once' | 'monthly') => rows.find((row) => row.kind === kind)?.n ?? 0;
  return { recurring: count('monthly'), onetime: count('once') };
}

/** A page of a site's orders, newest first. */
export async function listSupportOrders(database: Database, { site, status, offset, limit }: { site: string; status: SupportOrder['status'] | null; offset: number; limit: number }): Promise<SupportOrders> {
  const orders = database
    .selectFrom('support_orders')
    .where('site', '=', site)
    .$if(status !== null, (query) => query.where('status', '=', status));
  const rows = await orders.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();
  const { n } = await orders.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return {
    items: rows.map(({ reference, kind, amount, currency, name, email, status: state, failure, created_at, paid_at }) => ({ reference, kind, amount, currency, name, email, status: state, failure, createdAt: created_at, paidAt: paid_at })),
    totalItems: n,
  };
}

/** Without the key, which is a secret. */
function unknownOrder(): AppError {
  return notFound('/api/support/orders/…');
}
