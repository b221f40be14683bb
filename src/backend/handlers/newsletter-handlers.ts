import { AppError } from '../../shared/lib/errors.ts';
import { loadNewsletterLists, saveNewsletterList } from '../store/newsletter-list-store.ts';
import { confirmNewsletters, loadNewsletterAddresses, orderNewsletters, unsubscribeNewsletters } from '../store/newsletter-store.ts';
import type { Handler } from './handler.ts';

const DONE = { body: { ok: true }, keys: [] } as const;

/** GET /api/newsletter/lists: what a form may offer. */
export const handleNewsletterLists: Handler<'newsletterLists'> = async ({ database }, { site }) => ({ body: { items: await loadNewsletterLists(database, site) }, keys: ['newsletters'] });

/** POST /api/newsletter/subscribe: the same answer whatever is known of the address. @spec §7 */
export const handleNewsletterSubscribe: Handler<'newsletterSubscribe'> = async ({ database, now }, { site, body }) => {
  await orderNewsletters(database, { site, body, now: now() });
  return DONE;
};

/** POST /api/newsletter/confirm: by the token of a letter. */
export const handleNewsletterConfirm: Handler<'newsletterConfirm'> = async ({ database, now }, { body: { token } }) => {
  await confirmNewsletters(database, { token, now: now() });
  return DONE;
};

/** POST /api/newsletter/unsubscribe: by the token of a letter. */
export const handleNewsletterUnsubscribe: Handler<'newsletterUnsubscribe'> = async ({ database, now }, { body: { token } }) => {
  await unsubscribeNewsletters(database, { token, now: now() });
  return DONE;
};

/** PUT /api/newsroom/newsletters/{code}: of the site that the header names. */
export const handleNewsletterSave: Handler<'newsroomNewsletterSave'> = async ({ database, now, wakePurges }, { site, params: { code }, body }) => {
  if (code.length > 60 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code)) throw new AppError('INVALID_INPUT', 'The code of a newsletter has small letters, digits and single hyphens.');
  const written = await saveNewsletterList(database, { site, code, draft: body, now: now() });
  wakePurges();
  return { body: written, keys: [] };
};

/** GET /api/newsroom/newsletters/{code}/addresses: for the program that sends the letters. */
export const handleNewsletterAddresses: Handler<'newsroomNewsletterAddresses'> = async ({ database }, { site, params: { code }, query }) => ({
  body: await loadNewsletterAddresses(database, { site, code, after: query.integer('after') ?? 0 }),
  keys: [],
});
