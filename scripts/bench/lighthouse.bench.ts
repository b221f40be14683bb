// Lighthouse's mobile preset over the front page, a list and an article. The site is served as plain HTTP/1.1 on
// localhost, which browsers trust like TLS; no HTTP/2 and no CDN helps it.
import { LIGHTHOUSE_CATEGORIES, openLighthouseBrowser, runLighthouse, type LighthouseResult } from '../../test/support/run-lighthouse.ts';
import { findPageTypes } from '../../test/support/page-types.ts';
import { atLeast, type Claim } from './support/claims.ts';
import { runBench } from './support/run-bench.ts';
import { median } from './support/statistics.ts';
import { ensureBuild, startBackend, startEdge } from './support/site.ts';

const TARGETS = { 'performance': 99, 'accessibility': 100, 'best-practices': 100, 'seo': 100 } as const;
const PAGES = ['front', 'newest', 'article'] as const;

await runBench(async (bench) => {
  await ensureBuild();
  const backend = await startBackend(bench);
  const edge = await startEdge(bench, backend.url, { LOG_LEVEL: 'error' });
  const siteUrl = edge.url.replace('127.0.0.1', 'localhost');
  const types = await findPageTypes(siteUrl, 'main');
  const browser = await openLighthouseBrowser();
  bench.onEnd(() => browser.browser.close());

  const claims: Claim[] = [];
  for (const page of PAGES) {
    const url = siteUrl + (types[page] ?? '/');
    const runs: LighthouseResult[] = [];
    for (let run = 0; run < (bench.isQuick ? 1 : 5); run += 1) runs.push(await runLighthouse(browser, url, LIGHTHOUSE_CATEGORIES));
    claims.push(...LIGHTHOUSE_CATEGORIES.map((category) => atLeast(`${page}: ${category}`, median(runs.map(({ scores }) => scores[category])), TARGETS[category])));
    for (const complaint of new Set(runs.flatMap(({ complaints }) => complaints))) bench.say(`${page}: ${complaint}`);
  }
  return claims;
});
