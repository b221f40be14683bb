import { sql } from 'kysely';
import type { Database } from '../../store/database/open-database.ts';

/** Sections whose articles recommend from the section instead of from everywhere. */
const OWN_RECOMMENDER = ['szepkilatas', 'sport'] as const;
const SUGGESTED_ARTICLES = 8;

/** Sets what the newsroom's form does not have: a recommender of its own, and what is suggested for sharing. */
export async function seedArticleExtras(trx: Database): Promise<void> {
  for (const slug of OWN_RECOMMENDER) {
    await trx
      .updateTable('articles')
      .set({ actions: JSON.stringify({ recommended: `/api/recommended/mstag/${slug}` }) })
      .where('type', '<>', 'liveblogpost')
      .where('main_super_tag_id', '=', ({ selectFrom }) => selectFrom('super_tags').select('id').where('slug', '=', slug))
      .execute();
  }
  await sql`update articles set facebook_suggested = true where id in (select article_id from reactions order by count desc limit ${SUGGESTED_ARTICLES})`.execute(trx);
}
