import { constants } from 'node:fs';
import { access, copyFile, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FILE_FORMS, isMissing, recordUse, toPartName, type AssetStore, type LedgerEntry } from './asset-ledger.ts';

/**
 * Puts a build's files into the shared store. The ledger first: from then on no prune takes away what it needs. A file
 * that is there is left alone, since its name is its content.
 */
export async function publishBuild(from: AssetStore, to: AssetStore, entry: LedgerEntry): Promise<void> {
  await recordUse(to, entry);
  const folders = new Set(entry.files.map((name) => dirname(join(to.files, name))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  for (const name of entry.files) {
    // The compressed forms first: who finds the file finds them too.
    for (const form of FILE_FORMS.toReversed()) await copyMissing(join(from.files, name + form), join(to.files, name + form), form === '');
  }
}

async function copyMissing(from: string, to: string, isNeeded: boolean): Promise<void> {
  if (await isThere(to)) return;
  const part = toPartName(to);
  try {
    await copyFile(from, part, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (!isNeeded && isMissing(error)) return;
    throw error;
  }
  await rename(part, to);
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
