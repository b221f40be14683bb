import { existsSync } from 'node:fs';
import { cp, mkdtemp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AssetsList } from './assets-list.ts';
import { buildAll } from './build-all.ts';
import type { BuildPaths } from './build-paths.ts';
import { projectPaths } from './build-paths.ts';

const sources = {
  'client/boot.ts': "import { mark } from './mark.ts'; mark(document.documentElement);",
  'client/public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/mark.ts': 'export function mark(element: HTMLElement) { element.dataset.boot = "1"; }',
  'client/frame-host.ts': "import { mark } from './mark.ts'; addEventListener('message', () => mark(document.body));",
  'client/consent.ts': "import css from './consent.css?inline'; const sheet = new CSSStyleSheet(); sheet.replaceSync(css);",
  'client/consent.css': 'dialog { color: green }',
  'client/measurement-frame.ts': "addEventListener('message', () => {});",
  'client/frame.ts': "import './frame.css'; parent.postMessage(1, '*');",
  'client/service-worker.ts': "addEventListener('push', () => {});",
  'client/frame.css': 'td { color: red }',
  'client/main.tsx': "const pages = { article: () => import('../pages/article.tsx'), list: () => import('../pages/list.tsx') };\nexport const page = await pages[location.pathname === '/' ? 'list' : 'article']();",
  'pages/article.tsx': "import { Card } from './card.tsx'; export function Page() { return <main><Card>cikk</Card></main>; }",
  'pages/list.tsx': "import { Card } from './card.tsx'; export function Page() { return <Card>lista</Card>; }",
  'pages/card.tsx': "import css from './card.module.css'; import logo from './logo.svg'; export function Card({ children }: { children: string }) { return <b className={css.card}><img src={logo} />{children}</b>; }",
  'pages/card.module.css': '@font-face { font-family: T; src: url(./t.woff2) } .card { font-family: T }',
  'pages/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9H0z"/></svg>',
  'pages/t.woff2': 'not a font',
  'server/main.ts': "import { renderToString } from 'react-dom/server'; import { Page } from '../pages/article.tsx'; console.log(renderToString(Page()));",
};

let paths: BuildPaths;

async function readList(): Promise<AssetsList> {
  return JSON.parse(await readFile(join(paths.outDir, 'assets.json'), 'utf8')) as AssetsList;
}

beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'lapszel-build-'));
  await symlink(join(projectPaths.root, 'node_modules'), join(root, 'node_modules'));
  await cp(join(projectPaths.root, 'tsconfig.json'), join(root, 'tsconfig.json'));
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(dirname(join(root, 'src', file)), { recursive: true });
    await writeFile(join(root, 'src', file), text);
  }
  const src = (file: string) => join(root, 'src', file);
  paths = { root, clientEntry: src('client/main.tsx'), bootEntry: src('client/boot.ts'), frameHostEntry: src('client/frame-host.ts'), consentEntry: src('client/consent.ts'), measurementFrameEntry: src('client/measurement-frame.ts'), frameEntry: src('client/frame.ts'), serviceWorkerEntry: src('client/service-worker.ts'), serverEntry: src('server/main.ts'), publicDir: src('client/public'), inputs: [join(root, 'src')], outDir: join(root, 'dist') };
  await buildAll({ paths });
}, 60_000);

afterAll(() => rm(paths.root, { recursive: true, force: true }));

test('a current build is not built again, and a changed source is', async () => {
  expect(await buildAll({ paths })).toBe(false);
  const before = await readList();
  await writeFile(join(paths.root, 'src/client/mark.ts'), `${sources['client/mark.ts']}\nexport const extra = 1;`);
  expect(await buildAll({ paths })).toBe(true);
  // The change is not in what readers get.
  expect((await readList()).buildId).toBe(before.buildId);
}, 60_000);

test('files with a fixed name stand at the root of what browsers can ask for', async () => {
  expect(await readFile(join(paths.outDir, 'client/favicon.svg'), 'utf8')).toBe(sources['client/public/favicon.svg']);
});

test('after a build that failed dist counts as current for no source', async () => {
  const file = join(paths.root, 'src/client/main.tsx');
  await writeFile(file, 'export function (');
  await expect(buildAll({ paths })).rejects.toThrow('main.tsx');
  await writeFile(file, sources['client/main.tsx']);
  expect(await buildAll({ paths })).toBe(true);
}, 60_000);

test('the boot script is one classic script that names no module', async () => {
  const { boot } = await readList();
  const text = await readFile(join(paths.outDir, 'client', boot), 'utf8');
  expect(text).not.toMatch(/\b(?:import|export)\b/);
  expect(() => new Function(text)).not.toThrow();
});

