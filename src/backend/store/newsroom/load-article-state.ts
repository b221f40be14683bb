import type { Database } from '../database/open-database.ts';
import { loadRelations } from '../article-relations.ts';
import type { ArticleState } from './article-state.ts';

/** A stored article as its editor left it. */
export type StoredState = { readonly id: number; readonly version: number; readonly updatedAt: number; readonly state: ArticleState };

/** Loads an article's state and locks its row until the transaction ends, so that versions follow one another. Null when there is none. */
export async function loadArticleState(trx: Database, id: number): Promise<StoredState | null> {
  const row = await trx.selectFrom('articles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) return null;
  const relations = (await loadRelations(trx, [id])).get(id);
  const mainSuperTag = await trx.selectFrom('super_tags').select('slug').where('id', '=', row.main_super_tag_id).executeTakeFirstOrThrow();
  const state: ArticleState = {
    type: row.type,
    slug: row.slug,
    title: row.title,
    subtitle: row.subtitle,
    subType: row.sub_type,
    headerType: row.header_type,
    mainSuperTag: mainSuperTag.slug,
    superTags: toSlugs(relations?.superTags),
    tags: toSlugs(relations?.tags),
    authors: toSlugs(relations?.authors),
    contributors: toSlugs(relations?.contributors),
    flags: relations?.flags ?? [],
    originatingSite: row.originating_site,
    mirroringSites: (relations?.sites ?? []).filter((site) => site !== row.originating_site),
    syndicatedCopy: row.syndicated_copy,
    active: row.active,
    pubDate: row.pub_date,
    parentId: row.parent_id,
    pinned: row.pinned,
    lead: row.lead,
    recommender: row.recommender,
    contentHighlight: row.content_highlight,
    content: row.content_raw,
    coverImage: row.cover_image,
    coverImageText: row.cover_image_text,
    colorScheme: row.color_scheme,
    colorClass: row.color_class,
    ctUrl: row.ct_url,
    ogDescription: row.og_description,
    avCode: row.av_code,
    indexAVCode: row.index_av_code,
    minute: row.minute,
    rank: row.rank,
    livescoreId: row.livescore_id,
    english: row.english,
    evergreen: row.evergreen,
    important: row.important,
    announcement: row.announcement,
    favorite: row.favorite,
    periodic: row.periodic,
    spiritualHelp: row.spiritual_help,
    drugProblem: row.drug_problem,
  };
  return { id: row.id, version: row.version, updatedAt: row.updated_at, state };
}

function toSlugs(items: readonly { slug: string }[] | undefined): string[] {
  return (items ?? []).map(({ slug }) => slug);
}
