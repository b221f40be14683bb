type Named<Kind> = { readonly kind: Kind; readonly slug: string };

/** What a feed is of. */
export type FeedSource = { readonly kind: 'newest' } | Named<'superTag'> | Named<'tag'> | Named<'author'> | Named<'liveBlog'>;

const FOLDERS = { superTag: 'rovat', tag: 'cimke', author: 'szerzo', liveBlog: 'elo' } as const;

/** The path of a feed as RSS; its JSON twin has `.json` behind it. @spec §2.3 RSS */
export function feedPath(source: FeedSource): string {
  return source.kind === 'newest' ? '/rss' : `/rss/${FOLDERS[source.kind]}/${encodeURIComponent(source.slug)}`;
}

/** The feed of a path's folder and slug, decoded; null for a folder without feeds. */
export function parseFeedSource(folder: string, slug: string): FeedSource | null {
  const kinds = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];
  const kind = kinds.find((candidate) => FOLDERS[candidate] === folder);
  return kind === undefined || slug === '' ? null : { kind, slug };
}
