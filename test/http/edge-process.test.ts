import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';

test('settings that cannot be are all named by the edge, in sentences', () => {
  const settings = { BACKEND_URL: 'backend', PORT: 'x', PAGE_CACHE_MB: '0', EDGE_PURGE_TOKEN: '', DEFAULT_EDITION: '', LOG_LEVEL: '' };
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/main.js'], { env: { ...process.env, ...settings }, encoding: 'utf8' });
  expect(status).toBe(1);
  const [, ...lines] = stderr.trim().split('\n');
  expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(['PORT', 'BACKEND_URL', 'PAGE_CACHE_MB']);
});
