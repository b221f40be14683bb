import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ContentTree } from '../../../shared/contract/schemas/content-tree.ts';
import { toPlainText } from '../newsroom/search-text.ts';
import { saveSearchRows } from './save-search-rows.ts';

type ArticleTexts = { id: number; pub_date: number; title: string; subtitle: string | null; lead: string | null; recommender: string | null; content_tree: ContentTree; topics: string };

const BATCH = 500;

/** Makes the search index anew from the articles: for a migration that changes what it keeps of them. */
export async function rebuildSearch<Schema>(db: Kysely<Schema>): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<ArticleTexts>`
      select a.id, a.pub_date, a.title, a.subtitle, a.lead, a.recommender, a.content_tree, concat_ws(' ',
        (select string_agg(w.name, ' ') from article_authors r join authors w on w.id = r.author_id where r.article_id = a.id),
        (select name from super_tags where id = a.main_super_tag_id),
        (select string_agg(s.name, ' ') from article_super_tags r join super_tags s on s.id = r.super_tag_id where r.article_id = a.id),
        (select string_agg(t.name, ' ') from article_tags r join tags t on t.id = r.tag_id where r.article_id = a.id)) as topics
      from articles a where a.id > ${after} and a.type <> 'liveblogpost' order by a.id limit ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    await saveSearchRows(db, rows.map((row) => ({
      id: row.id,
      pubDate: row.pub_date,
      text: { title: joinTexts(row.title, row.subtitle), topics: row.topics, lead: joinTexts(row.lead, row.recommender), text: toPlainText(row.content_tree) },
    })));
    after = last.id;
  }
}

function joinTexts(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' ');
}
