import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findJava } from '../../scripts/check/java.ts';
import { HOSTS, MISSING_PAGE_TYPES, findPageTypes } from '../support/page-types.ts';
import { request } from '../support/request.ts';

const run = promisify(execFile);
const siteUrl = inject('siteUrl');
const java = findJava();
const EDITIONS = ['main', 'regional'] as const;
/** Room for what the checker says of every page of a broken build. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Its parser recurses over the markup. */
const STACK = '-Xss1m';

/** What the checker says of one place in a page. */
type Message = { readonly page: string; readonly type: string; readonly line: number; readonly text: string; readonly extract: string };

// A newcomer's machine may have no Java: check.ts says then what was not tested. With CI=true it has to be there.
describe.skipIf(java === null && process.env['CI'] !== 'true')('the HTML of every page type in both editions', () => {
  let messages: readonly Message[];
  let pages: readonly string[];

  beforeAll(async () => {
    if (java === null) throw new Error('The Nu HTML checker needs Java, and there is none (Debian: apt-get install default-jre-headless).');
    const folder = mkdtempSync(join(tmpdir(), 'lapszel-html-'));
    try {
      pages = await savePages(folder);
      messages = await check(java, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 240_000);

  it('was looked at: 13 types each, or more', () => {
    expect(pages.length).toBeGreaterThanOrEqual(26);
  });

  it('has no errors for the Nu HTML checker', () => {
    const errors = messages.filter(({ type }) => type === 'error' || type === 'non-document-error');
    expect(errors.map(({ page, line, text, extract }) => `${page}:${line} ${text}\n    ${extract}`)).toEqual([]);
  });
});

async function savePages(folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const edition of EDITIONS) {
    for (const [type, path] of Object.entries(await findPageTypes(siteUrl, edition))) {
      const { status, body } = await request(siteUrl, path, { host: HOSTS[edition] });
      expect(status, `${edition} ${path}`).toBe(MISSING_PAGE_TYPES.includes(type) ? 404 : 200);
      writeFileSync(join(folder, `${edition}-${type}.html`), body);
      names.push(`${edition}-${type}`);
    }
  }
  return names;
}

/** One run for all files: starting Java and loading the checker takes longer than checking. */
async function check(program: string, folder: string): Promise<Message[]> {
  const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar');
  const { stdout } = await run(program, [STACK, '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', folder], { maxBuffer: MAX_OUTPUT_BYTES });
  return parseMessages(stdout);
}

function parseMessages(text: string): Message[] {
  const report: unknown = JSON.parse(text);
  if (typeof report !== 'object' || report === null || !('messages' in report) || !Array.isArray(report.messages)) throw new Error(`The checker said something else than expected: ${text.slice(0, 500)}`);
  return report.messages.map((message: Record<string, unknown>) => ({
    page: String(message['url'] ?? '').replace(/^.*\/|\.html$/g, ''),
    type: String(message['type']),
    line: Number(message['lastLine'] ?? 0),
    text: String(message['message']),
    extract: String(message['extract'] ?? ''),
  }));
}
