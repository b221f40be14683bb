import type { RequestHandler } from 'express';
import { AppError } from '../../shared/lib/errors.ts';
import { loadUnsentMails, type UnsentMail } from '../store/mail-store.ts';
import type { Database } from '../store/database/open-database.ts';

const SHOWN_MAILS = 50;

/** The names by which a machine calls itself; a page elsewhere that makes its own name lead here has another one. */
const OWN_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Letters that wait, newest first: what a developer has in place of a mail server. */
export function handleDevMails(database: Database): RequestHandler {
  return async (request, response) => {
    if (!OWN_HOSTS.has(request.hostname)) throw new AppError('FORBIDDEN', 'The letters of a trial are shown on this machine only.');
    const mails = await loadUnsentMails(database, SHOWN_MAILS);
    response.set({ 'Cache-Control': 'private, no-store', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'", 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
    response.type('html').send(toPage(mails));
  };
}

function toPage(mails: readonly UnsentMail[]): string {
  const letters = mails.length === 0 ? '<p>No letter waits.</p>' : mails.map(toLetter).join('\n');
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Letters</title></head><body>\n<h1>Letters</h1>\n${letters}\n</body></html>\n`;
}

function toLetter({ id, site, recipient, subject, body, createdAt }: UnsentMail): string {
  const time = new Date(createdAt * 1000).toISOString();
  return `<article id="mail-${id}"><h2>${escapeHtml(subject)}</h2>\n<p><time datetime="${time}">${time}</time> · ${escapeHtml(site)} · ${escapeHtml(recipient)}</p>\n<pre>${withLinks(escapeHtml(body))}</pre></article>`;
}

/** A letter's addresses can be followed, as a mail reader has it. */
function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
