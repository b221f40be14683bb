import type { EpisodeDraft, PodcastDraft } from '../../../shared/contract/schemas/podcast.ts';
import type { SiteWritten } from '../../../shared/contract/schemas/newsroom-site.ts';
import { AppError } from '../../../shared/lib/errors.ts';
import type { Database } from '../database/open-database.ts';
import { appendPurge } from '../purge-store.ts';
import { requireSite } from './require-site.ts';

type Write<Draft> = { readonly site: string; readonly slug: string; readonly draft: Draft; readonly now: number };

/** Writes a show, a new one or over the old one, in one transaction. @throws NOT_FOUND for an unknown site, CONFLICT for another site's show */
export async function savePodcast(database: Database, { site, slug, draft, now }: Write<PodcastDraft>): Promise<SiteWritten> {
  return database.transaction().execute(async (trx) => {
    await requireSite(trx, site);
    const old = await trx.selectFrom('podcasts').select('site').where('slug', '=', slug).forUpdate().executeTakeFirst();
    if (old !== undefined && old.site !== site) throw new AppError('CONFLICT', `The show ${slug} belongs to another site.`);
    await trx.insertInto('podcasts').values({ site, slug, ...draft }).onConflict((conflict) => conflict.column('slug').doUpdateSet(draft)).execute();
    return logPurge(trx, ['episodes'], now);
  });
}

/**
 * Writes an episode, a new one or over the old one, in one transaction.
 * @throws NOT_FOUND for an unknown site, INVALID_INPUT for an unknown show or article, CONFLICT for another site's episode
 */
export async function saveEpisode(database: Database, { site, slug, draft, now }: Write<EpisodeDraft>): Promise<SiteWritten> {
  return database.transaction().execute(async (trx) => {
    await requireSite(trx, site);
    const owner = await trx.selectFrom('episodes').innerJoin('podcasts', 'podcasts.id', 'episodes.podcast_id').select('podcasts.site').where('episodes.slug', '=', slug).executeTakeFirst();
    if (owner !== undefined && owner.site !== site) throw new AppError('CONFLICT', `The episode ${slug} belongs to another site.`);
    const row = {
      podcast_id: await findPodcast(trx, site, draft.podcast),
      article_id: draft.article === null ? null : await findArticle(trx, draft.article),
      title: draft.title,
      description: draft.description,
      image: draft.image,
      duration: draft.duration,
      source_url: draft.sourceUrl,
      pub_date: draft.pubDate,
      bytes: draft.bytes,
      mime_type: draft.mimeType,
    };
    await trx.insertInto('episodes').values({ slug, ...row }).onConflict((conflict) => conflict.column('slug').doUpdateSet(row)).execute();
    return logPurge(trx, ['episodes', `episode:${slug}`], now);
  });
}

async function findPodcast(trx: Database, site: string, slug: string): Promise<number> {
  const row = await trx.selectFrom('podcasts').select('id').where('site', '=', site).where('slug', '=', slug).executeTakeFirst();
  if (row === undefined) throw new AppError('INVALID_INPUT', `The site ${site} has no show ${slug}: save the show first.`);
  return row.id;
}

async function findArticle(trx: Database, slug: string): Promise<number> {
  const row = await trx.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirst();
  if (row === undefined) throw new AppError('INVALID_INPUT', `There is no article ${slug}.`);
  return row.id;
}

async function logPurge(trx: Database, purged: string[], now: number): Promise<SiteWritten> {
  return { sequence: await appendPurge(trx, { keys: purged, hard: false, now }), purged };
}
