// How fast the first interaction is answered on a slow phone: 4× processor throttle, 375 px, the median of nine visits.
// Controls of the browser and of the boot script need no React. For the rest the bundle lies in the HTTP cache, and no
// task that hydrates may be long.
import { openBrowser } from '../../test/support/open-browser.ts';
import { findPageTypes } from '../../test/support/page-types.ts';
import { atMost, toMs, type Claim } from './support/claims.ts';
import { interactions, type Interaction } from './support/interactions.ts';
import { measureInteraction } from './support/measure-interaction.ts';
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
    const runs = [];
    for (let run = 0; run < (bench.isQuick ? 3 : 9); run += 1) runs.push(await measureInteraction(browser, siteUrl + (types[interaction.page] ?? '/'), interaction));
    claims.push(...toClaims(interaction, runs));
  }
  return claims;
});

function toClaims({ name, needsReact }: Interaction, runs: readonly { readonly inpMs: number; readonly longestTaskMs: number }[]): Claim[] {
  const inp = median(runs.map(({ inpMs }) => inpMs));
  const task = median(runs.map(({ longestTaskMs }) => longestTaskMs));
  if (!needsReact) return [atMost(`${name}: INP`, inp, OWN_LIMIT_MS, toMs)];
  return [atMost(`${name}: INP`, inp, REACT_LIMIT_MS, toMs), atMost(`${name}: longest task until React is there`, task, TASK_LIMIT_MS, toMs)];
}
