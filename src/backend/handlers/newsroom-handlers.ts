import { createArticle, updateArticle, withdrawArticle } from '../store/newsroom/article-newsroom.ts';
import type { ArticleWritten } from '../store/newsroom/article-newsroom.ts';
import { AppError } from '../../shared/lib/errors.ts';
import { loadPurgesSince } from '../store/purge-store.ts';
import type { CallerAccount } from './authorize.ts';
import { toId } from './call-params.ts';
import type { Handler, HandlerParts } from './handler.ts';

/** POST /api/newsroom/articles. */
export const handleArticleCreate: Handler<'newsroomArticleCreate'> = async (parts, { account, body }) => {
  requireOwnSite(account, body.originatingSite);
  return { status: 201, ...tellPurges(parts, await createArticle(parts.database, body, { clean: parts.clean, now: parts.now() })) };
};

/** PUT /api/newsroom/articles/{id}: what the body does not name keeps its value. */
export const handleArticleUpdate: Handler<'newsroomArticleUpdate'> = async (parts, { account, params, body }) => {
  await requireOwnArticle(parts, account, toId(params.id));
  if (body.originatingSite !== undefined) requireOwnSite(account, body.originatingSite);
  return tellPurges(parts, await updateArticle(parts.database, toId(params.id), body, { clean: parts.clean, now: parts.now() }));
};

/** POST /api/newsroom/articles/{id}/withdraw. */
export const handleArticleWithdraw: Handler<'newsroomArticleWithdraw'> = async (parts, { account, params }) => {
  await requireOwnArticle(parts, account, toId(params.id));
  return tellPurges(parts, await withdrawArticle(parts.database, toId(params.id), { clean: parts.clean, now: parts.now() }));
};

/** GET /api/purges?since=: for an edge that asks by itself what it has missed. */
export const handlePurges: Handler<'purges'> = async ({ database }, { query }) => ({ body: await loadPurgesSince(database, query.integer('since') ?? 0), keys: [] });

/** An editor of one site writes the articles of that site. @throws FORBIDDEN */
function requireOwnSite(account: CallerAccount | null, originatingSite: string): void {
  const own = account?.site ?? null;
  if (own !== null && own !== originatingSite) throw new AppError('FORBIDDEN', `The account is one of ${own}: it writes no articles of ${originatingSite}.`);
}

async function requireOwnArticle({ database }: HandlerParts, account: CallerAccount | null, id: number): Promise<void> {
  const article = await database.selectFrom('articles').select('originating_site').where('id', '=', id).executeTakeFirst();
  if (article !== undefined) requireOwnSite(account, article.originating_site);
}

function tellPurges({ wakePurges }: HandlerParts, { id, slug, version, sequence, purged }: ArticleWritten) {
  wakePurges();
  return { body: { id, slug, version, sequence, purged }, keys: [] };
}
