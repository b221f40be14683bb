import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createSettingsTables } from './docs/settings-table.ts';
import { createSpecMap } from './docs/spec-map.ts';
import { createApiTable, createErrorTable } from './docs/tables.ts';

/** `npm run docs` writes the generated documents; with `--check` it only says whether they are current. */
const root = process.cwd();
const { markdown, missing } = createSpecMap(root);
const documents: Readonly<Record<string, string>> = { 'docs/SPEC_MAP.md': markdown, 'docs/API.md': createApiTable(), 'docs/ERRORS.md': createErrorTable(), 'docs/SETTINGS.md': createSettingsTables() };

if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exitCode = 1;
} else if (process.argv.includes('--check')) {
  const old = Object.entries(documents).filter(([path, text]) => readCurrent(path) !== text).map(([path]) => path);
  if (old.length > 0) {
    console.error(`Not current: ${old.join(', ')}. Run npm run docs.`);
    process.exitCode = 1;
  }
} else {
  for (const [path, text] of Object.entries(documents)) writeFileSync(join(root, path), text);
  console.log(`Written: ${Object.keys(documents).join(', ')}`);
}

function readCurrent(path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    // A document that does not exist yet is not current.
    return null;
  }
}
