import type { GeneratedArticle } from './generate-article.ts';

/** What generated articles are bound to: rows that the demo newspaper brought. */
export type ArchiveContext = {
  readonly sites: Readonly<Record<'main' | 'regional', string>>;
  readonly superTags: ReadonlyMap<string, { id: number; name: string }>;
  readonly tags: ReadonlyMap<string, { id: number; name: string }>;
  readonly authors: Readonly<Record<'main' | 'regional', readonly { id: number; name: string }[]>>;
  /** Addresses of pictures; empty where none were rendered. */
  readonly pictures: readonly string[];
  /** Dates are drawn from between these, in unix seconds. */
  readonly from: number;
  readonly to: number;
};

/** A generated article as the rows that are written for it. */
export type ArchiveRow = {
  readonly id: number;
  readonly article: GeneratedArticle;
  readonly pubDate: number;
  readonly mainSuperTagId: number;
  readonly sites: readonly string[];
  readonly authorIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly flags: readonly string[];
  readonly important: boolean;
  readonly evergreen: boolean;
  readonly favorite: boolean;
  readonly longform: boolean;
  readonly cover: string | null;
  readonly reactions: number | null;
  /** Names that the article is found by. */
  readonly topics: string;
};

/** Shares of the archive with a mark, as they are among a newspaper's articles. */
const SHARES = { legfontosabb: 0.04, important: 0.08, favorite: 0.11, evergreen: 0.14, longform: 0.17 } as const;

/** Binds a generated article to the database's rows. */
export function toArchiveRow(id: number, article: GeneratedArticle, context: ArchiveContext): ArchiveRow {
  const { draws, edition, mirrored } = article;
  const other = edition === 'main' ? 'regional' : 'main';
  const section = findRow(context.superTags, article.section);
  const tags = article.tags.map((slug) => findRow(context.tags, slug));
  const staff = context.authors[edition];
  const first = staff[Math.floor(draws.author * staff.length)];
  const second = draws.second < 0.2 ? staff[Math.floor(draws.second * 5 * staff.length)] : undefined;
  const authors = [...new Set([first, second])].filter((author) => author !== undefined);
  const is = (mark: keyof typeof SHARES, after: number) => draws.mark >= after && draws.mark < SHARES[mark];
  return {
    id,
    article,
    pubDate: Math.round(context.from + draws.date * (context.to - context.from)),
    mainSuperTagId: section.id,
    sites: mirrored ? [context.sites[edition], context.sites[other]] : [context.sites[edition]],
    authorIds: authors.map((author) => author.id),
    tagIds: tags.map((tag) => tag.id),
    flags: is('legfontosabb', 0) ? ['legfontosabb'] : [],
    important: is('important', SHARES.legfontosabb),
    favorite: is('favorite', SHARES.important),
    evergreen: is('evergreen', SHARES.favorite),
    longform: is('longform', SHARES.evergreen),
    cover: draws.picture < 0.85 ? (context.pictures[Math.floor((draws.picture / 0.85) * context.pictures.length)] ?? null) : null,
    reactions: draws.reactions < 0.3 ? Math.round(10 + (draws.reactions * 3.3) ** 4 * 4000) : null,
    topics: [section, ...tags, ...authors].map(({ name }) => name).join(' '),
  };
}

function findRow<Row>(rows: ReadonlyMap<string, Row>, slug: string): Row {
  const row = rows.get(slug);
  if (row === undefined) throw new Error(`The generated archive needs ${slug}, which the demo newspaper does not have.`);
  return row;
}
