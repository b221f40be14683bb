import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { distStore, recordUse } from '../../src/server/assets/asset-ledger.ts';

/** A build that can be run: its folder as DIST_FOLDER, its entry for Node, and the addresses of its files. */
export type BuildVariant = { readonly buildId: string; readonly dist: string; readonly entry: string; readonly urls: readonly string[] };

const TEXT = new Set(['.js', '.css', '.svg', '.json']);

/**
 * Makes another build of the same sources out of a finished one: every file for browsers has a name of its own, wherever
 * it is named, and the build another id. That is what a change in every file would do, without the time of a build.
 */
export async function makeBuildVariant(dist: string, folder: string, name: string): Promise<BuildVariant> {
  const list: unknown = JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8'));
  if (!isList(list)) throw new Error(`${dist}/assets.json names no files: run the build again.`);
  const buildId = `${list.buildId}-${name}`;
  const names = Object.keys(list.files).map((url) => basename(url));
  const renamed = new Map(names.map((file) => [file, `${file.slice(0, -extname(file).length)}.${name}${extname(file)}`]));
  const rename = (text: string): string => [...renamed].reduce((done, [from, to]) => done.replaceAll(from, to), text).replaceAll(list.buildId, buildId);

  await copyRenamed(join(dist, 'client'), join(folder, 'client'), rename, (path) => !path.startsWith('assets/') || renamed.has(basename(path)));
  await copyRenamed(join(dist, 'server'), join(folder, 'server'), rename, () => true);
  await writeFile(join(folder, 'assets.json'), rename(await readFile(join(dist, 'assets.json'), 'utf8')));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const files = [...renamed.values()].map((file) => `assets/${file}`);
  await recordUse(distStore(folder), { buildId, usedAt: new Date().toISOString(), files });
  return { buildId, dist: folder, entry: join(folder, 'server/main.js'), urls: files.map((file) => `/${file}`) };
}

async function copyRenamed(from: string, to: string, rename: (text: string) => string, isWanted: (path: string) => boolean): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const source = join(entry.parentPath, entry.name);
    const path = source.slice(from.length + 1);
    if (!isWanted(path)) continue;
    const target = join(to, dirname(path), rename(entry.name));
    await mkdir(dirname(target), { recursive: true });
    if (TEXT.has(extname(path))) await writeFile(target, rename(await readFile(source, 'utf8')));
    else await cp(source, target);
  }
}

function isList(value: unknown): value is { buildId: string; files: Record<string, unknown> } {
  return typeof value === 'object' && value !== null && 'buildId' in value && typeof value.buildId === 'string' && 'files' in value && typeof value.files === 'object';
}
