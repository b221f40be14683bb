/** The kinds of article that schema.org tells apart, beside the plain one. */
type ArticleSubtype = 'AnalysisNewsArticle' | 'OpinionNewsArticle' | 'ReportageNewsArticle' | 'ReviewNewsArticle';

/** What an article is by its section: opinions are marked as such; a fact-check is an analysis, schema.org has no closer word for an article. */
const BY_SECTION: ReadonlyMap<string, ArticleSubtype> = new Map([['velemeny', 'OpinionNewsArticle'], ['ellenorzo', 'AnalysisNewsArticle']]);

/** What it is by its genre. */
const BY_GENRE: ReadonlyMap<string, ArticleSubtype> = new Map([
  ['elemzes', 'AnalysisNewsArticle'],
  ['jegyzet', 'OpinionNewsArticle'],
  ['kritika', 'ReviewNewsArticle'],
  ['riport', 'ReportageNewsArticle'],
]);

/** What decides of which type an article is. */
export type ArticleMarks = { readonly sections: readonly string[]; readonly genre: string | null; readonly sponsored: boolean };

/**
 * The types of an article, the widely known one first, since not every reader knows the others. What somebody paid for
 * is no news. @spec §3 Article subType, super tag slugs
 */
export function decideArticleTypes({ sections, genre, sponsored }: ArticleMarks): string | string[] {
  if (sponsored) return ['Article', 'AdvertiserContentArticle'];
  const subtype = sections.map((slug) => BY_SECTION.get(slug)).find((found) => found !== undefined) ?? BY_GENRE.get(genre ?? '');
  return subtype === undefined ? 'NewsArticle' : ['NewsArticle', subtype];
}
