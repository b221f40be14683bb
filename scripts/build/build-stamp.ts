import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import process from 'node:process';
import type { BuildMode, BuildPaths } from './build-paths.ts';

const testFile = /\.test\.tsx?$/;

/** Names everything that a build's result depends on: equal stamps, equal builds. */
export async function toBuildStamp(paths: BuildPaths, mode: BuildMode): Promise<string> {
  const hash = createHash('sha256').update(`${mode} node ${process.versions.node.split('.')[0]}\n`);
  const files = (await Promise.all(paths.inputs.map(listFiles))).flat().toSorted();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  files.forEach((file, index) => {
    hash.update(`${relative(paths.root, file)}\0`).update(contents[index] ?? '').update('\0');
  });
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !testFile.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
}

/** Whether dist holds a whole build of exactly this stamp. */
export function isCurrent(paths: BuildPaths, stamp: string): boolean {
  const written = [stampFile(paths), ...['assets.json', 'server/main.js', 'client/assets'].map((path) => join(paths.outDir, path))];
  return written.every((file) => existsSync(file)) && readFileSync(stampFile(paths), 'utf8') === stamp;
}

/** Unmarks dist; the first act of a build, since one that fails half-way leaves parts of two. */
export async function removeBuildStamp(paths: BuildPaths): Promise<void> {
  await rm(stampFile(paths), { force: true });
}

/** Marks dist as a whole build of this stamp; the last act of a build. */
export async function writeBuildStamp(paths: BuildPaths, stamp: string): Promise<void> {
  await writeFile(stampFile(paths), stamp);
}

function stampFile(paths: BuildPaths): string {
  return join(paths.outDir, '.stamp');
}
