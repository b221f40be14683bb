import type { BackendLogger } from '../logger.ts';
import type { Database } from '../store/database/open-database.ts';
import { claimMails, dropMail, dropOldMails, endMail, postponeMail, pruneSentMails, type ClaimedMail } from '../store/mail-store.ts';
import type { SendMail } from './smtp-transport.ts';

/** What sending needs; the clock in unix seconds. */
export type MailSenderParts = { readonly database: Database; readonly send: SendMail['send']; readonly now: () => number; readonly logger: BackendLogger };

const AT_ONCE = 10;
/** Longer than a sending takes: until then nobody else takes the same letter. */
const HOLD_SECONDS = 120;
const FIRST_RETRY_SECONDS = 10;
const LAST_RETRY_SECONDS = 1800;
const DAY = 24 * 3600;
const SENT_KEPT_SECONDS = 7 * DAY;

/** Sends all letters that are due, a batch at a time, until none is left or the sender is stopped. */
export async function sendDueMails(parts: MailSenderParts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const mails = await claimMails(parts.database, { now: parts.now(), holdSeconds: HOLD_SECONDS, limit: AT_ONCE });
    if (mails.length === 0) return;
    await Promise.all(mails.map((mail) => deliver(parts, mail)));
  }
}

/** Drops letters that nobody could send within a day, and forgets those that were sent a week ago. */
export async function pruneMails({ database, now, logger }: Omit<MailSenderParts, 'send'>): Promise<void> {
  const ids = await dropOldMails(database, now() - DAY);
  if (ids.length > 0) logger.warn({ ids }, 'letters were dropped: nobody could send them within a day');
  await pruneSentMails(database, now() - SENT_KEPT_SECONDS);
}

async function deliver({ database, send, now, logger }: MailSenderParts, { id, site, tries, ...mail }: ClaimedMail): Promise<void> {
  const outcome = await send({ ...mail, key: `${site}-${id}-${mail.createdAt}` });
  switch (outcome.kind) {
    case 'sent':
      return endMail(database, id, now());
    case 'refused':
      logger.warn({ id, site, reason: outcome.reason }, 'a letter was refused for good and dropped');
      return dropMail(database, id);
    case 'failed':
      logger.warn({ id, site, tries, reason: outcome.reason }, 'a letter could not be sent; it will be tried again');
      return postponeMail(database, id, now() + Math.min(FIRST_RETRY_SECONDS * 2 ** (tries - 1), LAST_RETRY_SECONDS));
  }
}
