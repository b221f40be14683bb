import { sql } from 'kysely';
import { editions } from '../../../shared/config/editions/editions.ts';
import type { Database } from '../../store/database/open-database.ts';
import { appendPurge } from '../../store/purge-store.ts';
import { toArchiveRow } from './archive-rows.ts';
import type { ArchiveContext } from './archive-rows.ts';
import { generateArticle } from './generate-article.ts';
import { loadGrowthMark, saveGrowthMark } from './growth-mark.ts';
import { insertArchiveRows, takeArticleIds } from './insert-archive-rows.ts';
import { createIndexes, dropLateIndexes } from './late-indexes.ts';

/** How far the archive is to grow. */
export type GrowthOptions = {
  readonly database: Database;
  /** The number of generated articles that the archive is to have in the end. */
  readonly articles: number;
  /** Another seed writes another archive; one database keeps to one. */
  readonly seed: number;
  readonly now: number;
  /** From so many more articles on, some indexes are gone while the archive grows. */
  readonly bulk?: number;
  readonly onProgress?: (done: number, total: number) => void;
};

const BATCH = 1000;
const DAY_SECONDS = 86_400;
/** The demo newspaper's own articles stay the newest. */
const NEWEST_AGE_DAYS = 30;
const OLDEST_AGE_DAYS = 3652;
/** From so many more articles on, the indexes that a batch costs most for are made at the end. */
const BULK_ARTICLES = 50_000;

/**
 * Grows the archive with generated articles, in batches of one transaction each; by many, some indexes are gone while
 * it grows. @returns how many were added
 */
export async function growArchive({ database, articles, seed, now, bulk = BULK_ARTICLES, onProgress }: GrowthOptions): Promise<number> {
  const context = await loadContext(database, now);
  const mark = await loadGrowthMark(database, seed);
  const before = mark.articles;
  const indexes = articles - before < bulk ? mark.indexes : await dropLateIndexes(database, seed, mark);
  let analysed = before;
  for (let done = before; done < articles; ) {
    const size = Math.min(BATCH, articles - done);
    const generated = Array.from({ length: size }, (_, index) => generateArticle(seed, done + index + 1));
    await database.transaction().execute(async (trx) => {
      const ids = await takeArticleIds(trx, size);
      const rows = generated.flatMap((article, index) => toArchiveRow(ids[index] ?? 0, article, context));
      // In the order of their dates, neighbours in the lists' index are written together.
      await insertArchiveRows(trx, rows.toSorted((one, other) => one.pubDate - other.pubDate), now);
      await saveGrowthMark(trx, seed, { articles: done + size, indexes });
    });
    done += size;
    onProgress?.(done, articles);
    if (done >= 2 * analysed) {
      await analyse(database);
      analysed = done;
    }
  }
  await createIndexes(database, indexes);
  await saveGrowthMark(database, seed, { articles: Math.max(before, articles), indexes: [] });
  if (before < articles) {
    await appendPurge(database, { keys: ['lists', 'front', 'recommended', 'auto-block'], hard: false, now });
    // An archive that grew by itself lies in the order of its dates; dates that were drawn lie anywhere.
    await sql`cluster article_search using article_search_newest`.execute(database);
    // The embedded database never does this by itself, and its planner is blind without.
    await sql`vacuum analyze`.execute(database);
  }
  return Math.max(0, articles - before);
}

/** Without figures on what the tables hold, the planner reads every list entry for each batch. */
async function analyse(database: Database): Promise<void> {
  await sql`analyze articles, article_sites, article_authors, article_super_tags, article_tags, article_flags, list_entries, article_search`.execute(database);
}

async function loadContext(database: Database, now: number): Promise<ArchiveContext> {
  const bySlug = (rows: { id: number; slug: string; name: string }[]) => new Map(rows.map(({ id, slug, name }) => [slug, { id, name }]));
  const authors = await database.selectFrom('authors').select(['id', 'name', 'site', 'slug']).orderBy('id').execute();
  const images = await database.selectFrom('images').select('path').where('path', 'not like', '/uploads/authors/%').orderBy('path').execute();
  // From the beginning of the day, so that runs of one day give the same dates.
  const today = now - (now % DAY_SECONDS);
  return {
    sites: { main: editions.main.slug, regional: editions.regional.slug },
    superTags: bySlug(await database.selectFrom('super_tags').select(['id', 'slug', 'name']).execute()),
    tags: bySlug(await database.selectFrom('tags').select(['id', 'slug', 'name']).execute()),
    authors: { main: authors.filter(({ site }) => site === editions.main.slug), regional: authors.filter(({ site }) => site === editions.regional.slug) },
    pictures: images.map(({ path }) => path),
    from: today - OLDEST_AGE_DAYS * DAY_SECONDS,
    to: today - NEWEST_AGE_DAYS * DAY_SECONDS,
  };
}
