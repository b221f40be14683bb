import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpTransport } from '../../src/backend/demo-newsroom/http-transport.ts';
import { workOnLiveBlog } from '../../src/backend/demo-newsroom/live-blog-desk.ts';
import { createNewsroomApi } from '../../src/backend/demo-newsroom/newsroom-api.ts';
import { FLOOD_TEXTS } from '../../src/backend/demo-newsroom/posts/flood-texts.ts';
import { SEED_MARKERS } from '../../src/backend/seed/demo/demo-marker.ts';
import { startTestBackend, TEST_NEWSROOM_TOKEN, type TestBackend } from '../support/start-backend.ts';

const MAIN = new URL('../../src/backend/demo-newsroom/main.ts', import.meta.url).pathname;
const slug = SEED_MARKERS.main.liveBlog;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

function createApi({ site = 'lapszel', token = TEST_NEWSROOM_TOKEN } = {}) {
  return createNewsroomApi(createHttpTransport({ url: backend.url, token, site }));
}
const parts = (api = createApi()) => ({ api, random: () => 0.99, now: () => Math.floor(Date.now() / 1000) });

test('a post of the desk is on the blog for everybody, signed by its author', async () => {
  const before = await createApi().article({ params: { slug } });
  expect(await workOnLiveBlog(parts(), FLOOD_TEXTS)).toEqual([{ kind: 'publish', text: 0 }]);
  const after = await createApi().article({ params: { slug } });
  expect(after.version).toBeGreaterThan(before.version);
  const { items } = await createApi().articleItems({ params: { id: String(after.id) } });
  expect(items[0]).toMatchObject({ title: FLOOD_TEXTS[0]?.title, type: 'liveblogpost', articleAuthors: [{ slug: FLOOD_TEXTS[0]?.author }] });
});

test('a call that is refused says why', async () => {
  await expect(workOnLiveBlog(parts(createApi({ token: 'a-token-of-nobody-at-all' })), FLOOD_TEXTS)).rejects.toThrow(/POST \/api\/newsroom\/articles was refused with 401/);
});

test('the edition that has left its blog to its editors keeps it as it is', async () => {
  expect(await workOnLiveBlog(parts(createApi({ site: 'erdely' })), FLOOD_TEXTS)).toEqual([]);
});

/** Runs the process until it is ready, asks it to stop, and tells what it said. */
async function runProcess(env: Record<string, string>): Promise<{ code: number | null; lines: string[]; errors: string }> {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = once(child, 'exit');
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    child.kill('SIGTERM');
  }
  const [code]: [number | null] = await exit.then(([value]) => [value]);
  return { code, lines, errors };
}

test('the process says that it is ready and nothing else, and stops when asked', async () => {
  expect(await runProcess({ BACKEND_URL: backend.url, NEWSROOM_TOKEN: TEST_NEWSROOM_TOKEN })).toEqual({ code: 0, lines: [`demo-newsroom ready ${backend.url}`], errors: '' });
});

test('without its settings it says which ones it needs', async () => {
  const { code, errors } = await runProcess({ NEWSROOM_TOKEN: 'short' });
  expect(code).toBe(1);
  expect(errors).toMatch(/needs BACKEND_URL and NEWSROOM_TOKEN/);
  expect(errors).not.toContain('short');
});
