import { createReadStream, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Edge } from '../edge.ts';
import { decideCoding } from '../render/encode.ts';
import { contextOf } from '../request-context.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const COMPRESSED_SUFFIX = { br: '.br', gzip: '.gz', identity: '' } as const;

/** Hashed names may be kept for ever; the few names that stay the same are asked for again after an hour. */
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** The build's files, compressed at build time. The list is read once at start: a request never touches a folder. */
export function staticAssets(edge: Edge): RequestHandler {
  const folder = join(edge.config.DIST_FOLDER, 'client');
  const files = new Map(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile()).map((name) => [`/${name.replaceAll('\\', '/')}`, statSync(join(folder, name)).size]));

  return (request, response, next) => {
    const type = TYPES[extname(request.path)];
    const size = files.get(request.path);
    if (type === undefined || size === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) {
      next();
      return;
    }
    contextOf(request).routeName = 'asset';
    const wanted = decideCoding(request.headers['accept-encoding']);
    const coding = files.has(request.path + COMPRESSED_SUFFIX[wanted]) ? wanted : 'identity';
    const name = request.path + COMPRESSED_SUFFIX[coding];
    response.status(200).set({ 'Content-Type': type, 'Cache-Control': request.path.startsWith('/assets/') ? FOREVER : AN_HOUR, Vary: 'Accept-Encoding', 'Content-Length': String(files.get(name) ?? size) });
    if (coding !== 'identity') response.set('Content-Encoding', coding);
    if (request.method === 'HEAD') response.end();
    else createReadStream(join(folder, name)).on('error', next).pipe(response);
  };
}
