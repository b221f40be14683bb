// What a hundred times larger archive costs. First the processor time of edge and backend together for uncached list
// and article pages, with 1,000 and with 100,000 articles, in turns; before each request the edge's clock jumps a day
// ahead, so that nothing it holds is fresh, the frame of the page included. Then every list query of the contract at
// depths from the first page to the last, asked of the backend itself.
import { join } from 'node:path';
import { LIST_PAGE_ITEMS } from '../../src/shared/config/constants.ts';
import { request } from '../../test/support/request.ts';
import { buildEntry } from './support/build-entry.ts';
import { atMost, toMs, type Claim } from './support/claims.ts';
import { leaveMeasuredCore, readCpuSeconds } from './support/cores.ts';
import { findArticles } from './support/find-articles.ts';
import { growArchive } from './support/grow-archive.ts';
import { askForList, measureListQueries } from './support/list-queries.ts';
import { measureInTurns } from './support/paired.ts';
import { runBench, type Bench } from './support/run-bench.ts';
import { ensureBuild, startBackend, startEdge } from './support/site.ts';

const SMALL = 1000;
const LARGE = 100_000;
const QUICK_LARGE = 5000;
const TARGET_GROWTH = 1.1;
const TARGET_P95_MS = 30;
const A_DAY_MS = 86_400_000;

const LIST_PAGES = 30;
const ARTICLES = 60;

/** A site of one size. `measure` gives the pages that one second of a core renders. */
type Sized = { readonly articles: readonly string[]; readonly lists: readonly string[]; readonly backendUrl: string; readonly measure: (paths: readonly string[]) => Promise<number> };

await runBench(async (bench) => {
  await ensureBuild();
  leaveMeasuredCore();
  const entry = await buildEntry('clocked-edge.ts');
  const count = bench.isQuick ? QUICK_LARGE : LARGE;
  const small = await startSized(bench, entry, SMALL);
  const large = await startSized(bench, entry, count);
  const rounds = bench.isQuick ? 3 : 5;
  // Texts differ in length: both sites are asked for the same articles, those that were written by hand.
  const articles = small.articles.filter((path) => large.articles.includes(path)).slice(0, ARTICLES);
  bench.say(`${small.lists.length} list pages, ${articles.length} articles`);
  for (const [site, lists] of [[small, small.lists], [large, large.lists]] as const) await site.measure([...lists, ...articles]);
  const claims = [
    await compare('uncached list page', count, rounds, () => large.measure(large.lists), () => small.measure(small.lists)),
    await compare('uncached article page', count, rounds, () => large.measure(articles), () => small.measure(articles)),
  ];
  const queries = await measureListQueries(large.backendUrl, bench.isQuick ? 5 : 40);
  return [...claims, ...queries.map(({ name, p95 }) => atMost(`${name}, any depth, p95`, p95, TARGET_P95_MS, toMs))];
});

async function startSized(bench: Bench, entry: string, count: number): Promise<Sized> {
  const folder = join(bench.folder, `data-${count}`);
  await growArchive(folder, count, bench.say);
  const backend = await startBackend(bench, { DATA_FOLDER: folder });
  const edge = await startEdge(bench, backend.url, { DATA_CACHE_MB: '64', PAGE_CACHE_MB: '64', PATIENCE_MS: '20000', LOG_LEVEL: 'error' }, entry);
  const cpu = () => (readCpuSeconds(edge.pid) ?? 0) + (readCpuSeconds(backend.pid) ?? 0);

  async function measure(paths: readonly string[]): Promise<number> {
    const before = cpu();
    for (const path of paths) {
      await edge.tell({ advanceMs: A_DAY_MS });
      const { status, headers } = await request(edge.url, path);
      if (status !== 200 || headers['x-cache'] !== 'miss') throw new Error(`${path} was answered ${status}, ${headers['x-cache']}, and not rendered.`);
    }
    return paths.length / (cpu() - before);
  }

  const { totalItems } = await askForList(backend.url, `/api/articles?page=1&limit=${LIST_PAGE_ITEMS}`);
  const lastPage = Math.ceil(totalItems / LIST_PAGE_ITEMS);
  const lists = Array.from({ length: LIST_PAGES }, (_, index) => `/legfrissebb?oldal=${1 + Math.round((index / (LIST_PAGES - 1)) * (lastPage - 1))}`);
  const articles = await findArticles(edge.url, 400);
  return { articles, lists, backendUrl: backend.url, measure };
}

async function compare(figure: string, count: number, rounds: number, measureLarge: () => Promise<number>, measureSmall: () => Promise<number>): Promise<Claim> {
  // What a page costs is the other way round than the rate.
  const { measured: small, floor: large, ratio } = await measureInTurns(rounds, measureSmall, measureLarge);
  return {
    figure: `${figure}, processor time with ${count} against ${SMALL} articles`,
    measured: toMs(1000 / large),
    floor: toMs(1000 / small),
    ratio: ratio.toFixed(2),
    target: `≤ ${TARGET_GROWTH}`,
    reached: ratio <= TARGET_GROWTH,
  };
}
