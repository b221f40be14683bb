import type { Selectable } from 'kysely';
import type { Database } from './database/open-database.ts';
import type { Schema } from './database/schema.ts';

/** Slugs to be looked up. */
export type TaxonSlugs = { readonly superTags?: readonly string[]; readonly tags?: readonly string[]; readonly authors?: readonly string[] };

type SuperTagRow = Pick<Selectable<Schema['super_tags']>, 'id' | 'slug' | 'name' | 'active' | 'sponsor'>;
type TagRow = Pick<Selectable<Schema['tags']>, 'id' | 'slug' | 'name'>;
type AuthorRow = Pick<Selectable<Schema['authors']>, 'id' | 'slug' | 'name' | 'title' | 'avatar_src'>;

/** What was found, in the order asked for. */
export type Taxa = { readonly superTags: SuperTagRow[]; readonly tags: TagRow[]; readonly authors: AuthorRow[]; readonly unknown: string[] };

/** Looks up sections, topics and authors by slug; slugs that nobody has are named in `unknown`. */
export async function loadTaxa(database: Database, slugs: TaxonSlugs): Promise<Taxa> {
  const asked = { superTags: slugs.superTags ?? [], tags: slugs.tags ?? [], authors: slugs.authors ?? [] };
  const superTags = asked.superTags.length === 0 ? [] : await database.selectFrom('super_tags').select(['id', 'slug', 'name', 'active', 'sponsor']).where('slug', 'in', [...asked.superTags]).execute();
  const tags = asked.tags.length === 0 ? [] : await database.selectFrom('tags').select(['id', 'slug', 'name']).where('slug', 'in', [...asked.tags]).execute();
  const authors = asked.authors.length === 0 ? [] : await database.selectFrom('authors').select(['id', 'slug', 'name', 'title', 'avatar_src']).where('slug', 'in', [...asked.authors]).execute();
  return {
    superTags: inOrder(asked.superTags, superTags),
    tags: inOrder(asked.tags, tags),
    authors: inOrder(asked.authors, authors),
    unknown: [...missing(asked.superTags, superTags), ...missing(asked.tags, tags), ...missing(asked.authors, authors)],
  };
}

function inOrder<Row extends { slug: string }>(slugs: readonly string[], rows: readonly Row[]): Row[] {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return [...new Set(slugs)].flatMap((slug) => bySlug.get(slug) ?? []);
}

function missing(slugs: readonly string[], rows: readonly { slug: string }[]): string[] {
  return slugs.filter((slug) => rows.every((row) => row.slug !== slug));
}
