import { createArticle, updateArticle, withdrawArticle } from '../store/newsroom/article-newsroom.ts';
import type { ArticleWritten } from '../store/newsroom/article-newsroom.ts';
import { loadPurgesSince } from '../store/purge-store.ts';
import { toId } from './call-params.ts';
import type { Handler, HandlerParts } from './handler.ts';

/** POST /api/newsroom/articles. */
export const handleArticleCreate: Handler<'newsroomArticleCreate'> = async (parts, { body }) => ({
  status: 201,
  ...tellPurges(parts, await createArticle(parts.database, body, { clean: parts.clean, now: parts.now() })),
});

/** PUT /api/newsroom/articles/{id}: what the body does not name keeps its value. */
export const handleArticleUpdate: Handler<'newsroomArticleUpdate'> = async (parts, { params, body }) =>
  tellPurges(parts, await updateArticle(parts.database, toId(params.id), body, { clean: parts.clean, now: parts.now() }));

/** POST /api/newsroom/articles/{id}/withdraw. */
export const handleArticleWithdraw: Handler<'newsroomArticleWithdraw'> = async (parts, { params }) =>
  tellPurges(parts, await withdrawArticle(parts.database, toId(params.id), { clean: parts.clean, now: parts.now() }));

/** GET /api/purges?since=: for an edge that asks by itself what it has missed. */
export const handlePurges: Handler<'purges'> = async ({ database }, { query }) => ({ body: await loadPurgesSince(database, query.integer('since') ?? 0), keys: [] });

function tellPurges({ wakePurges }: HandlerParts, { id, slug, version, sequence, purged }: ArticleWritten) {
  wakePurges();
  return { body: { id, slug, version, sequence, purged }, keys: [] };
}
