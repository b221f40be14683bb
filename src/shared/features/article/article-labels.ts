import type { Article } from '../../contract/schemas/article.ts';

/** Who paid for an article. */
export type SponsoredKind = 'pr' | 'supported' | 'publicService';

/** What kind of publication an article is, beside its genre. */
export type LabelKind = 'periodic' | 'evergreen' | 'announcement';

/** A notice for readers whom the subject may touch. */
export type NoticeKind = 'spiritualHelp' | 'drugProblem';

/** Genres that have a name; the newsroom's other sub-types are not shown. */
export const GENRES = ['elemzes', 'interju', 'jegyzet', 'kritika', 'riport'] as const;

/** A genre that has a name. */
export type Genre = (typeof GENRES)[number];

type Sections = Pick<Article, 'mainSuperTag' | 'superTags'>;
type Flags = Pick<Article, 'flags'>;

const SPONSORED_BY_SUPER_TAG = [
  ['tarsadalmi-celu-reklam', 'publicService'],
  ['tamogatott-tartalom', 'supported'],
  ['pr-cikk', 'pr'],
] as const satisfies readonly (readonly [slug: string, kind: SponsoredKind])[];

/** The label of a paid article, or null; the most particular one where several fit. @spec §3 Super tag slugs, flag pr */
export function resolveSponsoredKind(article: Sections & Flags & Pick<Article, 'pr'>): SponsoredKind | null {
  const sections = [article.mainSuperTag, ...article.superTags];
  const found = SPONSORED_BY_SUPER_TAG.find(([slug]) => sections.some((section) => section?.slug === slug));
  if (found !== undefined) return found[1];
  return article.pr || hasFlag(article, 'pr') ? 'pr' : null;
}

/** Whether a section is itself the label of a paid article. */
export function isSponsoredSection(slug: string): boolean {
  return SPONSORED_BY_SUPER_TAG.some(([sponsored]) => sponsored === slug);
}

/** The labels of an article. @spec §3 Article, flags and presentation */
export function toLabels(article: Pick<Article, LabelKind>): LabelKind[] {
  return (['periodic', 'evergreen', 'announcement'] as const).filter((label) => article[label]);
}

/** The notices of an article. @spec §3 Article, spiritualHelp, drugProblem */
export function toNotices(article: Pick<Article, NoticeKind>): NoticeKind[] {
  return (['spiritualHelp', 'drugProblem'] as const).filter((notice) => article[notice]);
}

/** The genre of an article's sub-type, or null where it has no name. */
export function resolveGenre(subType: string): Genre | null {
  return GENRES.find((genre) => genre === subType) ?? null;
}

/** Whether an article carries a flag; some backends say it by flag only. @spec §3 Flags seen */
export function hasFlag(article: Flags, slug: string): boolean {
  return article.flags.some((flag) => flag.slug === slug);
}
