import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A place where the files of several builds lie side by side: dist for one machine, ASSETS_FOLDER for all edges. The
 * ledger is a folder with one file a build, so that nobody who adds a build can lose another's.
 */
export type AssetStore = { readonly ledger: string; readonly files: string };

/** A build, when it was last seen in use, and the files that its pages ask for. */
export type LedgerEntry = { readonly buildId: string; readonly usedAt: string; readonly files: readonly string[] };

/** A file lies there as it is and in its compressed forms. */
export const FILE_FORMS = ['', '.br', '.gz', '.zst'] as const;

const ENTRY_FILE = /^[\w-]+\.json$/;

/** The store that a build keeps in dist. */
export function distStore(distFolder: string): AssetStore {
  return { ledger: join(distFolder, 'builds'), files: join(distFolder, 'client') };
}

/** The store that all edges share. */
export function sharedStore(assetsFolder: string): AssetStore {
  return { ledger: join(assetsFolder, 'builds'), files: assetsFolder };
}

/** Every build that the store keeps. @throws for an entry that cannot be read: who prunes must not guess */
export async function readLedger(store: AssetStore): Promise<LedgerEntry[]> {
  const names = (await listNames(store.ledger)).filter((name) => ENTRY_FILE.test(name));
  const entries = await Promise.all(names.map((name) => readEntry(join(store.ledger, name))));
  return entries.filter((entry) => entry !== null);
}

/** One build's entry, or null where the store does not keep it. */
export function readBuild(store: AssetStore, buildId: string): Promise<LedgerEntry | null> {
  return readEntry(join(store.ledger, `${buildId}.json`));
}

/** Notes that a build is in use. An entry that knows of a later use stays. */
export async function recordUse(store: AssetStore, entry: LedgerEntry): Promise<void> {
  const file = join(store.ledger, `${entry.buildId}.json`);
  if (!ENTRY_FILE.test(`${entry.buildId}.json`)) throw new Error(`"${entry.buildId}" cannot be the id of a build: it names its file in the ledger.`);
  await mkdir(store.ledger, { recursive: true });
  const known = await readEntry(file);
  if (known !== null && known.usedAt > entry.usedAt) return;
  await writeWhole(file, `${JSON.stringify(entry, null, 1)}\n`);
}

/** Reads a file of the ledger; null where there is none. */
export async function readEntry(file: string): Promise<LedgerEntry | null> {
  try {
    return parseEntry(await readFile(file, 'utf8'), file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The names in a folder; none where there is no folder. */
export async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Writes a file so that nobody ever reads half of it, however many write it at once. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const part = toPartName(file);
  await writeFile(part, content);
  await rename(part, file);
}

/** A name beside a file for what is not whole yet. */
export function toPartName(file: string): string {
  return `${file}.${randomUUID()}.part`;
}

/** Whether an error says that a file or folder is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function parseEntry(text: string, file: string): LedgerEntry {
  const value: unknown = parseJson(text);
  if (isEntry(value)) return value;
  throw new Error(`${file} is no entry of the assets ledger: delete it when its build is in use nowhere.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Said by the caller, who knows the file.
    return null;
  }
}

function isEntry(value: unknown): value is LedgerEntry {
  if (typeof value !== 'object' || value === null || !('buildId' in value && 'usedAt' in value && 'files' in value)) return false;
  const { buildId, usedAt, files } = value;
  return typeof buildId === 'string' && typeof usedAt === 'string' && !Number.isNaN(Date.parse(usedAt)) && Array.isArray(files) && files.every((name) => typeof name === 'string' && isInside(name));
}

/** Names come from a folder that others write to: none may lead out of it. */
function isInside(name: string): boolean {
  return /^[\w.-]+(\/[\w.-]+)*$/.test(name) && !name.split('/').includes('..');
}
