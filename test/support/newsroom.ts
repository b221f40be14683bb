import type { ArticleDraft } from '../../src/shared/contract/schemas/newsroom.ts';
import { request } from './request.ts';
import { TEST_NEWSROOM_TOKEN } from './start-backend.ts';

/** What has to be given of an article; the rest has defaults. */
export type Draft = Partial<ArticleDraft> & Pick<ArticleDraft, 'slug' | 'title' | 'mainSuperTag' | 'originatingSite'>;

/** Publishes an article as the newsroom does. @throws what the backend had against it */
export async function publish(backendUrl: string, draft: Draft): Promise<void> {
  const answer = await request(backendUrl, '/api/newsroom/articles', {
    method: 'POST',
    headers: { 'authorization': `Bearer ${TEST_NEWSROOM_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(draft),
  });
  if (answer.status !== 201) throw new Error(`${draft.slug} was refused with ${answer.status}: ${answer.body}`);
}
