import { articleWrittenSchema, type ArticleDraft, type ArticlePatch, type ArticleWritten } from '../../src/shared/contract/schemas/newsroom.ts';
import { request } from './request.ts';
import { TEST_NEWSROOM_TOKEN } from './newsroom-token.ts';

/** What has to be given of an article; the rest has defaults. */
export type Draft = Partial<ArticleDraft> & Pick<ArticleDraft, 'slug' | 'title' | 'mainSuperTag' | 'originatingSite'>;

/** Publishes an article as the newsroom does. @throws what the backend had against it */
export async function publish(backendUrl: string, draft: Draft): Promise<ArticleWritten> {
  return write(backendUrl, 'POST', '/api/newsroom/articles', draft);
}

/** Changes an article as the newsroom does. @throws what the backend had against it */
export async function change(backendUrl: string, id: number, patch: ArticlePatch): Promise<ArticleWritten> {
  return write(backendUrl, 'PUT', `/api/newsroom/articles/${id}`, patch);
}

/** Withdraws an article as the newsroom does. @throws what the backend had against it */
export async function withdraw(backendUrl: string, id: number): Promise<ArticleWritten> {
  return write(backendUrl, 'POST', `/api/newsroom/articles/${id}/withdraw`, {});
}

async function write(backendUrl: string, method: string, path: string, body: object): Promise<ArticleWritten> {
  const answer = await request(backendUrl, path, {
    method,
    headers: { 'authorization': `Bearer ${TEST_NEWSROOM_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status >= 300) throw new Error(`${method} ${path} was refused with ${answer.status}: ${answer.body}`);
  return articleWrittenSchema.parse(JSON.parse(answer.body));
}
