import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { projectPaths } from './build-paths.ts';
import type { BuildMode, BuildPaths } from './build-paths.ts';
import { toAssetsList, toUrl } from './assets-list.ts';
import { writeWhole } from '../../src/server/assets/asset-ledger.ts';
import { recordBuild } from './record-build.ts';
import { withBuildLock } from './with-build-lock.ts';
import { isCurrent, removeBuildStamp, toBuildStamp, writeBuildStamp } from './build-stamp.ts';
import { precompress } from './precompress.ts';

export type BuildOptions = {
  readonly force?: boolean;
  readonly mode?: BuildMode;
  readonly paths?: BuildPaths;
  /** Called when there is something to build. */
  readonly onBegin?: () => void;
};

/**
 * Builds the edge and all that browsers load into dist. Does nothing when dist is current, unless forced.
 * Answers whether it built.
 */
export async function buildAll({ force = false, mode = 'production', paths = projectPaths, onBegin }: BuildOptions = {}): Promise<boolean> {
  const isDone = async (): Promise<boolean> => !force && isCurrent(paths, await toBuildStamp(paths, mode));
  if (await isDone()) return false;
  onBegin?.();
  return withBuildLock(paths.outDir, async () => {
    // Another process may have built the same while this one waited.
    if (await isDone()) return false;
    await build(paths, mode);
    return true;
  });
}

async function build(paths: BuildPaths, mode: BuildMode): Promise<void> {
  const stamp = await toBuildStamp(paths, mode);
  await removeBuildStamp(paths);
  const files = await inMode(mode, () => runBuilds(paths, mode));
  const names = [...new Set(Object.values(files).flat().map((file) => file.fileName))].toSorted();
  const sizes = Object.fromEntries(await Promise.all(names.map(async (name) => [toUrl(name), await precompress(join(paths.outDir, 'client', name))] as const)));
  const list = toAssetsList(paths.root, files, sizes, await hashFolder(join(paths.outDir, 'server')));

  await recordBuild(paths.outDir, { buildId: list.buildId, files: names }, Date.now());
  await writeWhole(join(paths.outDir, 'assets.json'), `${JSON.stringify(list, null, 1)}\n`);
  await writeBuildStamp(paths, stamp);
}

async function runBuilds(paths: BuildPaths, mode: BuildMode) {
  // Vite costs a third of a second to load, which a start with a current build need not pay.
  const [{ buildClient, buildScript }, { buildServer }] = await Promise.all([import('./build-client.ts'), import('./build-server.ts')]);
  const [client, boot, frameHost, consent, measurementFrame, frame, serviceWorker] = await Promise.all([
    buildClient(paths, mode),
    buildScript(paths, mode, { name: 'boot', entry: paths.bootEntry }),
    buildScript(paths, mode, { name: 'frame-host', entry: paths.frameHostEntry }),
    buildScript(paths, mode, { name: 'consent', entry: paths.consentEntry }),
    buildScript(paths, mode, { name: 'measurement-frame', entry: paths.measurementFrameEntry }),
    buildScript(paths, mode, { name: 'frame', entry: paths.frameEntry }),
    buildScript(paths, mode, { name: 'service-worker', entry: paths.serviceWorkerEntry }),
    buildServer(paths, mode),
  ]);
  return { client, boot, frameHost, consent, measurementFrame, frame, serviceWorker };
}

/** Vite and its plugins look at NODE_ENV, which is "test" under the test runner. */
async function inMode<T>(mode: BuildMode, work: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function hashFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}
