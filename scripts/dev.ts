// `npm run dev`: as `npm start`, in React's development mode; a change of a source builds again and restarts the
// edge, and the backend restarts by Node's own watching.
import { buildWithProgress } from './build/build-with-progress.ts';
import { runTogether } from './start/run-together.ts';
import { createSite, describeAddresses, describeDemoAccounts, startBackend, startDemoNewsroom, startEdge } from './start/site.ts';
import { watchSources } from './start/watch-sources.ts';

await runTogether(async (together) => {
  const site = await createSite('development');
  const backend = startBackend(site);
  const [backendUrl] = await Promise.all([backend ? together.untilReady(backend) : site.backendUrl, buildWithProgress({ mode: 'development' })]);
  if (backendUrl === null || together.isStopping()) return;
  let edge = startEdge(site, backendUrl);
  await together.untilReadyOrEnded(edge);
  console.log(`Changes are built as they are saved; Ctrl-C stops it.\n${describeAddresses(site)}${await describeDemoAccounts(site)}`);
  const newsroom = startDemoNewsroom(site, backendUrl);
  if (newsroom !== null) await together.untilReadyOrEnded(newsroom);

  for await (const _ of watchSources()) {
    if (!(await tryBuild()) || together.isStopping()) continue;
    await together.stop(edge);
    edge = startEdge(site, backendUrl);
    if ((await together.untilReadyOrEnded(edge)) !== null) console.log('The edge runs the new build.');
  }
});

/** Whether there is a new build; a broken source is told and waits for its next change. */
async function tryBuild(): Promise<boolean> {
  try {
    return await buildWithProgress({ mode: 'development' });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
