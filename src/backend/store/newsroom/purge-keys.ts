import type { ArticleState } from './article-state.ts';

/** What a change of an article touched. */
export type ArticleChange = {
  readonly id: number;
  /** States before and after; null before the first. */
  readonly states: readonly ArticleState[];
  /** Whether it stood on public lists before or stands on them now. */
  readonly listed: boolean;
  readonly parents: readonly { readonly id: number; readonly slug: string }[];
  readonly hasEpisode: boolean;
};

/** The key of a section's own data, which every article of it carries; `super-tag:{slug}` is the key of its lists. */
export function toSuperTagDataKey(slug: string): string {
  return `super-tag-data:${slug}`;
}

/** The surrogate keys whose entries a change of an article makes stale: its own, and those of all lists it stood or stands on. */
export function toPurgeKeys({ id, states, listed, parents, hasEpisode }: ArticleChange): string[] {
  const isPost = states.every(({ type }) => type === 'liveblogpost');
  const keys = [
    ...states.map(({ slug }) => `article:${slug}`),
    `article-id:${id}`,
    ...parents.flatMap((parent) => [`article:${parent.slug}`, `article-id:${parent.id}`]),
    ...states.flatMap(({ mainSuperTag, superTags }) => [mainSuperTag, ...superTags].map((slug) => `super-tag:${slug}`)),
    ...states.flatMap(({ tags }) => tags.map((slug) => `tag:${slug}`)),
    ...states.flatMap(({ authors, contributors }) => [...authors, ...contributors].map((slug) => `author:${slug}`)),
    ...(listed ? ['lists', 'front'] : []),
    // A post shows on lists through its parent's badge and children, but is never recommended by itself.
    ...(listed && !isPost ? ['recommended', 'auto-block'] : []),
    ...(hasEpisode ? ['episodes'] : []),
  ];
  return [...new Set(keys)];
}
