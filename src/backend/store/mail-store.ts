import type { Database } from './database/open-database.ts';

/** A letter to a reader: plain text, one paragraph a block. */
export type Mail = { readonly site: string; readonly recipient: string; readonly subject: string; readonly body: string };

/** Queues a letter in the transaction of the write that wants it sent; the sender finds it there after the commit. */
export async function queueMail(trx: Database, { site, recipient, subject, body }: Mail, now: number): Promise<void> {
  await trx.insertInto('mails').values({ site, recipient, subject, body, created_at: now, due_at: now }).execute();
}
