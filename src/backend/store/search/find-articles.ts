import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { FoundIds, SearchIdsQuery } from '../search-ids.ts';

/** So many hits are ranked and counted: the newest. There are no pages beyond them. */
export const RANKED_CANDIDATES = 500;
/** Where there are more hits, this share of the candidates are the newest that have all words in their title, however old. */
const TITLE_SHARE = 0.25;
/** An article of this age is worth 1 / (1 + ln 2) of a new one. */
const FRESHNESS_SECONDS = 30 * 86_400;
/** Later than any article. */
const END_OF_TIME = 2 ** 52;

/** A search whose lists are parts of the query already; `required` are the parts that all hold. */
type FindQuery = Omit<SearchIdsQuery, 'lists'> & { readonly required: readonly string[] };

/**
 * A page of the articles that a query of the word index holds for: by relevance and freshness where there are words, else
 * the newest first. Bounded whatever is asked: `search_newest` (migration 011) reads so many rows at most.
 */
export async function findArticles(database: Database, { site, required, terms, since, until, now, candidates: most = RANKED_CANDIDATES, offset, limit }: FindQuery): Promise<FoundIds> {
  const from = since ?? 0;
  const to = until ?? END_OF_TIME;
  const query = required.join(' & ');
  const inTitle = terms === null || terms.inTitle.length === 0 ? query : [query, ...terms.inTitle].join(' & ');
  const ranked = terms?.ranked.join(' | ') ?? null;
  const search = (asked: string, count: number) => sql`search_newest(${site}, ${asked}::tsquery, ${ranked}::tsquery, ${from}::bigint, ${to}::bigint, ${count})`;
  const score = terms === null ? sql`null::real` : sql`relevance / (1 + ln(1 + greatest(0, ${now} - pub_date) / ${FRESHNESS_SECONDS}::float8))`;
  const { rows } = await sql<FoundIds>`
    with newest as materialized (
      select 1 as lane, found.* from ${search(query, most + 1)} found
    ), titled as materialized (
      select 0 as lane, found.* from ${search(inTitle, Math.ceil(TITLE_SHARE * most))} found where (select count(*) from newest) > ${most} and ${inTitle !== query}::bool
    ), candidates as materialized (
      select article_id, pub_date, relevance from (select * from titled union all select * from newest) found
      group by article_id, pub_date, relevance order by min(lane), pub_date desc, article_id desc limit ${most}
    )
    select (select count(*)::int from candidates) as total, (select count(*) > ${most} from newest) as "isCapped",
      array(select article_id from candidates order by ${score} desc, pub_date desc, article_id desc offset ${offset} limit ${limit}) as ids`.execute(database);
  return rows[0] ?? { ids: [], total: 0, isCapped: false };
}
