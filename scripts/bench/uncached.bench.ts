// An uncached article page through the whole edge, against a bare renderToPipeableStream of the same tree with the same
// data. The edge's page cache is at its smallest (1 MB) and the articles are many, so each request finds its page pushed
// out; its data cache holds everything, and its clock stands still, so nothing is fetched again. The floor has data and
// surrounding strings in memory and does nothing but render, compress where asked, and send.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request } from '../../test/support/request.ts';
import { buildEntry } from './support/build-entry.ts';
import type { Claim } from './support/claims.ts';
import { MEASURED_CORE } from './support/cores.ts';
import { findArticles } from './support/find-articles.ts';
import { loadTool, measureRate } from './support/load.ts';
import { measureInTurns } from './support/paired.ts';
import { recordAnswer } from './support/recorded-answer.ts';
import { runBench, type Bench } from './support/run-bench.ts';
import { startServer, type BenchServer } from './support/server-process.ts';
import { ensureBuild, startBackend, startEdge } from './support/site.ts';

const TARGET_RATIO = 0.9;
const ARTICLES = 100;
const CONNECTIONS = 8;

await runBench(async (bench) => {
  await ensureBuild();
  const [edgeEntry, floorEntry] = [await buildEntry('clocked-edge.ts'), await buildEntry('bare-render.tsx')];
  const backend = await startBackend(bench);
  const edge = await startEdge(bench, backend.url, { PAGE_CACHE_MB: '1', DATA_CACHE_MB: '1024', PATIENCE_MS: '20000' }, edgeEntry);
  await edge.tell({ freeze: true });
  const paths = await findArticles(edge.url, ARTICLES);
  if (paths.length < ARTICLES) throw new Error(`The demo content shows ${paths.length} articles, ${ARTICLES} are needed.`);
  for (const path of paths) await request(edge.url, path);

  const list = join(bench.folder, 'paths.json');
  await writeFile(list, JSON.stringify(paths));
  const floorEnv = { NODE_ENV: 'production', BACKEND_URL: backend.url, LOG_LEVEL: 'silent', BENCH_PATHS: list };
  const floor = await startServer({ name: 'floor', argv: [floorEntry], env: floorEnv, core: MEASURED_CORE, folder: bench.folder });
  bench.onEnd(() => floor.stop());
  await checkSame(edge.url, floor.url, paths);

  bench.say(`${paths.length} articles, load by ${loadTool}`);
  return [
    await compare(bench, edge, floor, paths, 'uncached article', {}),
    await compare(bench, edge, floor, paths, 'uncached article, br', { 'accept-encoding': 'br' }),
  ];
});

/** Both must send the same page, and the edge must have made it for this request. */
async function checkSame(edgeUrl: string, floorUrl: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const [ours, theirs] = [await request(edgeUrl, path), await request(floorUrl, path)];
    if (ours.headers['x-cache'] !== 'miss') throw new Error(`${path} was to be rendered and came from the cache (${ours.headers['x-cache']}).`);
    if (ours.body !== theirs.body) throw new Error(`${path} differs between edge and floor: ${describeDifference(ours.body, theirs.body)}`);
  }
}

function describeDifference(ours: string, theirs: string): string {
  const at = [...ours].findIndex((character, index) => character !== theirs[index]);
  return `${JSON.stringify(ours.slice(at - 40, at + 40))} and ${JSON.stringify(theirs.slice(at - 40, at + 40))}`;
}

async function compare(bench: Bench, edge: BenchServer, floor: BenchServer, paths: readonly string[], figure: string, headers: Record<string, string>): Promise<Claim> {
  const load = { paths, headers, connections: CONNECTIONS, seconds: bench.isQuick ? 1 : 2, folder: bench.folder };
  await measureRate({ ...load, url: edge.url, pid: edge.pid });
  await measureRate({ ...load, url: floor.url, pid: floor.pid });
  const paired = await measureInTurns(
    bench.isQuick ? 3 : 5,
    () => measureRate({ ...load, url: edge.url, pid: edge.pid }),
    () => measureRate({ ...load, url: floor.url, pid: floor.pid }),
  );
  const sample = await recordAnswer(edge.url + (paths[0] ?? '/'), headers);
  const rate = (value: number) => `${Math.round(value)}/s`;
  return {
    figure: `${figure} (${sample.body?.length ?? 0} B)`,
    measured: rate(paired.measured),
    floor: rate(paired.floor),
    ratio: paired.ratio.toFixed(2),
    target: `≥ ${TARGET_RATIO}`,
    reached: paired.ratio >= TARGET_RATIO,
  };
}
