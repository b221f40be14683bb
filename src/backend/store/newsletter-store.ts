import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { NewsletterAddresses, NewsletterBody } from '../../shared/contract/schemas/newsletter.ts';
import { AppError } from '../../shared/lib/errors.ts';
import type { Database } from './database/open-database.ts';
import { queueMail } from './mail-store.ts';
import { requireNewsletterLists } from './newsletter-list-store.ts';
import { toConfirmLetter } from './newsletter-letter.ts';

const TOKEN_BYTES = 16;
const DAY = 86_400;
/** Letters that an address gets in a day, whoever asks for them. */
const LETTERS_A_DAY = 3;
const CONFIRM_SECONDS = 7 * DAY;
/** What nobody confirmed, and what was unsubscribed, is forgotten after this. */
const FORGOTTEN_AFTER_SECONDS = 30 * DAY;
const ADDRESSES_PER_ANSWER = 1000;
/** Locks of addresses are apart from all others by their first number. */
const ADDRESS_LOCKS = 7351;

/** What is ordered, on which site, and when (unix seconds). */
export type NewsletterOrder = { readonly site: string; readonly body: NewsletterBody; readonly now: number };

/**
 * Takes an order: nothing is subscribed until the owner of the address confirms it by the letter that is queued here.
 * Whatever is known of the address, the caller learns nothing of it; one that was written to often enough today gets
 * nothing more. @throws INVALID_INPUT for a list that is not offered @spec §7
 */
export async function orderNewsletters(database: Database, { site, body, now }: NewsletterOrder): Promise<void> {
  const lists = await requireNewsletterLists(database, site, body.listCodes);
  await database.transaction().execute(async (trx) => {
    // One at a time for an address, or parallel orders would each count the letters before the others.
    await sql`select pg_advisory_xact_lock(${sql.lit(ADDRESS_LOCKS)}, hashtext(${body.email}))`.execute(trx);
    if ((await countLetters(trx, body.email, now - DAY)) >= LETTERS_A_DAY) return;
    const orderId = await requireOrder(trx, { site, email: body.email, now });
    const draft = { order_id: orderId, created_at: now };
    const confirm = { ...draft, purpose: 'confirm' as const, lists: lists.map(({ code }) => code), first_name: body.firstName, last_name: body.lastName, expires_at: now + CONFIRM_SECONDS };
    const tokens = { confirm: await addToken(trx, confirm), unsubscribe: await addToken(trx, { ...draft, purpose: 'unsubscribe', expires_at: null }) };
    await queueMail(trx, toConfirmLetter({ site, recipient: body.email, lists: lists.map(({ name }) => name), tokens }), now);
  });
}

/** Confirms what a letter asked about: its lists are added to those that the address has. Doing it twice changes nothing. @throws NOT_FOUND for a token that is not known or too old */
export async function confirmNewsletters(database: Database, { token, now }: { token: string; now: number }): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const found = await trx.selectFrom('newsletter_tokens').selectAll().where('token_hash', '=', toHash(token)).where('purpose', '=', 'confirm').where('expires_at', '>', now).executeTakeFirst();
    if (found === undefined) throw unknownToken();
    await trx
      .updateTable('newsletter_orders')
      .set({
        lists: sql<string[]>`array(select distinct code from unnest(lists || ${found.lists}::text[]) as code order by code)`,
        first_name: found.first_name,
        last_name: found.last_name,
        confirmed_at: sql<number>`coalesce(confirmed_at, ${now}::bigint)`,
        unsubscribed_at: null,
      })
      .where('id', '=', found.order_id)
      .execute();
  });
}

/** Takes an address off all lists of its site; letters that wait to be confirmed open nothing any more. @throws NOT_FOUND for a token that is not known */
export async function unsubscribeNewsletters(database: Database, { token, now }: { token: string; now: number }): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const found = await trx.selectFrom('newsletter_tokens').select('order_id').where('token_hash', '=', toHash(token)).where('purpose', '=', 'unsubscribe').executeTakeFirst();
    if (found === undefined) throw unknownToken();
    await trx.updateTable('newsletter_orders').set({ lists: [], first_name: '', last_name: '', confirmed_at: null, unsubscribed_at: now }).where('id', '=', found.order_id).execute();
    await trx.updateTable('newsletter_tokens').set({ expires_at: now }).where('order_id', '=', found.order_id).where('purpose', '=', 'confirm').execute();
  });
}

/** Those who confirmed a list, a part at a time, for the program that sends it. */
export async function loadNewsletterAddresses(database: Database, { site, code, after }: { site: string; code: string; after: number }): Promise<NewsletterAddresses> {
  const rows = await database
    .selectFrom('newsletter_orders')
    .select(['id', 'email', 'first_name', 'last_name', 'confirmed_at'])
    .where('site', '=', site)
    .where('id', '>', after)
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`${code}::text = any(lists)`)
    .orderBy('id')
    .limit(ADDRESSES_PER_ANSWER)
    .execute();
  return {
    items: rows.map((row) => ({ email: row.email, firstName: row.first_name, lastName: row.last_name, confirmedAt: row.confirmed_at ?? 0 })),
    next: rows.length < ADDRESSES_PER_ANSWER ? null : (rows.at(-1)?.id ?? null),
  };
}

/** Forgets addresses whose owners never confirmed or have left, once their links have been of no use for a while. */
export async function pruneNewsletterOrders(database: Database, now: number): Promise<void> {
  const before = now - FORGOTTEN_AFTER_SECONDS;
  await database
    .deleteFrom('newsletter_orders')
    .where('confirmed_at', 'is', null)
    .where(sql<boolean>`greatest(created_at, coalesce(unsubscribed_at, 0)) < ${before}::bigint`)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('newsletter_tokens').select('order_id').whereRef('order_id', '=', 'newsletter_orders.id').where('newsletter_tokens.created_at', '>=', before))))
    .execute();
  await database.deleteFrom('newsletter_tokens').where('expires_at', '<', before).execute();
}

/** On every site: an address is one person's. */
async function countLetters(trx: Database, email: string, since: number): Promise<number> {
  const { n } = await trx
    .selectFrom('newsletter_tokens')
    .innerJoin('newsletter_orders', 'newsletter_orders.id', 'order_id')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('email', '=', email)
    .where('purpose', '=', 'confirm')
    .where('newsletter_tokens.created_at', '>', since)
    .executeTakeFirstOrThrow();
  return n;
}

async function requireOrder(trx: Database, { site, email, now }: { site: string; email: string; now: number }): Promise<number> {
  await trx.insertInto('newsletter_orders').values({ site, email, created_at: now }).onConflict((conflict) => conflict.columns(['site', 'email']).doNothing()).execute();
  const { id } = await trx.selectFrom('newsletter_orders').select('id').where('site', '=', site).where('email', '=', email).executeTakeFirstOrThrow();
  return id;
}

type TokenDraft = { order_id: number; purpose: 'confirm' | 'unsubscribe'; lists?: string[]; first_name?: string; last_name?: string; created_at: number; expires_at: number | null };

async function addToken(trx: Database, draft: TokenDraft): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await trx.insertInto('newsletter_tokens').values({ ...draft, token_hash: toHash(token) }).execute();
  return token;
}

/** Without the token, which is a secret. */
function unknownToken(): AppError {
  return new AppError('NOT_FOUND', 'The link of this letter is not known, or too old.');
}

/** A token is 128 random bits, so a plain hash tells nothing of it. */
function toHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
