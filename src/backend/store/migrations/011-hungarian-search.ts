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

  // Rows stay in one piece up to a page, so that hits are ranked without fetching their vectors apart.
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

  // The newest articles that a query holds for, no more than most, each with what it is worth by where its words stand
  // (body, lead, names and topics, title). No more rows are read than about that, however many articles have the words: how
  // frequent they are, a few of the newest articles tell and a few older ones; then so many periods of 30 days are asked
  // that enough should be among them, and older ones as long as they are not. A vector has its period, as #672, and its
  // twelve periods, as #y56, so the index of words answers for some periods without reading a row of others.
  `create function search_newest(edition text, query tsquery, ranked tsquery, since bigint, until bigint, most integer)
     returns table (article_id integer, pub_date bigint, relevance real) language plpgsql stable
     set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
   #variable_conflict use_column
   declare
     missing integer := most;
     found_now integer;
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
     select max(period), greatest(min(period), since / 2592000), sum(n) into high, oldest, total
       from list_counts where site = edition and list_key = 'all' and n > 0 and period <= until / 2592000;
     select count(*), count(*) filter (where sample.tsv @@ query) into looked, held from generate_series(0, 2) third
       cross join lateral (
         select s.tsv from article_search s
         where s.pub_date >= since and s.pub_date < least(until, (high + 1 - third * (high + 1 - oldest) / 3) * 2592000::bigint) order by s.pub_date desc limit 96
       ) sample;
     -- Few hits in all are read sooner than periods are told apart.
     is_rare := held = 0 or (held + 1) * total <= greatest(4 * most, 3000) * looked;
     while high >= oldest loop
       select counted.period, counted.upto into low, looked from (
         select period, sum(n) over (order by period desc) as upto from list_counts where site = edition and list_key = 'all' and period <= high
       ) counted where counted.upto >= 1.25 * missing * looked / greatest(held, 0.25) order by counted.period desc limit 1;
       is_last := is_rare or low is null or low <= oldest;
       asked := case when is_rare then query else query && search_span(case when is_last then oldest else low end, high) end;
       return query
         select best.article_id, best.pub_date, ts_rank('{0.1, 0.25, 0.5, 1}', r.tsv, ranked) from (
           select hit.article_id, hit.pub_date from (
             -- Offset 0 keeps the order out of the choice of an index.
             select s.article_id, s.pub_date from article_search s where s.tsv @@ asked and s.pub_date >= since and s.pub_date < until offset 0
           ) hit order by hit.pub_date desc, hit.article_id desc limit missing
         ) best join article_search r on r.article_id = best.article_id order by best.pub_date desc, best.article_id desc;
       get diagnostics found_now = row_count;
       missing := missing - found_now;
       exit when is_last or missing = 0;
       held := found_now;
       high := low - 1;
     end loop;
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
