import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Claim } from './claims.ts';
import { MEASURED_CORE } from './cores.ts';
import { measureRate } from './load.ts';
import { measureInTurns } from './paired.ts';
import { recordAnswer, toRecordedText } from './recorded-answer.ts';
import type { Bench } from './run-bench.ts';
import { startServer, type BenchServer } from './server-process.ts';

const CONNECTIONS = 128;

/** What is asked, under which name, and how it has to be answered. */
export type Compared = { readonly path: string; readonly figure: string; readonly headers: Record<string, string>; readonly status: number };

/** The rate at which a server gives one answer, against a bare node:http server that sends the same bytes and headers from memory. */
export async function compareToFloor(bench: Bench, server: BenchServer, { path, figure, headers, status }: Compared, targetRatio: number): Promise<Claim> {
  const answer = await recordAnswer(server.url + path, headers);
  if (answer.status !== status) throw new Error(`${path} was answered ${answer.status} where ${status} was to be measured.`);
  const file = join(bench.folder, `${figure.replaceAll(' ', '-')}.json`);
  await writeFile(file, toRecordedText(answer));
  const floor = await startServer({ name: 'floor', argv: ['scripts/bench/entries/replay-server.ts', file], env: {}, core: MEASURED_CORE, folder: bench.folder });
  const load = { paths: [path], headers, connections: CONNECTIONS, seconds: 1, folder: bench.folder };
  const paired = await measureInTurns(
    bench.isQuick ? 3 : 5,
    () => measureRate({ ...load, url: server.url, pid: server.pid }),
    () => measureRate({ ...load, url: floor.url, pid: floor.pid }),
  );
  await floor.stop();
  await checkStill(server.url + path, headers, answer.status);
  const rate = (value: number) => `${Math.round(value)}/s`;
  return {
    figure: `${figure} (${answer.body?.length ?? 0} B)`,
    measured: rate(paired.measured),
    floor: rate(paired.floor),
    ratio: paired.ratio.toFixed(2),
    target: `≥ ${targetRatio}`,
    reached: paired.ratio >= targetRatio,
  };
}

/** The answer must not have changed under the load, or something else was measured. */
async function checkStill(url: string, headers: Record<string, string>, status: number): Promise<void> {
  const after = await recordAnswer(url, headers);
  if (after.status !== status) throw new Error(`${url} changed while it was measured: ${after.status} instead of ${status}.`);
}
