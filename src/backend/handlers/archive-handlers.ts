import { FEED_MAX_ITEMS } from '../../shared/config/feeds.ts';
import { monthName } from '../../shared/contract/schemas/archive.ts';
import { notFound } from '../../shared/lib/errors.ts';
import { loadArchiveDays, loadArchiveMonth, loadArchiveMonths, loadArchiveRecent } from '../store/archive-store.ts';
import { loadFeedArticles } from '../store/feed-store.ts';
import { ARCHIVE_KEY, NEWEST_KEY, toArchiveMonthKey } from '../store/newsroom/purge-keys.ts';
import type { Handler } from './handler.ts';
import { toItemKeys, toListKeys } from './surrogate-keys.ts';

/** What is purged when a section comes or goes with all of its articles. */
const EVERY_LIST_KEY = 'lists';

/** GET /api/archive/months. */
export const handleArchiveMonths: Handler<'archiveMonths'> = async ({ database }, { site }) => ({ body: await loadArchiveMonths(database, site), keys: [ARCHIVE_KEY, EVERY_LIST_KEY] });

/** GET /api/archive/months/{month}/days. */
export const handleArchiveDays: Handler<'archiveDays'> = async ({ database }, { site, params }) => {
  const month = requireMonth(params.month);
  return { body: await loadArchiveDays(database, site, month), keys: toMonthKeys(month) };
};

/** GET /api/archive/months/{month}: a page of what its sitemap tells. */
export const handleArchiveMonth: Handler<'archiveMonth'> = async ({ database }, { site, params, query }) => {
  const month = requireMonth(params.month);
  const page = Math.max(1, Math.min(query.integer('page') ?? 1, MAX_PAGE));
  return { body: await loadArchiveMonth(database, site, { month, page }), keys: toMonthKeys(month) };
};

/** More pages than a month can have. */
const MAX_PAGE = 1000;

/** GET /api/archive/recent. It has no keys of its articles: a thousand of them are more than a header may hold. */
export const handleArchiveRecent: Handler<'archiveRecent'> = async ({ database, now }, { site }) => ({ body: await loadArchiveRecent(database, site, now()), keys: [NEWEST_KEY, EVERY_LIST_KEY] });

/** GET /api/feeds/articles. */
export const handleFeedArticles: Handler<'feedArticles'> = async ({ database }, { site, query }) => {
  const [superTag, tag, author] = (['mstag', 'tag', 'author'] as const).map(query.first);
  const { limit } = query.slice({ page: 'page', size: 'limit' }, FEED_MAX_ITEMS);
  const narrowing = { ...(superTag !== undefined && { superTag }), ...(tag !== undefined && { tag }), ...(author !== undefined && { author }) };
  const body = await loadFeedArticles(database, { site, limit, ...narrowing });
  if (body === null) throw notFound('/api/feeds/articles');
  const listKeys = toListKeys({ superTags: listOf(superTag), tags: listOf(tag), authors: listOf(author) });
  return { body, keys: [...listKeys, EVERY_LIST_KEY, ...toItemKeys(body.items)] };
};

function requireMonth(text: string): string {
  const { success, data } = monthName.safeParse(text);
  if (!success) throw notFound(`month ${text}`);
  return data;
}

function toMonthKeys(month: string): string[] {
  return [toArchiveMonthKey(month), EVERY_LIST_KEY];
}

function listOf(slug: string | undefined): string[] {
  return slug === undefined ? [] : [slug];
}
