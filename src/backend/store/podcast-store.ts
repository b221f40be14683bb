import type { Episode, Podcast } from '../../shared/contract/schemas/front.ts';
import type { Database } from './database/open-database.ts';

/** A page of a site's episodes, newest first; of one show when it is named. @spec §7 GET /api/episodes */
export async function loadEpisodes(
  database: Database,
  { site, podcast, offset, limit }: { site: string; podcast?: string; offset: number; limit: number },
): Promise<{ items: Episode[]; totalItems: number }> {
  const matching = () => {
    const query = database.selectFrom('episodes').innerJoin('podcasts', 'podcasts.id', 'episodes.podcast_id').where('podcasts.site', '=', site);
    return podcast === undefined ? query : query.where('podcasts.slug', '=', podcast);
  };
  const { total } = await matching().select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const ids = await matching().select('episodes.id').orderBy('episodes.pub_date', 'desc').orderBy('episodes.id', 'desc').offset(offset).limit(limit).execute();
  return { items: await loadByIds(database, ids.map(({ id }) => id)), totalItems: total };
}

/** One episode, or null. @spec §7 GET /api/episodes/{slug} */
export async function loadEpisode(database: Database, site: string, slug: string): Promise<Episode | null> {
  const row = await database
    .selectFrom('episodes')
    .innerJoin('podcasts', 'podcasts.id', 'episodes.podcast_id')
    .select('episodes.id')
    .where('podcasts.site', '=', site)
    .where('episodes.slug', '=', slug)
    .executeTakeFirst();
  const [episode] = row === undefined ? [] : await loadByIds(database, [row.id]);
  return episode ?? null;
}

/** The shows of a site. @spec §7 GET /api/podcasts/public/all */
export async function loadPodcasts(database: Database, site: string): Promise<{ items: Podcast[] }> {
  const items = await database.selectFrom('podcasts').select(['slug', 'name', 'page', 'description', 'image', 'category', 'explicit']).where('site', '=', site).orderBy('position').orderBy('slug').execute();
  return { items };
}

async function loadByIds(database: Database, ids: readonly number[]): Promise<Episode[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('episodes')
    .innerJoin('podcasts', 'podcasts.id', 'episodes.podcast_id')
    .leftJoin('articles', (join) => join.onRef('articles.id', '=', 'episodes.article_id').on('articles.active', '=', true).on('articles.released', '=', true))
    .leftJoin('super_tags', 'super_tags.id', 'articles.main_super_tag_id')
    .select(['episodes.slug', 'episodes.title', 'episodes.image', 'duration', 'source_url', 'episodes.pub_date', 'episodes.description', 'bytes', 'mime_type'])
    .select(['articles.slug as article_slug', 'articles.pub_date as article_pub_date', 'super_tags.slug as mst_slug', 'super_tags.name as mst_name'])
    .select(['podcasts.slug as podcast_slug', 'podcasts.name as podcast_name', 'podcasts.page as podcast_page', 'podcasts.image as podcast_image'])
    .where('episodes.id', 'in', [...ids])
    .orderBy('episodes.pub_date', 'desc')
    .orderBy('episodes.id', 'desc')
    .execute();
  return rows.map((row) => ({
    slug: row.slug,
    title: row.title,
    image: row.image ?? row.podcast_image,
    duration: row.duration,
    sourceUrl: row.source_url,
    article:
      row.article_slug === null || row.article_pub_date === null || row.mst_slug === null || row.mst_name === null
        ? null
        : { pubDate: row.article_pub_date, slug: row.article_slug, mainSuperTag: { slug: row.mst_slug, name: row.mst_name } },
    podcast: { slug: row.podcast_slug, name: row.podcast_name, page: row.podcast_page },
    pubDate: row.pub_date,
    description: row.description,
    bytes: row.bytes,
    mimeType: row.mime_type,
  }));
}
