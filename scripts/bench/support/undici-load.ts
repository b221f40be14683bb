// Makes load where wrk is not installed: `node undici-load.ts '{"url","paths","headers","connections","seconds"}'`.
// Slower than wrk, so the rates are told by a second of the server's core and not of the clock.
import process from 'node:process';
import { Pool } from 'undici';

type Order = { readonly url: string; readonly paths: readonly string[]; readonly headers: Record<string, string>; readonly connections: number; readonly seconds: number };

const { url, paths, headers, connections, seconds }: Order = JSON.parse(process.argv[2] ?? '');
const pool = new Pool(url, { connections, pipelining: 1 });
const startedAt = performance.now();
const endsAt = startedAt + seconds * 1000;
let requests = 0;
let errors = 0;
let next = 0;

async function ask(): Promise<void> {
  while (performance.now() < endsAt) {
    const path = paths[next % paths.length] ?? '/';
    next += 1;
    const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
    await body.dump();
    requests += 1;
    if (statusCode >= 400) errors += 1;
  }
}

await Promise.all(Array.from({ length: connections }, ask));
const took = (performance.now() - startedAt) / 1000;
await pool.close();
console.log(JSON.stringify({ requests, seconds: took, errors }));
