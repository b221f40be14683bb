// Anonymous readers, a member and an editor ask for 10,000 pages and calls of all kinds, 100 at a time: nobody may see
// what is another's, and no answer that caches keep may bring a cookie.
import { prepareIsolation } from '../../test/support/isolation.ts';
import { TEST_NEWSROOM_TOKEN } from '../../test/support/start-backend.ts';
import { exactly } from './support/claims.ts';
import { runBench } from './support/run-bench.ts';
import { ensureBuild, startBackend, startEdge } from './support/site.ts';

const REQUESTS = 10_000;
const AT_ONCE = 100;

await runBench(async (bench) => {
  await ensureBuild();
  const backend = await startBackend(bench, { NEWSROOM_TOKEN: TEST_NEWSROOM_TOKEN, DEMO_ACCESS: '1' });
  const edge = await startEdge(bench, backend.url, { LOG_LEVEL: 'error', BACKEND_TIMEOUT_MS: '30000', PAGE_DEADLINE_MS: '30000' });
  const ask = await prepareIsolation({ edgeUrl: edge.url, backendUrl: backend.url });
  const { asked, failed, leaks, cookies } = await ask(bench.isQuick ? 500 : REQUESTS, AT_ONCE);
  for (const line of [...leaks, ...cookies, ...failed].slice(0, 20)) bench.say(line);
  return [
    exactly(`answers that show what is another reader's, of ${asked}`, leaks.length, 0),
    exactly('answers that caches keep and that bring a cookie', cookies.length, 0),
    exactly('requests that failed', failed.length, 0),
  ];
});
