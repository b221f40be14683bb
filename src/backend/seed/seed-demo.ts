import { editions } from '../../shared/config/editions/editions.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';
import { cleanArticleHtml } from '../../shared/lib/article-html/clean-article-html.ts';
import type { Database } from '../store/database/open-database.ts';
import { saveImages } from '../store/image-store.ts';
import { createArticleWithin } from '../store/newsroom/article-newsroom.ts';
import { seedArticleExtras } from './demo/article-extras.ts';
import { listPictureKeys, toPostDrafts, toSeedDraft } from './demo/article-drafts.ts';
import { loadSeedArticles } from './demo/article-files.ts';
import type { SeedArticle } from './demo/article-files.ts';
import { seedDemoMarker } from './demo/demo-marker.ts';
import { seedFrontBlocks } from './demo/front-blocks.ts';
import { seedLaterParts } from './demo/missing-parts.ts';
import { drawSeedPictures, renderSeedPictures } from './demo/pictures.ts';
import type { SeedPictures } from './demo/pictures.ts';
import { PODCAST_PICTURES, seedPodcasts, writePodcastFiles } from './demo/podcasts.ts';
import { seedSite, seedStaffAndDocuments } from './demo/sites.ts';
import { seedTaxonomy } from './demo/taxonomy.ts';
import { seedUniques } from './demo/uniques.ts';
import { SEED_AUTHORS } from './taxonomy.ts';

/** How the demo newspaper is made. */
export type SeedDemoOptions = {
  readonly database: Database;
  /** Folder under which picture and sound files go to `uploads/…`. */
  readonly uploadsFolder: string;
  /** The time that the articles' ages count from, in unix seconds. */
  readonly now: number;
  /** `none` leaves the files out, for tests; addresses stand all the same. */
  readonly pictures?: 'all' | 'none';
  readonly onProgress?: (progress: { readonly step: 'pictures' | 'articles'; readonly done: number; readonly total: number }) => void;
};

/**
 * Fills an empty database with the demo newspaper; one that has a site is left alone. Files come first and the database
 * in one transaction, so an interrupted run leaves nothing half done.
 * @returns whether there was something to do
 */
export async function seedDemo({ database, uploadsFolder, now, pictures: which = 'all', onProgress }: SeedDemoOptions): Promise<boolean> {
  if ((await database.selectFrom('sites').select('slug').limit(1).executeTakeFirst()) !== undefined) return false;
  const articles = await loadSeedArticles();
  const pictures = drawSeedPictures({ pictures: [...articles.flatMap(listPictureKeys), ...PODCAST_PICTURES], authors: SEED_AUTHORS, now });
  const images = which === 'none' ? [] : await renderSeedPictures(pictures, uploadsFolder, (done, total) => onProgress?.({ step: 'pictures', done, total }));
  if (which === 'all') await writePodcastFiles(uploadsFolder);

  await database.transaction().execute(async (trx) => {
    for (const edition of Object.values<Edition>(editions)) await seedSite(trx, edition);
    await seedTaxonomy(trx, pictures);
    await saveImages(trx, images, now);
    for (const [index, article] of articles.entries()) {
      await seedArticle(trx, article, pictures, now);
      onProgress?.({ step: 'articles', done: index + 1, total: articles.length });
    }
    await seedArticleExtras(trx);
    for (const { key, slug: site } of Object.values<Edition>(editions)) {
      await seedStaffAndDocuments(trx, { edition: key, site, now });
      await seedFrontBlocks(trx, key, site);
      await seedPodcasts(trx, { edition: key, site, pictures, now });
      await seedUniques(trx, site);
      await seedLaterParts(trx, site, now);
      await seedDemoMarker(trx, key, site);
    }
  });
  return true;
}

async function seedArticle(trx: Database, article: SeedArticle, pictures: SeedPictures, now: number): Promise<void> {
  const { draft, updatedAt } = toSeedDraft(article, pictures, now);
  const { id } = await createArticleWithin(trx, draft, { clean: cleanArticleHtml, now, updatedAt });
  for (const post of toPostDrafts(article, id, pictures, now)) {
    await createArticleWithin(trx, post.draft, { clean: cleanArticleHtml, now, updatedAt: post.updatedAt });
  }
}
