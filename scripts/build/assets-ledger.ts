import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './precompress.ts';

/** One build and the files in dist/client that it needs. */
export type LedgerEntry = { readonly buildId: string; readonly builtAt: string; readonly files: readonly string[] };

const keepMs = 30 * 24 * 60 * 60 * 1000;
const copies = ['', '.br', '.gz', '.zst'];

/**
 * Adds a build to the ledger and drops those that no reader can still have open. Answers the new ledger and the
 * files that none of the kept builds needs.
 */
export function recordBuild(ledger: readonly LedgerEntry[], entry: LedgerEntry): { kept: LedgerEntry[]; unused: string[] } {
  const now = Date.parse(entry.builtAt);
  const others = ledger.filter((earlier) => earlier.buildId !== entry.buildId);
  const kept = [...others.filter((earlier) => now - Date.parse(earlier.builtAt) <= keepMs), entry];
  const needed = new Set(kept.flatMap((build) => build.files));
  const unused = new Set(ledger.flatMap((build) => build.files).filter((file) => !needed.has(file)));
  return { kept, unused: [...unused] };
}

/** Brings dist/assets-ledger.json and the folder of assets up to a finished build. */
export async function updateLedger(outDir: string, entry: LedgerEntry): Promise<void> {
  const file = join(outDir, 'assets-ledger.json');
  const ledger = existsSync(file) ? parseLedger(await readFile(file, 'utf8')) : [];
  const { kept, unused } = recordBuild(ledger, entry);
  await writeWhole(file, `${JSON.stringify(kept, null, 1)}\n`);
  const gone = unused.flatMap((name) => copies.map((copy) => join(outDir, 'client', `${name}${copy}`)));
  await Promise.all(gone.map((path) => rm(path, { force: true })));
}

function parseLedger(text: string): LedgerEntry[] {
  const ledger: unknown = JSON.parse(text);
  if (!Array.isArray(ledger)) throw new Error('dist/assets-ledger.json is not a list of builds: delete the file and build again.');
  return ledger as LedgerEntry[];
}
