import type { SiteWritten } from '../../shared/contract/schemas/newsroom-site.ts';
import type { NewsletterListDraft, NewsletterLists } from '../../shared/contract/schemas/newsletter.ts';
import { AppError } from '../../shared/lib/errors.ts';
import type { Database } from './database/open-database.ts';
import { requireSite } from './newsroom/require-site.ts';
import { appendPurge } from './purge-store.ts';

/** The lists that a site offers, in the newsroom's order. */
export async function loadNewsletterLists(database: Database, site: string): Promise<NewsletterLists['items']> {
  return database.selectFrom('newsletter_lists').select(['code', 'name', 'description']).where('site', '=', site).where('active', '=', true).orderBy('position').orderBy('code').execute();
}

/** The lists of these codes, in the newsroom's order. @throws INVALID_INPUT where one is not offered */
export async function requireNewsletterLists(database: Database, site: string, codes: readonly string[]): Promise<NewsletterLists['items']> {
  const offered = await loadNewsletterLists(database, site);
  const unknown = codes.filter((wanted) => !offered.some(({ code }) => code === wanted));
  if (unknown.length > 0) throw new AppError('INVALID_INPUT', `There is no newsletter ${unknown.join(', ')}: the site has ${offered.map(({ code }) => code).join(', ')}.`);
  return offered.filter(({ code }) => codes.includes(code));
}

/** Writes a list, a new one or over the old one, in one transaction. @throws NOT_FOUND for an unknown site */
export async function saveNewsletterList(database: Database, { site, code, draft, now }: { site: string; code: string; draft: NewsletterListDraft; now: number }): Promise<SiteWritten> {
  return database.transaction().execute(async (trx) => {
    await requireSite(trx, site);
    await trx.insertInto('newsletter_lists').values({ site, code, ...draft }).onConflict((conflict) => conflict.columns(['site', 'code']).doUpdateSet(draft)).execute();
    const purged = ['newsletters'];
    return { sequence: await appendPurge(trx, { keys: purged, hard: false, now }), purged };
  });
}
