// The floor of uncached pages: renderToPipeableStream of the same trees over node:http, with the same data and the same
// strings around the root, all of it in memory before the first request. `BENCH_PATHS` names a JSON file of addresses.
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import process from 'node:process';
import { Writable } from 'node:stream';
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
import { renderDocument, renderDocumentEnd } from '../../../src/server/render/document.ts';
import { encodedBytes } from '../../../src/server/render/encode.ts';
import { loadPage } from '../../../src/server/render/load-page.ts';
import { HTML_TYPE, toEncoded } from '../../../src/server/render/page-entry.ts';
import { renderWhole } from '../../../src/server/render/render-root.tsx';
import { listenOnLoopback } from '../support/listen-on-loopback.ts';

type ReadyPage = { readonly payload: PagePayload; readonly View: AnyView; readonly start: string; readonly end: string };

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
  const loaded = await loadPage(request, site, notes.keys, { refuseStale: () => {}, createScout: () => site, build: from.assets.buildId, onSlowError: (block, error) => console.error(block, error) });
  const slow = Object.fromEntries(await Promise.all(Object.entries(loaded.slow).map(async ([name, value]) => [name, await value] as const)));
  const payload: PagePayload = { ...loaded.payload, slow };
  const View = await loadView(loaded.pageName);
  const root = await renderWhole(payload, View);
  const html = renderDocument(toDocumentParts(loaded, from.assets), root).html.toString('utf8');
  return { payload, View, start: html.slice(0, html.indexOf(root)), end: renderDocumentEnd(null) };
}

function toTree({ payload, View }: ReadyPage) {
  return (
    <div id="root">
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

/** Compressed at once and not as it comes, as the edge does: the cheaper of the two ways. */
function renderCompressed(page: ReadyPage, response: ServerResponse): void {
  const chunks: Buffer[] = [Buffer.from(page.start)];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
    final: (done) => {
      chunks.push(Buffer.from(page.end));
      const bytes = encodedBytes(toEncoded(Buffer.concat(chunks)), 'br');
      response.writeHead(200, { 'Content-Type': HTML_TYPE, 'Content-Encoding': 'br' }).end(bytes);
      done();
    },
  });
  const stream = renderToPipeableStream(toTree(page), { progressiveChunkSize: Infinity, onAllReady: () => void stream.pipe(sink), onError: (error) => console.error(error) });
}
