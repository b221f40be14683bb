// `npm start`: builds what is not current, starts the backend (unless BACKEND_URL names one) and the edge,
// and ends them together; the demo newspaper's newsroom works beside them.
import { buildWithProgress } from './build/build-with-progress.ts';
import { toSeconds } from './run/progress.mjs';
import { runTogether } from './start/run-together.ts';
import { createSite, describeAddresses, describeDemoAccounts, startBackend, startDemoNewsroom, startEdge } from './start/site.ts';

const startedAt = Date.now();

await runTogether(async (together) => {
  const site = await createSite('production');
  const backend = startBackend(site);
  // On the first start the demo content and the build need not wait for each other.
  const [backendUrl] = await Promise.all([backend ? together.untilReady(backend) : site.backendUrl, buildWithProgress()]);
  if (backendUrl === null || together.isStopping()) return;
  const url = await together.untilReady(startEdge(site, backendUrl));
  if (url === null) return;
  console.log(`The site is up after ${toSeconds(Date.now() - startedAt)}; Ctrl-C stops it.\n${describeAddresses(site)}${await describeDemoAccounts(site)}`);
  const newsroom = startDemoNewsroom(site, backendUrl);
  if (newsroom !== null) await together.untilReadyOrEnded(newsroom);
});
