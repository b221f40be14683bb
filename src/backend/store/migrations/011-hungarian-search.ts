import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { rebuildSearch } from '../search/rebuild-search.ts';

/** The words of titles by site, and how many articles have each: what `changes` (added 1, removed -1) say. */
const countTitleWords = (changes: string) => `
  insert into title_words as known (site, plain, shown, n)
    select s.slug, regexp_replace(immutable_unaccent(w.shown), '[^[:alnum:]]', '', 'g'), w.shown, sum(c.n)
    from (${changes}) c
    join sites s on c.tsv @@ ('''@' || s.slug || '''')::tsquery
    cross join lateral unnest(c.title_words) as w (shown)
    group by 1, 2, 3 having sum(c.n) <> 0 order by 1, 2, 3
  on conflict (site, plain, shown) do update set n = known.n + excluded.n`;
const ADDED = 'select tsv, title_words, 1 as n from added';
const REMOVED = 'select tsv, title_words, -1 as n from removed';

const statements: readonly string[] = [
  `drop table article_search`,
  `drop function article_search_vector(text, text, text, text)`,
  `drop function to_search_vector(text, "char")`,

  // Rows stay in one piece up to a page, so that newest ones can be looked through, and some ranked, without fetching
  // their vectors apart.
  `create table article_search (
     pub_date bigint not null,
     article_id integer primary key references articles on delete cascade,
     tsv tsvector not null,
     title_words text[] not null default '{}'
   ) with (toast_tuple_target = 8160)`,

  // What an article stands on, as lexemes of its vector: its sites, sections, topics and authors. One index then answers
  // words and filters together, and what is on no list is found by nothing.
  `create view article_search_marks as
     select article_id, array_agg(mark order by mark collate "C") as marks from (
       select article_id, '@' || site as mark from list_entries where list_key = 'all'
       union select article_id, '@' || list_key from list_entries where split_part(list_key, ':', 1) in ('stag', 'tag', 'author')
     ) mark group by article_id`,
  `create function known_search_marks(vector tsvector) returns text[] language sql immutable as $$
     select coalesce(array_agg(lexeme order by lexeme collate "C"), '{}') from unnest(vector) where lexeme like '@%' $$`,
  `create function follow_list_entries() returns trigger language plpgsql as $$
   declare
     ids integer[] := array(select distinct article_id from changed);
   begin
     update article_search s set tsv = ts_delete(s.tsv, moved.old) || array_to_tsvector(moved.new)
       from (
         select known.article_id, known_search_marks(known.tsv) as old, coalesce(m.marks, '{}') as new
         from article_search known left join (select * from article_search_marks where article_id = any(ids)) m on m.article_id = known.article_id
         where known.article_id = any(ids)
       ) moved
       where s.article_id = moved.article_id and moved.old <> moved.new;
     return null;
   end $$`,
  `create trigger search_inserted after insert on list_entries referencing new table as changed
     for each statement execute function follow_list_entries()`,
  `create trigger search_deleted after delete on list_entries referencing old table as changed
     for each statement execute function follow_list_entries()`,

  // What is suggested while a reader types, with the number of articles behind it. Short beginnings have many words: an
  // index by number finds the first few at once.
  `create table title_words (
     site text collate "C" not null,
     plain text collate "C" not null,
     shown text collate "C" not null,
     n integer not null,
     primary key (site, plain, shown)
   )`,
  `create index title_words_by_letter on title_words (site, left(plain, 1), n desc)`,
  `create index title_words_by_two_letters on title_words (site, left(plain, 2), n desc)`,
  `create function count_title_words() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${countTitleWords(ADDED)};
     elsif tg_op = 'DELETE' then ${countTitleWords(REMOVED)};
     else ${countTitleWords(`${ADDED} union all ${REMOVED}`)};
     end if;
     return null;
   end $$`,
  `create trigger titles_inserted after insert on article_search referencing new table as added
     for each statement execute function count_title_words()`,
  `create trigger titles_deleted after delete on article_search referencing old table as removed
     for each statement execute function count_title_words()`,
  `create trigger titles_updated after update on article_search referencing new table as added old table as removed
     for each statement execute function count_title_words()`,

  // Periods as lexemes of which one has to hold: whole years of them where there are some.
  `create function search_span(low integer, high integer) returns tsquery language sql immutable as $$
     select string_agg(distinct case when period / 12 * 12 >= low and period / 12 * 12 + 11 <= high then '''#y' || period / 12 || '''' else '''#' || period || '''' end, ' | ')::tsquery
     from generate_series(low, high) period $$`,
  // The newest articles that a query holds for, no more than \`most\`, and no more rows read than about that, however many
  // articles have the words. How frequent they are, the newest articles tell; so many periods of 30 days are asked that
  // enough should be among them, and older ones as long as they are not. A vector has its period, as #672, and its twelve
  // periods, as #y56, so the index of words answers for periods without reading a row of others.
  `create function search_newest(edition text, query tsquery, since bigint, until bigint, most integer) returns integer[] language plpgsql stable
     set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
   declare
     ids integer[] := '{}';
     looked bigint;
     held bigint;
     high integer;
     low integer;
     oldest integer;
     total bigint;
     is_rare boolean;
     is_last boolean;
     asked tsquery;
   begin
     select count(*), count(*) filter (where newest.tsv @@ query), max(newest.pub_date) / 2592000 into looked, held, high from (
       select pub_date, tsv from article_search where pub_date >= since and pub_date < until order by pub_date desc limit 256
     ) newest;
     select greatest(min(period), since / 2592000), sum(n) into oldest, total from list_counts where site = edition and list_key = 'all';
     is_rare := (held + 1) * total <= 4 * most * looked;
     while high >= oldest loop
       select counted.period, counted.upto into low, looked from (
         select period, sum(sum(n)) over (order by period desc) as upto from list_counts where site = edition and list_key = 'all' and period <= high group by period
       ) counted where counted.upto >= 1.25 * (most - cardinality(ids)) * looked / greatest(held, 0.25) order by counted.period desc limit 1;
       is_last := low is null or low <= oldest;
       asked := query && search_span(case when is_last then oldest else low end, high);
       -- Few hits in all are read sooner than periods are told apart.
       if is_rare then
         is_last := true;
         asked := query;
       end if;
       held := cardinality(ids);
       ids := ids || array(
         select hit.article_id from (
           -- Offset 0 keeps the order out of the choice of an index.
           select article_id, pub_date from article_search where tsv @@ asked and pub_date >= since and pub_date < until offset 0
         ) hit order by hit.pub_date desc, hit.article_id desc limit most - cardinality(ids)
       );
       exit when is_last or cardinality(ids) >= most;
       held := cardinality(ids) - held;
       high := low - 1;
     end loop;
     return ids;
   end $$`,
];

/** After the rows, since it is quicker so. What waits to be put into the index is read by every search, so it is little. */
const indexes: readonly string[] = [
  `create index article_search_by_word on article_search using gin (tsv) with (gin_pending_list_limit = 256)`,
  `create index article_search_newest on article_search (pub_date desc, article_id desc)`,
];

/**
 * Search that understands Hungarian (docs/decisions/008): vectors of stems that the backend makes itself, so that inflected
 * forms and words without accents find each other; filters in the same index; words of titles for suggestions.
 */
export const hungarianSearch: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await rebuildSearch(db);
    for (const statement of indexes) await sql.raw(statement).execute(db);
  },
};
