import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createEdgeLog } from './logger.ts';

function openLog() {
  const folder = mkdtempSync(join(tmpdir(), 'lapszel-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'edge.log');
  return { ...createEdgeLog('debug', file), read: () => readFileSync(file, 'utf8') };
}

test('what a parser could not read is not repeated with its error', () => {
  const { logger, read } = openLog();
  logger.warn({ err: Object.assign(new SyntaxError('no JSON'), { status: 400, body: '{"clientToken":"egy-titok"' }) }, 'request refused');
  expect(read()).toContain('"msg":"request refused"');
  expect(read()).not.toContain('egy-titok');
});

test.each(['authorization', 'cookie', 'token', 'clientToken', 'password', 'accessToken', 'refreshToken'])('%s is left out of what is logged', (name) => {
  const { logger, read } = openLog();
  logger.info({ call: { [name]: 'egy-titok' } }, 'a call');
  expect(read()).toContain('"msg":"a call"');
  expect(read()).not.toContain('egy-titok');
});

test('lines that are gathered are written when they are asked for', () => {
  const { writeLine, flush, read } = openLog();
  writeLine('{"msg":"access"}');
  flush();
  expect(read()).toBe('{"msg":"access"}\n');
});
