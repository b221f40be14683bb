import type { ArticleDraft, ArticlePatch } from '../../../shared/contract/schemas/newsroom.ts';

/** Everything an editor decides about an article, people and topics by slug. Each version keeps one whole. */
export type ArticleState = {
  type: ArticleDraft['type'];
  slug: string;
  title: string;
  subtitle: string | null;
  subType: string;
  headerType: NonNullable<ArticleDraft['headerType']>;
  mainSuperTag: string;
  superTags: string[];
  tags: string[];
  authors: string[];
  contributors: string[];
  flags: string[];
  originatingSite: string;
  mirroringSites: string[];
  syndicatedCopy: boolean;
  active: boolean;
  pubDate: number;
  parentId: number | null;
  pinned: boolean;
  lead: string | null;
  recommender: string | null;
  contentHighlight: string | null;
  content: string;
  coverImage: string | null;
  coverImageText: string | null;
  colorScheme: NonNullable<ArticleDraft['colorScheme']>;
  colorClass: string | null;
  ctUrl: string | null;
  ogDescription: string | null;
  avCode: string | null;
  indexAVCode: string | null;
  minute: number | null;
  rank: number | null;
  livescoreId: number | null;
  english: boolean;
  evergreen: boolean;
  important: boolean;
  announcement: boolean;
  favorite: boolean;
  periodic: boolean;
  spiritualHelp: boolean;
  drugProblem: boolean;
};

/** The first state of a new article. */
export function createState(draft: ArticleDraft, now: number): ArticleState {
  const empty: ArticleState = {
    type: draft.type, slug: draft.slug, title: draft.title, subtitle: null, subType: 'N', headerType: 'default',
    mainSuperTag: draft.mainSuperTag, superTags: [], tags: [], authors: [], contributors: [], flags: [],
    originatingSite: draft.originatingSite, mirroringSites: [], syndicatedCopy: false,
    active: draft.active, pubDate: now, parentId: null, pinned: false,
    lead: null, recommender: null, contentHighlight: null, content: '', coverImage: null, coverImageText: null,
    colorScheme: 'default', colorClass: null, ctUrl: null, ogDescription: null, avCode: null, indexAVCode: null, minute: null, rank: null, livescoreId: null,
    english: false, evergreen: false, important: false, announcement: false, favorite: false, periodic: false, spiritualHelp: false, drugProblem: false,
  };
  return applyPatch(empty, draft);
}

/** A state with the given fields of a patch put over it; what the patch does not give stays. */
export function applyPatch(state: ArticleState, { adfree, adultContent, pr, facebookEngagement: _count, ...patch }: ArticlePatch): ArticleState {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const merged: ArticleState = { ...state, ...given };
  const flags = new Set(merged.flags);
  // These switches of a draft are flags of the article.
  const switches = [['adfree', adfree], ['adult-content', adultContent], ['pr', pr]] as const;
  for (const [flag, on] of switches) {
    if (on === true) flags.add(flag);
    if (on === false) flags.delete(flag);
  }
  return { ...merged, flags: [...flags].toSorted() };
}
