import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { searchRun } from '../support/secret-watch.ts';

const TOKEN = 'yL0v1Q2w3E4r5T6z7U8i9O0p-1q2w3e4r5t6z7u8i9o';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lapszel-watch-'));
  writeFileSync(join(folder, 'secrets'), `${TOKEN}\n123456\negy jó hosszú jelszó\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const search = (log: string) => {
  writeFileSync(join(folder, 'edge-1-a.log'), log);
  return searchRun(folder);
};

test.each([
  ['a token', `{"msg":"access"}\n{"path":"/api/me","token":"${TOKEN}"}\n`],
  ['a token in an address', `{"path":"/x?t=${TOKEN}&u=1"}\n`],
  ['a token in an encoded address', `{"path":"/x%3Ft%3D${TOKEN}%26u"}\n`],
  ['a token at the beginning of a line within a text', `{"stack":"Error: a\\n${TOKEN}"}\n`],
  ['a code', '{"reason":"123456 is wrong"}\n'],
  ['a password', '{"body":"jelszo=egy jó hosszú jelszó"}\n'],
])('a log with %s fails the run', (_, log) => {
  expect(search(log).leaks).toHaveLength(1);
});

test('numbers and words that hold a secret by chance do not', () => {
  expect(search(`{"time":1234567890123,"id":"123456-a","path":"/${TOKEN}x"}\n`)).toEqual({ leaks: [], secrets: 3, logs: 1, bytes: expect.any(Number) });
});

test('what an answer showed fails it too', () => {
  writeFileSync(join(folder, 'leaks'), 'the answer to / shows "yL0v1Q…"\n');
  expect(search('').leaks).toEqual(['the answer to / shows "yL0v1Q…"']);
});
