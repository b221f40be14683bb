import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_FORMS, isMissing, listNames, readEntry, readLedger, type AssetStore } from './asset-ledger.ts';
import { ASSETS_KEEP_MS } from './keep-time.ts';

/** What is about to be deleted stands aside under this name until the ledger was read once more. */
const ASIDE = '.gone';

/** What was just put aside. Awaited before the second look, so that a test can act in that moment. */
export type OnAside = (what: 'entry' | 'files') => Promise<void>;

/**
 * Drops the builds that nobody has used for the keep time, and the files that only they needed. Answers their ids.
 * Everything is put aside first and deleted after another look at the ledger: a build that is recorded before its files
 * are looked for keeps them, whoever prunes at the same moment. What a prune that was cut off left aside, the next ends.
 */
export async function pruneBuilds(store: AssetStore, now: number, onAside: OnAside = async () => {}): Promise<string[]> {
  const names = await listNames(store.ledger);
  for (const name of names.filter((one) => one.endsWith('.json'))) await retireEntry(join(store.ledger, name), now, onAside);
  const retired = (await listNames(store.ledger)).filter((name) => name.endsWith(`.json${ASIDE}`));
  const dropped: string[] = [];
  for (const name of retired) dropped.push(...(await dropBuild(store, join(store.ledger, name), onAside)));
  return dropped;
}

/** Puts the entry of an old build aside, and back where it was used in this very moment. */
async function retireEntry(file: string, now: number, onAside: OnAside): Promise<void> {
  const isOld = async (path: string): Promise<boolean> => {
    const entry = await readEntry(path);
    return entry !== null && now - Date.parse(entry.usedAt) > ASSETS_KEEP_MS;
  };
  if (!(await isOld(file))) return;
  await moveIfThere(file, file + ASIDE);
  await onAside('entry');
  if (!(await isOld(file + ASIDE))) await moveIfThere(file + ASIDE, file);
}

/** Deletes the files of a build put aside that no kept build needs, and its entry last, so that nothing is forgotten. */
async function dropBuild(store: AssetStore, entryFile: string, onAside: OnAside): Promise<string[]> {
  const entry = await readEntry(entryFile);
  if (entry === null) return [];
  const paths = (name: string) => FILE_FORMS.map((form) => join(store.files, name + form));
  const neededBefore = await readNeeded(store);
  for (const name of entry.files) if (!neededBefore.has(name)) await Promise.all(paths(name).map((path) => moveIfThere(path, path + ASIDE)));
  await onAside('files');
  const needed = await readNeeded(store);
  for (const name of entry.files) {
    await Promise.all(paths(name).map((path) => (needed.has(name) ? moveIfThere(path + ASIDE, path) : rm(path + ASIDE, { force: true }))));
  }
  await rm(entryFile, { force: true });
  return [entry.buildId];
}

async function readNeeded(store: AssetStore): Promise<Set<string>> {
  return new Set((await readLedger(store)).flatMap((entry) => entry.files));
}

async function moveIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
