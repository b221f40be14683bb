import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareIsolation } from '../support/isolation.ts';
import { startSite, type TestSite } from '../support/start-site.ts';

let site: TestSite;
beforeAll(async () => {
  // What is looked for are mixed-up answers: a slow machine is no reason for none.
  site = await startSite({ BACKEND_TIMEOUT_MS: '60000', PAGE_DEADLINE_MS: '60000', PATIENCE_MS: '60000' });
});
afterAll(() => site.close());

test('readers who ask beside each other see their own pages only, and no answer that caches keep brings a cookie', async () => {
  const ask = await prepareIsolation({ edgeUrl: site.edge.url, backendUrl: site.backend.url });
  expect(await ask(240, 30)).toEqual({ asked: 240, failed: [], leaks: [], cookies: [] });
  // Those that came first are now in every cache.
  expect(await ask(60, 30)).toEqual({ asked: 60, failed: [], leaks: [], cookies: [] });
});
