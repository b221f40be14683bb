import type { Edition } from '../../config/editions/edition.ts';
import { resolveEditionBySlug } from '../../config/editions/editions.ts';
import type { Article, Author } from '../../contract/schemas/article.ts';
import type { ContentTree } from '../../contract/schemas/content-tree.ts';
import { articlePath } from '../../lib/canonical-path.ts';
import { absoluteUrl } from '../../lib/head.ts';
import { hasFlag, resolveGenre, resolveSponsoredKind, toLabels, toNotices, type Genre, type LabelKind, type NoticeKind, type SponsoredKind } from './article-labels.ts';
import { decideCover, type Cover } from './decide-cover.ts';

/** A section or topic that an article is filed under. */
export type Topic = { readonly slug: string; readonly name: string };

/** What an article's page shows of the article: a small part of the contract's, since every page carries it. */
export type ArticleData = {
  readonly id: number;
  readonly version: number;
  readonly type: Article['type'];
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly lead: string | null;
  readonly highlight: string | null;
  readonly section: Topic;
  /** Other sections than the main one. */
  readonly sections: readonly Topic[];
  readonly tags: readonly Topic[];
  readonly genre: Genre | null;
  readonly labels: readonly LabelKind[];
  readonly sponsored: SponsoredKind | null;
  readonly live: boolean;
  readonly authors: readonly Author[];
  readonly contributors: readonly Author[];
  /** Unix seconds. */
  readonly publishedAt: number;
  /** Unix seconds; null where the article has not been changed since. */
  readonly updatedAt: number | null;
  /** The last change of whatever kind, for the live badge. Unix seconds. */
  readonly changedAt: number;
  readonly minutes: number | null;
  /** Null below the edition's threshold. */
  readonly interactions: number | null;
  /** Full years since publication, 0 for what does not age. */
  readonly ageYears: number;
  readonly cover: Cover | null;
  readonly adult: boolean;
  readonly notices: readonly NoticeKind[];
  /** The publication it comes from, where that is another one. */
  readonly origin: { readonly name: string; readonly url: string } | null;
  readonly tree: ContentTree;
};

/** What an article's projection needs besides the article. */
export type ArticleSurroundings = {
  readonly edition: Edition;
  /** Unix seconds. */
  readonly now: number;
  readonly tree: ContentTree;
};

const SECONDS_OF_YEAR = 365.25 * 24 * 3600;
/** A change right after publication is part of it. */
const UPDATE_MIN_SECONDS = 60;

/** What the page shows of an article in a section. @spec §3 Article */
export function toArticleData(article: Article, section: Topic, { edition, now, tree }: ArticleSurroundings): ArticleData {
  const path = articlePath({ pubDate: article.pubDate, slug: article.slug, mainSuperTag: section });
  return {
    id: article.id,
    version: article.version,
    type: article.type,
    slug: article.slug,
    path,
    title: article.title,
    subtitle: article.subtitle,
    lead: article.lead,
    highlight: article.contentHighlight,
    section: toTopic(section),
    sections: article.superTags.filter(({ slug, active }) => active && slug !== section.slug).map(toTopic),
    tags: article.tags.map(toTopic),
    genre: resolveGenre(article.subType),
    labels: toLabels(article),
    sponsored: resolveSponsoredKind(article),
    live: article.live || hasFlag(article, 'live'),
    authors: article.articleAuthors,
    contributors: article.articleContributors,
    publishedAt: article.pubDate,
    updatedAt: article.updatedAt - article.pubDate >= UPDATE_MIN_SECONDS ? article.updatedAt : null,
    changedAt: article.updatedAt,
    minutes: article.minute,
    interactions: toInteractions(article.facebookEngagement, edition),
    ageYears: article.evergreen ? 0 : Math.max(0, Math.floor((now - article.pubDate) / SECONDS_OF_YEAR)),
    cover: decideCover(article),
    adult: article.adultContent || hasFlag(article, 'adult-content'),
    notices: toNotices(article),
    origin: toOrigin(article.originatingSite, path, edition),
    tree,
  };
}

/** The count is worth showing from the edition's threshold on. @spec §9 Social interaction threshold */
function toInteractions(count: number | null, { interactionThreshold }: Edition): number | null {
  return count !== null && count >= interactionThreshold ? count : null;
}

function toOrigin(originatingSite: string, path: string, edition: Edition): ArticleData['origin'] {
  const origin = resolveEditionBySlug(originatingSite);
  return origin === null || origin.key === edition.key ? null : { name: origin.name, url: absoluteUrl(origin, path) };
}

function toTopic({ slug, name }: Topic): Topic {
  return { slug, name };
}
