// Pages of the last twenty builds against today's assets: every deploy brings a new disk, the edges share one folder.
// No asset may be missing, and no page may complain of anything.
import { openBrowser } from '../../test/support/open-browser.ts';
import { deployBuilds, findMissingAssets, readOldPage } from '../../test/support/skewed-site.ts';
import { exactly } from './support/claims.ts';
import { runBench } from './support/run-bench.ts';
import { ensureBuild, startBackend } from './support/site.ts';

const EARLIER_BUILDS = 20;
const EARLIER_BUILDS_QUICK = 3;

await runBench(async (bench) => {
  await ensureBuild();
  const backend = await startBackend(bench);
  const browser = await openBrowser();
  bench.onEnd(() => browser.close());
  const site = await deployBuilds(backend.url, bench.isQuick ? EARLIER_BUILDS_QUICK : EARLIER_BUILDS, (buildId) => bench.say(`build ${buildId} came and went`));
  bench.onEnd(site.close);

  const missing = await findMissingAssets(site);
  const faults: string[] = [];
  for (const old of site.pages) faults.push(...(await readOldPage(browser, site.url, old)));
  for (const line of [...missing, ...faults].slice(0, 20)) bench.say(line);
  return [exactly(`missing assets of ${site.urls.length}`, missing.length, 0), exactly(`complaints of ${site.pages.length} old pages`, faults.length, 0)];
});
