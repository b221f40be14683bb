import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Author, ChildArticle, SuperTag, Tag } from '../../shared/contract/schemas/article.ts';
import { CHILD_ARTICLES_MAX_ITEMS } from '../../shared/config/constants.ts';
import type { Database } from './database/open-database.ts';

/** What belongs to an article and stands in other tables. */
export type ArticleRelations = {
  authors: Author[];
  contributors: Author[];
  superTags: SuperTag[];
  tags: Tag[];
  flags: string[];
  sites: string[];
  subArticles: ChildArticle[];
};

type Owned<T> = T & { articleId: number };
type Answer = {
  people: (Owned<Author> & { role: 'author' | 'contributor' })[] | null;
  superTags: Owned<SuperTag>[] | null;
  tags: Owned<Tag>[] | null;
  flags: Owned<{ flag: string }>[] | null;
  sites: Owned<{ site: string }>[] | null;
  children: Owned<ChildArticle>[] | null;
};

/** Loads what belongs to some articles, all of it in one query. */
export async function loadRelations(database: Database, articleIds: readonly number[]): Promise<Map<number, ArticleRelations>> {
  const ids = sql`any(${[...articleIds]}::int[])`;
  const { rows } = await sql<Answer>`select
    (select json_agg(json_build_object('articleId', w.article_id, 'role', w.role, 'slug', p.slug, 'name', p.name, 'title', p.title, 'avatarSrc', p.avatar_src) order by w.position)
      from article_authors w join authors p on p.id = w.author_id where w.article_id = ${ids}) as people,
    (select json_agg(json_build_object('articleId', x.article_id, 'id', s.id, 'name', s.name, 'slug', s.slug, 'active', s.active) order by x.position)
      from article_super_tags x join super_tags s on s.id = x.super_tag_id where x.article_id = ${ids}) as "superTags",
    (select json_agg(json_build_object('articleId', x.article_id, 'id', t.id, 'name', t.name, 'slug', t.slug) order by x.position)
      from article_tags x join tags t on t.id = x.tag_id where x.article_id = ${ids}) as tags,
    (select json_agg(json_build_object('articleId', article_id, 'flag', flag) order by flag) from article_flags where article_id = ${ids}) as flags,
    (select json_agg(json_build_object('articleId', article_id, 'site', site) order by site) from article_sites where article_id = ${ids}) as sites,
    (select json_agg(json_build_object('articleId', parent.id, 'id', c.id, 'slug', c.slug, 'title', c.title, 'pubDate', c.pub_date) order by c.pub_date desc, c.id desc)
      from unnest(${[...articleIds]}::int[]) as parent (id) cross join lateral (
        ${selectNewestChildren(sql`parent.id`)}
      ) c) as children`.execute(database);
  return toRelations(articleIds, rows[0]);
}

/**
 * By their places, so that no more children are read than are shown: from an index on dates the planner may fetch them
 * all to sort them. The inner limit makes it look each one up by its id.
 */
function selectNewestChildren(parentId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select child.* from (
      select post_id from live_places
      where parent_id = ${parentId} and position > (select max(position) from live_places where parent_id = ${parentId}) - ${CHILD_ARTICLES_MAX_ITEMS}
      union all select post_id from public_posts where parent_id = ${parentId} and pinned
    ) newest cross join lateral (select id, slug, title, pub_date from articles where id = newest.post_id limit 1) child
    order by child.pub_date desc, child.id desc limit ${CHILD_ARTICLES_MAX_ITEMS}`;
}

function toRelations(articleIds: readonly number[], answer: Answer | undefined): Map<number, ArticleRelations> {
  const byId = new Map<number, ArticleRelations>(
    articleIds.map((id) => [id, { authors: [], contributors: [], superTags: [], tags: [], flags: [], sites: [], subArticles: [] }]),
  );
  for (const { articleId, role, ...person } of answer?.people ?? []) byId.get(articleId)?.[role === 'author' ? 'authors' : 'contributors'].push(person);
  for (const { articleId, ...superTag } of answer?.superTags ?? []) byId.get(articleId)?.superTags.push(superTag);
  for (const { articleId, ...tag } of answer?.tags ?? []) byId.get(articleId)?.tags.push(tag);
  for (const { articleId, flag } of answer?.flags ?? []) byId.get(articleId)?.flags.push(flag);
  for (const { articleId, site } of answer?.sites ?? []) byId.get(articleId)?.sites.push(site);
  for (const { articleId, ...child } of answer?.children ?? []) byId.get(articleId)?.subArticles.push(child);
  return byId;
}
