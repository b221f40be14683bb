import type { Selectable } from 'kysely';
import type { Article, ArticleSummary, CoverImage } from '../../shared/contract/schemas/article.ts';
import { IMAGE_WIDTHS_PX } from '../../shared/config/constants.ts';
import { articlePath } from '../../shared/lib/canonical-path.ts';
import { cropUrl, hasImageVariants, imageVariantUrl } from '../../shared/lib/image-variants.ts';
import type { Size } from '../../shared/lib/image-variants.ts';
import type { Schema } from './database/schema.ts';
import type { ArticleRelations } from './article-relations.ts';

type ArticleRow = Selectable<Schema['articles']>;

/** The columns that a list needs: everything but the body. */
export const SUMMARY_COLUMNS = [
  'articles.id', 'articles.type', 'articles.title', 'articles.slug', 'articles.version', 'articles.active', 'articles.english', 'articles.sub_type',
  'articles.subtitle', 'articles.header_type', 'articles.pub_date', 'articles.updated_at', 'articles.lead', 'articles.recommender',
  'articles.content_highlight', 'articles.cover_image', 'articles.cover_image_text', 'articles.parent_id', 'articles.originating_site', 'articles.ct_url',
  'articles.av_code', 'articles.index_av_code', 'articles.color_scheme', 'articles.color_class', 'articles.rank', 'articles.minute', 'articles.evergreen',
  'articles.important', 'articles.announcement', 'articles.favorite', 'articles.periodic', 'articles.facebook_suggested',
] as const;

/** The columns that an article's own page needs besides. */
export const BODY_COLUMNS = [
  'articles.content_html', 'articles.content_tree', 'articles.paragraph_count', 'articles.og_description', 'articles.livescore_id', 'articles.actions',
  'articles.spiritual_help', 'articles.drug_problem', 'articles.syndicated_copy',
] as const;

/** The columns joined to every article. */
export const JOINED_COLUMNS = [
  'super_tags.id as mst_id', 'super_tags.slug as mst_slug', 'super_tags.name as mst_name', 'super_tags.active as mst_active', 'reactions.count as reaction_count',
] as const;

type ColumnName<C extends string> = C extends `articles.${infer N}` ? N : never;
type JoinedRow = { mst_id: number; mst_slug: string; mst_name: string; mst_active: boolean; reaction_count: number | null };

/** A row of the summary query. */
export type SummaryRow = Pick<ArticleRow, ColumnName<(typeof SUMMARY_COLUMNS)[number]>> & JoinedRow;

/** A row of the whole-article query. */
export type WholeRow = SummaryRow & Pick<ArticleRow, ColumnName<(typeof BODY_COLUMNS)[number]>> & {
  cover_width: number | null;
  cover_height: number | null;
  parent_slug: string | null;
  parent_title: string | null;
  parent_pub_date: number | null;
};

/** The contract's summary of a row. Picture crops and the flags' booleans follow from what is stored. @spec §3 Article */
export function toSummary(row: SummaryRow, relations: ArticleRelations): ArticleSummary {
  const mainSuperTag = { id: row.mst_id, slug: row.mst_slug, name: row.mst_name, active: row.mst_active };
  const flags = new Set(relations.flags);
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    slug: row.slug,
    version: row.version,
    active: row.active,
    english: row.english,
    subType: row.sub_type,
    subtitle: row.subtitle,
    headerType: row.header_type,
    pubDate: row.pub_date,
    updatedAt: row.updated_at,
    articleAuthors: relations.authors,
    mainSuperTag,
    superTags: relations.superTags,
    tags: relations.tags,
    flags: relations.flags.map((slug) => ({ slug })),
    lead: row.lead,
    recommender: row.recommender,
    contentHighlight: row.content_highlight,
    coverImage: row.cover_image,
    coverImageText: row.cover_image_text,
    ...toCrops(row.cover_image),
    parentId: row.parent_id,
    originatingSite: row.originating_site,
    mirroringSites: relations.sites.filter((site) => site !== row.originating_site),
    subArticles: relations.subArticles,
    ctUrl: row.ct_url,
    url: articlePath({ pubDate: row.pub_date, slug: row.slug, mainSuperTag }),
    avCode: row.av_code,
    indexAVCode: row.index_av_code,
    colorScheme: row.color_scheme,
    colorClass: row.color_class,
    rank: row.rank,
    live: flags.has('live'),
    adultContent: flags.has('adult-content'),
    minute: row.minute,
    evergreen: row.evergreen,
    important: row.important,
    announcement: row.announcement,
    favorite: row.favorite,
    periodic: row.periodic,
    adfree: flags.has('adfree'),
    pr: flags.has('pr'),
    facebookEngagement: row.reaction_count,
    facebookSuggested: row.facebook_suggested,
  };
}

/** The contract's article of a row, whole. @spec §3 Article */
export function toArticle(row: WholeRow, relations: ArticleRelations): Article {
  return {
    ...toSummary(row, relations),
    articleContributors: relations.contributors,
    content: row.content_html,
    contentTree: row.content_tree,
    paragraphCount: row.paragraph_count,
    coverImageSet: toCoverImageSet(row),
    facebookImage: row.cover_image === null ? null : cropUrl(row.cover_image, '169'),
    articleWidthCover: row.header_type === 'article-width',
    ogDescription: row.og_description,
    parent: toParent(row),
    livescoreId: row.livescore_id,
    actions: row.actions,
    spiritualHelp: row.spiritual_help,
    drugProblem: row.drug_problem,
    syndicatedCopy: row.syndicated_copy,
  };
}

function toCrops(cover: string | null): Pick<ArticleSummary, 'recommendedBoxImage' | 'resizedRecommendedBoxImage' | 'mobileImage43' | 'mobileImage11' | 'halfImage'> {
  if (cover === null) return { recommendedBoxImage: null, resizedRecommendedBoxImage: null, mobileImage43: null, mobileImage11: null, halfImage: null };
  const wide = cropUrl(cover, '169');
  return {
    recommendedBoxImage: wide,
    resizedRecommendedBoxImage: imageVariantUrl(wide, { size: 's', density: 1, format: 'jpg' }),
    mobileImage43: cropUrl(cover, '43'),
    mobileImage11: cropUrl(cover, '11'),
    halfImage: cropUrl(cover, 'half'),
  };
}

/** The original and the sizes that are smaller than it, each with its measures. */
function toCoverImageSet({ cover_image: url, cover_width: width, cover_height: height }: WholeRow): CoverImage[] {
  if (url === null || width === null || height === null) return [];
  const original: CoverImage = { url, width, height, label: 'original' };
  if (!hasImageVariants(url)) return [original];
  const sizes: Size[] = ['xs', 's', 'm', 'l'];
  const smaller = sizes.filter((size) => IMAGE_WIDTHS_PX[size] < width);
  return [
    ...smaller.map((size) => ({
      url: imageVariantUrl(url, { size, density: 1, format: 'jpg' }),
      width: IMAGE_WIDTHS_PX[size],
      height: Math.round((height * IMAGE_WIDTHS_PX[size]) / width),
      label: size,
    })),
    original,
  ];
}

function toParent(row: WholeRow): Article['parent'] {
  if (row.parent_id === null || row.parent_slug === null || row.parent_title === null || row.parent_pub_date === null) return null;
  return { id: row.parent_id, slug: row.parent_slug, title: row.parent_title, pubDate: row.parent_pub_date };
}
