import { z } from 'zod';
import { articleSummarySchema } from './article.ts';
import { imageAddress, listOf, nullable } from './common.ts';

/** What a search is narrowed to. @spec §3 Search and recommender */
export const searchFiltersSchema = z
  .object({
    and_tags: listOf(z.string()),
    superTags: listOf(z.string()),
    authors: listOf(z.string()),
    title: listOf(z.string()),
  })
  .meta({ id: 'SearchFilters' });

/**
 * A page of hits; `title` and `rss` belong to the filter (a tag's name, its feed). `sponsor` is the sponsored line.
 * `totalIsCapped` (an extension) says that there are more hits than `totalItems`, and that no page shows them. @spec §7 Search
 */
export const searchResultSchema = z
  .object({
    items: z.array(articleSummarySchema),
    totalItems: z.number().int().nonnegative(),
    totalIsCapped: z.boolean().optional(),
    title: nullable(z.string()),
    rss: nullable(z.string()),
    author: z.object({ slug: z.string(), name: z.string(), title: nullable(z.string()), avatarSrc: imageAddress }).nullable().default(null),
    sponsor: z
      .object({ avCode: nullable(z.string()), ctLink: nullable(z.string()), description: z.string(), cssClass: nullable(z.string()) })
      .nullable()
      .default(null),
  })
  .meta({ id: 'SearchResult' });

/** The articles a section puts forward. */
export const searchHighlightsSchema = z.object({ items: z.array(articleSummarySchema) }).meta({ id: 'SearchHighlights' });

/** A suggestion of the search box. */
export const autocompleteSchema = z
  .object({
    items: z.array(
      z.object({ type: z.enum(['superTags', 'tags', 'authors', 'title']), text: z.string(), value: z.string(), count: z.number().int().nonnegative() }),
    ),
  })
  .meta({ id: 'Autocomplete' });

/** Articles offered while typing. */
export const searchArticlesSchema = z.object({ items: z.array(articleSummarySchema) }).meta({ id: 'SearchArticles' });

export type SearchFilters = z.infer<typeof searchFiltersSchema>;
/**
 * What a list is narrowed to, by the names of the call's parameters: slugs, and words of titles. `not_tags` (topics that
 * a list leaves out) is the house's own and comes from no reader.
 */
export type SearchFilter = { readonly [Kind in keyof SearchFilters | 'not_tags']?: readonly string[] };
export type SearchResult = z.infer<typeof searchResultSchema>;
export type SponsoredLine = NonNullable<SearchResult['sponsor']>;
export type SearchHighlights = z.infer<typeof searchHighlightsSchema>;
export type SearchArticles = z.infer<typeof searchArticlesSchema>;
export type Autocomplete = z.infer<typeof autocompleteSchema>;
