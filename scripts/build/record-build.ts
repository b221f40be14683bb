import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distStore, isMissing, readBuild, recordUse } from '../../src/server/assets/asset-ledger.ts';
import type { LedgerEntry } from '../../src/server/assets/asset-ledger.ts';
import { pruneBuilds } from '../../src/server/assets/prune-builds.ts';

/**
 * Notes a finished build in dist's ledger, and deletes files that no page can ask for any more. The build that dist held
 * until now counts as in use until now, however old it is: its pages were served a moment ago.
 */
export async function recordBuild(outDir: string, build: Pick<LedgerEntry, 'buildId' | 'files'>, now: number): Promise<void> {
  const store = distStore(outDir);
  const usedAt = new Date(now).toISOString();
  const replacedId = await readReplacedId(outDir);
  const replaced = replacedId === null ? null : await readBuild(store, replacedId);
  if (replaced !== null) await recordUse(store, { ...replaced, usedAt });
  await recordUse(store, { ...build, usedAt });
  await pruneBuilds(store, now);
}

async function readReplacedId(outDir: string): Promise<string | null> {
  try {
    const list: unknown = JSON.parse(await readFile(join(outDir, 'assets.json'), 'utf8'));
    return typeof list === 'object' && list !== null && 'buildId' in list && typeof list.buildId === 'string' ? list.buildId : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
