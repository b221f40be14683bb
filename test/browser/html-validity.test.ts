import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findJava } from '../../scripts/check/java.ts';
import { createVisitor, logIn, makeAccount } from '../support/accounts.ts';
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
  let pages: ReadonlyMap<string, string>;

  beforeAll(async () => {
    if (java === null) throw new Error('The Nu HTML checker needs Java, and there is none (Debian: apt-get install default-jre-headless).');
    const folder = mkdtempSync(join(tmpdir(), 'lapszel-html-'));
    try {
      pages = new Map([...(await loadPages()), ...(await loadPrivatePages())]);
      for (const [name, html] of pages) writeFileSync(join(folder, `${name}.html`), html);
      messages = await check(java, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 240_000);

  it('was looked at: 13 types each, or more, and what stands behind a login', () => {
    expect(pages.size).toBeGreaterThanOrEqual(26 + 7);
  });

  it('loads nothing from another origin', () => {
    expect([...pages].flatMap(([name, html]) => findForeignResources(html).map((address) => `${name} ${address}`))).toEqual([]);
  });

  it('has no errors for the Nu HTML checker', () => {
    const errors = messages.filter(({ type }) => type === 'error' || type === 'non-document-error');
    expect(errors.map(({ page, line, text, extract }) => `${page}:${line} ${text}\n    ${extract}`)).toEqual([]);
  });
});

async function loadPages(): Promise<Map<string, string>> {
  const loaded = new Map<string, string>();
  for (const edition of EDITIONS) {
    for (const [type, path] of Object.entries(await findPageTypes(siteUrl, edition))) {
      const { status, body } = await request(siteUrl, path, { host: HOSTS[edition] });
      expect(status, `${edition} ${path}`).toBe(MISSING_PAGE_TYPES.includes(type) ? 404 : 200);
      loaded.set(`${edition}-${type}`, body);
    }
  }
  return loaded;
}

/** The steps of a login, with and without a problem, an editor's preview and its tools, and a page of one's own. */
async function loadPrivatePages(): Promise<Map<string, string>> {
  const loaded = new Map<string, string>();
  const open = async (host: string, login: '/login' | '/tamogatas/belepes', paths: readonly string[]): Promise<void> => {
    const visitor = createVisitor(siteUrl, host);
    const keep = async (name: string, answer: Promise<{ status: number; body: string }>, wanted: number): Promise<void> => {
      const { status, body } = await answer;
      expect(status, `${host}${name}`).toBe(wanted);
      loaded.set(`${host}${name.replaceAll(/\W+/g, '-')}`, body);
    };
    const account = await makeAccount(inject('siteBackendUrl'), 'editor');
    await keep(`${login} refused`, visitor.post(login, { email: account.email, jelszo: 'rossz' }), 401);
    await visitor.post(login, { email: account.email, jelszo: account.password });
    await keep(`${login}/kod`, visitor.get(`${login}/kod`), 200);
    await keep(`${login}/kod refused`, visitor.post(`${login}/kod`, { kod: 'x' }), 422);
    await logIn(visitor, inject('siteBackendUrl'), account, login);
    for (const path of paths) await keep(path, visitor.get(path), 200);
  };
  await open('preview.localhost', '/login', ['/', '/elonezet?ut=/', '/elonezet?ut=/nincs-ilyen']);
  await open('localhost', '/tamogatas/belepes', ['/fiok']);
  return loaded;
}

/** One run for all files: starting Java and loading the checker takes longer than checking. */
async function check(program: string, folder: string): Promise<Message[]> {
  const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar');
  const { stdout } = await run(program, [STACK, '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', folder], { maxBuffer: MAX_OUTPUT_BYTES });
  return parseMessages(stdout);
}

/** Addresses that browsers load by themselves, without a reader's click. */
function findForeignResources(html: string): string[] {
  const tags = html.match(/<(?:script|img|iframe|source|audio|video|track|embed|object|image|use|link)\b[^>]*>/g) ?? [];
  const loading = tags.filter((tag) => !tag.startsWith('<link') || /\brel="(?:[^"]* )?(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|manifest)\b/.test(tag));
  const addresses = loading.flatMap((tag) => [...tag.matchAll(/\s(?:src|srcset|imagesrcset|href|xlink:href|data|poster)="([^"]*)"/gi)].flatMap(([, value = '']) => value.match(/(?:https?:)?\/\/[^\s",]+/g) ?? []));
  return addresses.filter((address) => !isOwn(new URL(address, siteUrl)));
}

function isOwn({ hostname }: URL): boolean {
  return Object.values(HOSTS).some((host) => hostname === host || hostname === `frames.${host}`);
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
