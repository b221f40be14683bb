import type { Database } from './database/open-database.ts';

/** A letter to a reader: plain text, one paragraph a block. */
export type Mail = {
  readonly site: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Where the recipient says that no more of these are wanted; mail readers show it as a button. */
  readonly unsubscribeUrl?: string;
};

/** A letter that waits, newest first where letters are shown. */
export type UnsentMail = { readonly id: number; readonly site: string; readonly recipient: string; readonly subject: string; readonly body: string; readonly createdAt: number };

/** A letter that nobody else sends for a while; `tries` counts this one. */
export type ClaimedMail = UnsentMail & { readonly unsubscribeUrl: string | null; readonly tries: number };

/** Queues a letter in the transaction of the write that wants it sent; the sender finds it there after the commit. */
export async function queueMail(trx: Database, { site, recipient, subject, body, unsubscribeUrl }: Mail, now: number): Promise<void> {
  await trx.insertInto('mails').values({ site, recipient, subject, body, unsubscribe_url: unsubscribeUrl ?? null, created_at: now, due_at: now }).execute();
}

/** Letters that wait, for a developer to read. */
export function loadUnsentMails(database: Database, limit: number): Promise<UnsentMail[]> {
  return database.selectFrom('mails').select(['id', 'site', 'recipient', 'subject', 'body', 'created_at as createdAt']).where('sent_at', 'is', null).orderBy('id', 'desc').limit(limit).execute();
}

/** Takes letters that are due, oldest first. Until the hold ends no other process takes them. */
export function claimMails(database: Database, { now, holdSeconds, limit }: { now: number; holdSeconds: number; limit: number }): Promise<ClaimedMail[]> {
  return database
    .updateTable('mails')
    .set(({ eb }) => ({ due_at: now + holdSeconds, tries: eb('tries', '+', 1) }))
    .where('id', 'in', ({ selectFrom }) => selectFrom('mails').select('id').where('sent_at', 'is', null).where('due_at', '<=', now).orderBy('due_at').orderBy('id').limit(limit).forUpdate().skipLocked())
    .returning(['id', 'site', 'recipient', 'subject', 'body', 'created_at as createdAt', 'unsubscribe_url as unsubscribeUrl', 'tries'])
    .execute();
}

/** Notes that a letter was sent, and forgets to whom and what. */
export async function endMail(database: Database, id: number, now: number): Promise<void> {
  await database.updateTable('mails').set({ sent_at: now, recipient: '', subject: '', body: '', unsubscribe_url: null }).where('id', '=', id).execute();
}

/** Lets a letter wait. */
export async function postponeMail(database: Database, id: number, dueAt: number): Promise<void> {
  await database.updateTable('mails').set({ due_at: dueAt }).where('id', '=', id).execute();
}

/** Takes a letter away that nobody takes. */
export async function dropMail(database: Database, id: number): Promise<void> {
  await database.deleteFrom('mails').where('id', '=', id).execute();
}

/** Takes letters away that wait since before a moment, and answers their ids; a code or a link in them is long dead. */
export async function dropOldMails(database: Database, before: number): Promise<number[]> {
  const dropped = await database.deleteFrom('mails').where('sent_at', 'is', null).where('created_at', '<', before).returning('id').execute();
  return dropped.map(({ id }) => id);
}

/** Forgets that letters were sent before a moment. */
export async function pruneSentMails(database: Database, before: number): Promise<void> {
  await database.deleteFrom('mails').where('sent_at', '<', before).execute();
}
