// How fast the first interaction is answered on a slow phone: 4× processor throttle, 375 px, the median of nine visits.
// Controls of the browser and of the boot script need no React. For the rest the bundle lies in the HTTP cache, and no
// task that hydrates may be long.
import { openBrowser } from '../../test/support/open-browser.ts';
import { findPageTypes } from '../../test/support/page-types.ts';
import { atMost, toMs, type Claim } from './support/claims.ts';
import { interactions, type Interaction } from './support/interactions.ts';
import { measureInteraction, type MeasuredInteraction } from './support/measure-interaction.ts';
import { runBench } from './support/run-bench.ts';
import { median } from './support/statistics.ts';
import { ensureBuild, startBackend, startEdge } from './support/site.ts';

const OWN_LIMIT_MS = 100;
const REACT_LIMIT_MS = 350;
const TASK_LIMIT_MS = 100;

await runBench(async (bench) => {
  await ensureBuild();
  const backend = await startBackend(bench);
  const edge = await startEdge(bench, backend.url, { LOG_LEVEL: 'error' });
  const siteUrl = edge.url.replace('127.0.0.1', 'localhost');
  const types = await findPageTypes(siteUrl, 'main');
  const browser = await openBrowser();
  bench.onEnd(() => browser.close());

  const claims: Claim[] = [];
  for (const interaction of interactions) {
    const runs: MeasuredInteraction[] = [];
    for (let run = 0; run < (bench.isQuick ? 3 : 9); run += 1) runs.push(await measureInteraction(browser, siteUrl + (types[interaction.page] ?? '/'), interaction));
    claims.push(...toClaims(interaction, runs));
  }
  return claims;
});

function toClaims({ name, kind }: Interaction, runs: readonly MeasuredInteraction[]): Claim[] {
  const inp = atMost(`${name}: INP`, median(runs.map(({ inpMs }) => inpMs)), kind === 'own' ? OWN_LIMIT_MS : REACT_LIMIT_MS, toMs);
  if (kind !== 'hydrates') return [inp];
  return [inp, atMost(`${name}: longest task until React is there`, median(runs.map(({ longestTaskMs }) => longestTaskMs)), TASK_LIMIT_MS, toMs)];
}
