import { join } from 'node:path';
import { projectPaths } from '../../build/build-paths.ts';
import { buildServer } from '../../build/build-server.ts';

/**
 * Builds an entry of `scripts/bench/entries` as the edge is built, so that the same code is measured.
 * @returns the built file
 */
export async function buildEntry(file: string): Promise<string> {
  const outDir = join(projectPaths.outDir, 'bench', file.replace(/\.\w+$/, ''));
  await buildServer({ ...projectPaths, serverEntry: join(projectPaths.root, 'scripts/bench/entries', file), outDir }, 'production');
  return join(outDir, 'server/main.js');
}