test('the scripts of frames stand alone, and their sheet is apart from that of the pages', async () => {
  const { css, frame, frameHost, serviceWorker } = await readList();
  const read = (url: string) => readFile(join(paths.outDir, 'client', url), 'utf8');
  for (const url of [frame.script, frameHost, serviceWorker]) expect(await read(url)).not.toMatch(/\b(?:import|export)\b/);
  expect(await read(frame.css)).toContain('red');
  expect(await read(css)).not.toContain('red');
});

test('the script of consent has its styles in itself, and no other sheet has them', async () => {
  const { consent, css, measurementFrame } = await readList();
  const read = (url: string) => readFile(join(paths.outDir, 'client', url), 'utf8');
  expect(await read(consent)).toContain('color:green');
  expect(await read(css)).not.toContain('green');
  for (const url of [consent, measurementFrame]) expect(await read(url)).not.toMatch(/\b(?:import|export)\b/);
});

test('each page is a chunk of its own, and its imports can be preloaded', async () => {
  const { chunks, main } = await readList();
  const article = chunks['src/pages/article.tsx'];
  const list = chunks['src/pages/list.tsx'];
  expect(chunks['src/client/main.tsx']).toMatchObject({ url: main, dynamicImports: [article?.url, list?.url] });
  expect(article?.imports.length).toBeGreaterThan(0);
  expect(article?.imports).toEqual(list?.imports);
});

test('server and client agree on class names and on the addresses of files', async () => {
  const { css, files } = await readList();
  const server = await readFile(join(paths.outDir, 'server/main.js'), 'utf8');
  const sheet = await readFile(join(paths.outDir, 'client', css), 'utf8');
  const [, className = 'none'] = /\.(\w{5})\{font-family/.exec(sheet) ?? [];
  expect(server).toContain(`"${className}"`);
  const logo = Object.keys(files).find((url) => url.endsWith('.svg'));
  expect(server).toContain(`"${logo}"`);
});

test('fonts are files of their own and listed', async () => {
  const { css, fonts } = await readList();
  expect(fonts).toHaveLength(1);
  expect(await readFile(join(paths.outDir, 'client', css), 'utf8')).toContain(fonts[0]);
});

test('every file of text has its compressed copies, and they hold the same', async () => {
  const { css, files } = await readList();
  const folder = join(paths.outDir, 'client');
  const [plain, br, gz, zst] = await Promise.all(['', '.br', '.gz', '.zst'].map((extension) => readFile(join(folder, `${css}${extension}`))));
  if (!plain || !br || !gz || !zst) throw new Error('A file is missing.');
  expect([zlib.brotliDecompressSync(br), zlib.gunzipSync(gz), zlib.zstdDecompressSync(zst)]).toEqual([plain, plain, plain]);
  expect(files[css]).toEqual({ bytes: plain.length, br: br.length });
});

test('the files of an earlier build stay for readers who have its pages open', async () => {
  const before = await readdir(join(paths.outDir, 'client/assets'));
  await writeFile(join(paths.root, 'src/pages/card.module.css'), `${sources['pages/card.module.css']} .other { color: red }`);
  await buildAll({ paths });
  const after = await readdir(join(paths.outDir, 'client/assets'));
  expect(before.filter((file) => !after.includes(file))).toEqual([]);
  expect(after.length).toBeGreaterThan(before.length);
}, 60_000);

test('a build that fails half-way deletes no file of an earlier one', async () => {
  const before = await readdir(join(paths.outDir, 'client'), { recursive: true });
  const ledger = await readdir(join(paths.outDir, 'builds'));
  const file = join(paths.root, 'src/server/main.ts');
  await writeFile(file, 'export function (');
  await expect(buildAll({ paths })).rejects.toThrow('main.ts');
  await writeFile(file, sources['server/main.ts']);
  expect(before.filter((name) => !existsSync(join(paths.outDir, 'client', name)))).toEqual([]);
  expect(await readdir(join(paths.outDir, 'builds'))).toEqual(expect.arrayContaining(ledger));
}, 60_000);

test('of two builds at the same time one builds and the other finds it done', async () => {
  await writeFile(join(paths.root, 'src/client/mark.ts'), `${sources['client/mark.ts']}\nexport const another = 2;`);
  expect((await Promise.all([buildAll({ paths }), buildAll({ paths })])).toSorted()).toEqual([false, true]);
}, 60_000);

test('every kept build is listed with files that are all there', async () => {
  const names = await readdir(join(paths.outDir, 'builds'));
  const entries = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(paths.outDir, 'builds', name), 'utf8')) as { buildId: string; files: string[] }));
  expect(entries.map(({ buildId }) => buildId)).toContain((await readList()).buildId);
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.flatMap(({ files }) => files).filter((file) => !existsSync(join(paths.outDir, 'client', file)))).toEqual([]);
});
