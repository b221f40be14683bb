import { createMigration } from './create-migration.ts';

/**
 * Full text of articles in a narrow table of its own. Two vectors in one: Hungarian stems for readers who write accents,
 * accent-free words for those who do not. Weights: A title, B names and topics, C lead, D body.
 */
export const search = createMigration([
  `create function to_search_vector(value text, weight "char") returns tsvector language sql immutable parallel safe
     as $$ select setweight(to_tsvector('pg_catalog.hungarian', value) || to_tsvector('pg_catalog.simple', immutable_unaccent(value)), weight) $$`,
  `create function article_search_vector(title text, topics text, lead text, body text) returns tsvector language sql immutable parallel safe
     as $$ select to_search_vector(title, 'A') || to_search_vector(topics, 'B') || to_search_vector(lead, 'C') || to_search_vector(body, 'D') $$`,
  `create table article_search (
     article_id integer primary key references articles on delete cascade,
     pub_date bigint not null,
     tsv tsvector not null
   )`,
  `create index article_search_by_word on article_search using gin (tsv)`,
  `create index articles_by_title_part on articles using gin (immutable_unaccent(lower(title)) gin_trgm_ops)`,
]);
