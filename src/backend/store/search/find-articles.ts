import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { FoundIds } from '../search-ids.ts';
import type { SearchTerms } from './search-terms.ts';

/** So many hits are ranked and counted: the newest. There are no pages beyond them. */
export const RANKED_CANDIDATES = 1000;
/** Where there are more hits, this share of the candidates are the newest that have all words in their title, however old. */
const TITLE_SHARE = 0.25;
/** What a word is worth where it stands: in the body, in the lead, among names and topics, in the title. */
const WEIGHTS = '{0.1, 0.25, 0.5, 1.0}';
/** An article of this age is worth 1 / (1 + ln 2) of a new one. */
const FRESHNESS_SECONDS = 30 * 86_400;
/** Later than any article. */
const END_OF_TIME = 2 ** 52;

type FindQuery = {
  readonly site: string;
  /** Parts of a query that all hold. */
  readonly required: readonly string[];
  readonly terms: SearchTerms | null;
  readonly since: number | null;
  readonly until: number | null;
  readonly now: number;
  /** Fewer candidates, for an answer that shows a few. */
  readonly candidates?: number;
  readonly offset: number;
  readonly limit: number;
};

/**
 * A page of the articles that a query of the word index holds for: by relevance and freshness where there are words, else
 * the newest first. Bounded whatever is asked: `search_newest` (migration 011) reads so many rows at most.
 */
export async function findArticles(database: Database, { site, required, terms, since, until, now, candidates: most = RANKED_CANDIDATES, offset, limit }: FindQuery): Promise<FoundIds> {
  const from = since ?? 0;
  const to = until ?? END_OF_TIME;
  const query = required.join(' & ');
  const inTitle = terms === null || terms.inTitle.length === 0 ? null : [...required, ...terms.inTitle].join(' & ');
  const score = terms === null
    ? sql`0`
    : sql`ts_rank(${WEIGHTS}::float4[], s.tsv, ${terms.ranked.join(' | ')}::tsquery) / (1 + ln(1 + greatest(0, ${now} - s.pub_date) / ${FRESHNESS_SECONDS}::float8))`;
  const { rows } = await sql<FoundIds>`
    with newest as materialized (
      select search_newest(${site}, ${query}::tsquery, ${from}::bigint, ${to}::bigint, ${most + 1}) as ids
    ), titled as materialized (
      select case when cardinality(ids) > ${most} and ${inTitle}::text is not null
        then search_newest(${site}, ${inTitle}::tsquery, ${from}::bigint, ${to}::bigint, ${Math.ceil(TITLE_SHARE * most)}) else '{}' end as ids from newest
    ), candidates as materialized (
      select s.article_id, s.pub_date, ${score} as score
      from article_search s
      where s.article_id = any(array(
        select id from newest, titled, unnest(titled.ids || newest.ids) with ordinality as found (id, place) group by id order by min(place) limit ${most}
      ))
    )
    select (select count(*)::int from candidates) as total, (select cardinality(ids) > ${most} from newest) as "isCapped",
      array(select article_id from candidates order by score desc, pub_date desc, article_id desc offset ${offset} limit ${limit}) as ids`.execute(database);
  return rows[0] ?? { ids: [], total: 0, isCapped: false };
}
