// The floor of uncached pages: renderToPipeableStream of the same trees over node:http, with the same data and the same
// strings around the root, all of it in memory before the first request. `BENCH_PATHS` names a JSON file of addresses.
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import process from 'node:process';
import { Writable } from 'node:stream';
import { brotliCompress, constants } from 'node:zlib';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../../../src/shared/app/app.tsx';
import { loadView, type AnyView } from '../../../src/shared/app/view-table.ts';
import type { PagePayload } from '../../../src/shared/pages/page.ts';
import { parseEdgeConfig } from '../../../src/server/config.ts';
import { createEdge } from '../../../src/server/create-edge.ts';
import { createPublicSite } from '../../../src/server/create-site.ts';
import type { Edge } from '../../../src/server/edge.ts';
import { isBadAddress, parsePageRequest } from '../../../src/server/page-request.ts';
import { toDocumentParts } from '../../../src/server/render/build-page.ts';
import { renderDocumentEnd, renderDocumentStart } from '../../../src/server/render/document.ts';
import { loadPage } from '../../../src/server/render/load-page.ts';
import { HTML_TYPE, contentHash } from '../../../src/server/render/page-entry.ts';
import { listenOnLoopback } from '../support/listen-on-loopback.ts';

type ReadyPage = { readonly payload: PagePayload; readonly View: AnyView; readonly hash: string; readonly start: string; readonly end: string };

/** As light as the edge compresses a page for its first reader. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

const edge = createEdge(parseEdgeConfig(process.env));
const paths: readonly string[] = JSON.parse(readFileSync(process.env['BENCH_PATHS'] ?? '', 'utf8'));
const pages = new Map<string, ReadyPage>();
for (const path of paths) pages.set(path, await prepare(edge, path));
await edge.client.close();

const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  if (page === undefined) response.writeHead(404).end();
  else if (request.headers['accept-encoding'] === 'br') renderCompressed(page, response);
  else renderBare(page, response);
});
console.log(`floor ready ${await listenOnLoopback(server)}`);
process.once('SIGTERM', () => process.exit(0));

/** Does everything but the rendering, by the edge's own code. */
async function prepare(from: Edge, path: string): Promise<ReadyPage> {
  const target = from.resolveHost('localhost');
  const request = target === null ? null : parsePageRequest(path, target);
  if (request === null || isBadAddress(request)) throw new Error(`${path} is no page.`);
  const { site, notes } = createPublicSite(from, request);
  const loaded = await loadPage(request, site, notes.keys, { refuseStale: () => {}, build: from.assets.buildId, onSlowError: (block, error) => console.error(block, error) });
  const slow = Object.fromEntries(await Promise.all(Object.entries(loaded.slow).map(async ([name, value]) => [name, await value] as const)));
  const payload: PagePayload = { ...loaded.payload, slow };
  return { payload, View: await loadView(loaded.pageName), hash: contentHash(JSON.stringify(payload)), start: renderDocumentStart(toDocumentParts(loaded, from.assets)), end: renderDocumentEnd(null) };
}

function toTree({ payload, View, hash }: ReadyPage) {
  return (
    <div id="root" data-payload={hash}>
      <App payload={payload} View={View} />
    </div>
  );
}

function renderBare(page: ReadyPage, response: ServerResponse): void {
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => void response.write(chunk, done),
    final: (done) => void response.end(page.end, done),
  });
  const stream = renderToPipeableStream(toTree(page), {
    progressiveChunkSize: Infinity,
    onAllReady: () => {
      response.writeHead(200, { 'Content-Type': HTML_TYPE });
      response.write(page.start);
      stream.pipe(sink);
    },
    onError: (error) => console.error(error),
  });
}

/** Compressed at once and not as it comes: the cheaper of the two ways. */
function renderCompressed(page: ReadyPage, response: ServerResponse): void {
  const chunks: Buffer[] = [Buffer.from(page.start)];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
    final: (done) => {
      chunks.push(Buffer.from(page.end));
      brotliCompress(Buffer.concat(chunks), BROTLI, (error, bytes) => {
        if (error === null) response.writeHead(200, { 'Content-Type': HTML_TYPE, 'Content-Encoding': 'br' }).end(bytes);
        else response.destroy(error);
        done(error);
      });
    },
  });
  const stream = renderToPipeableStream(toTree(page), { progressiveChunkSize: Infinity, onAllReady: () => void stream.pipe(sink), onError: (error) => console.error(error) });
}
