import { readdirSync, statSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { isMissing } from '../assets/asset-ledger.ts';
import { createFolderNames } from '../assets/folder-names.ts';
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

/** A name that a build made: its hash stands for its content. */
const HASHED = /^\/assets\/[\w.-]+$/;

/** Where a file lies and which of its forms are there. */
type Place = { readonly folder: string; readonly holds: (name: string) => boolean };

/**
 * The files of builds, compressed at build time. The list of this edge's own is read once at start; a hashed name that
 * is not in it belongs to an earlier build, or to a newer one on another edge, and is looked up in ASSETS_FOLDER.
 */
export function staticAssets(edge: Edge): RequestHandler {
  const own = toOwnFiles(join(edge.config.DIST_FOLDER, 'client'));
  const findShared = createSharedFinder(edge);

  return async (request, response, next) => {
    const type = TYPES[extname(request.path)];
    if (type === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const isHashed = HASHED.test(request.path);
    if (!own.holds(request.path) && !isHashed) return next();
    contextOf(request).routeName = 'asset';
    try {
      const place = own.holds(request.path) ? own : await findShared(request.path);
      if (place === null || !(await sendFile(place, { type, isHashed }, request, response))) sendMissing(response);
    } catch (error) {
      edge.logger.error({ err: error, path: request.path }, 'asset could not be read');
      if (response.headersSent) response.destroy();
      else response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '1' }).end();
    }
  };
}

function toOwnFiles(folder: string): Place {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());
  const paths = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`));
  return { folder, holds: (path) => paths.has(path) };
}

function createSharedFinder({ config, clock }: Edge): (path: string) => Promise<Place | null> {
  const shared = config.ASSETS_FOLDER;
  if (shared === undefined) return () => Promise.resolve(null);
  const toName = (path: string): string => path.slice('/assets/'.length);
  const names = createFolderNames({ readNames: () => readdir(join(shared, 'assets')), clock, wait });
  const place: Place = { folder: shared, holds: (path) => names.has(toName(path)) };
  return async (path) => ((await names.hasNow(toName(path))) ? place : null);
}

/** Sends a file in its best form. Answers false where it was deleted since its name was read. */
async function sendFile({ folder, holds }: Place, { type, isHashed }: { type: string; isHashed: boolean }, request: Request, response: Response): Promise<boolean> {
  const wanted = decideCoding(request.headers['accept-encoding']);
  const coding = holds(request.path + COMPRESSED_SUFFIX[wanted]) ? wanted : 'identity';
  const file = await open(join(folder, request.path + COMPRESSED_SUFFIX[coding])).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (file === null) return false;
  await using _ = file;
  const { size } = await file.stat();
  response.status(200).set({ 'Content-Type': type, 'Cache-Control': isHashed ? FOREVER : AN_HOUR, Vary: 'Accept-Encoding', 'Content-Length': String(size) });
  if (coding !== 'identity') response.set('Content-Encoding', coding);
  if (request.method === 'HEAD') response.end();
  else await pipeline(file.createReadStream({ autoClose: false }), response).catch((error: unknown) => rethrowUnlessLeft(response, error));
  return true;
}

/** A script that is not there today may be there after the next reload: nobody may keep its absence. */
function sendMissing(response: Response): void {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Nincs ilyen fájl.\n');
}

function rethrowUnlessLeft(response: Response, error: unknown): void {
  // The reader went on before the file was through.
  if (!response.closed) throw error;
}
