import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lapszel-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const lockFile = () => join(folder, 'lapszel.lock');

/** Takes the folder and frees it: the pid that its lock named meanwhile. */
function takeAndRelease(): unknown {
  const lock = lockFolder(folder);
  const { pid } = JSON.parse(readFileSync(lockFile(), 'utf8'));
  lock.release();
  return pid;
}

test('a folder is taken, and free again once released', () => {
  expect(takeAndRelease()).toBe(process.pid);
  expect(existsSync(lockFile())).toBe(false);
  expect(takeAndRelease()).toBe(process.pid);
});

test('a second lock in the same process is refused', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(expect.objectContaining({ code: 'DATA_FOLDER_LOCKED' }));
  lock.release();
});

test('a lock of a living process is refused, naming it and the folder', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid, startedAt: null }));
  expect(() => lockFolder(folder)).toThrow(expect.objectContaining({ code: 'DATA_FOLDER_LOCKED', message: expect.stringContaining(`process ${process.ppid}`) }));
  expect(() => lockFolder(folder)).toThrow(folder);
});

test('a lock whose owner is gone is taken over', () => {
  // The highest number a Linux process can have is 4194304.
  writeFileSync(lockFile(), JSON.stringify({ pid: 99_999_999, startedAt: null }));
  expect(takeAndRelease()).toBe(process.pid);
});

test.runIf(existsSync('/proc/self/stat'))('a number that another process got since is no living owner', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid, startedAt: '1' }));
  expect(takeAndRelease()).toBe(process.pid);
});

test('our own number in a lock that we do not hold is a former process', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, startedAt: null }));
  expect(takeAndRelease()).toBe(process.pid);
});

test('a torn lock file is taken over', () => {
  writeFileSync(lockFile(), '{"pi');
  expect(takeAndRelease()).toBe(process.pid);
});
