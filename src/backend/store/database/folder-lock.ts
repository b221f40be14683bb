import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseError } from './database-error.ts';

const LOCK_FILE = 'lapszel.lock';

type Owner = { pid: number; startedAt: string | null };

/** A data folder that this process has for itself until it is released. */
export type FolderLock = { readonly release: () => void };

const held = new Set<string>();

/**
 * Takes a data folder for this process. Two processes on one embedded database lose rows without a word, so the second
 * one must not start. A lock whose owner is gone is taken over.
 * @throws DATA_FOLDER_LOCKED when a living process has it.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, LOCK_FILE);
  if (held.has(path) || !tryCreate(path)) {
    const text = readLock(path);
    const owner = text === null ? null : parseOwner(text);
    if (held.has(path) || (owner !== null && isAlive(owner))) throw lockedError(folder, path, owner?.pid ?? process.pid);
    if (text !== null) removeStale(path, text);
    if (!tryCreate(path)) throw lockedError(folder, path, parseOwner(readLock(path) ?? '')?.pid ?? null);
  }
  held.add(path);
  return {
    release() {
      if (held.delete(path)) rmSync(path, { force: true });
    },
  };
}

function tryCreate(path: string): boolean {
  const owner: Owner = { pid: process.pid, startedAt: readStartTime(process.pid) };
  try {
    writeFileSync(path, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Aside first: had another process taken the stale lock over in the meantime, its fresh one is put back. */
function removeStale(path: string, seen: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readLock(aside) === seen) rmSync(aside, { force: true });
  else renameSync(aside, path);
}

function isAlive(owner: Owner): boolean {
  // Our own number in a lock that we do not hold is a former process's, as in a container that was started again.
  if (owner.pid === process.pid) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false;
  }
  const startedAt = readStartTime(owner.pid);
  return owner.startedAt === null || startedAt === null || startedAt === owner.startedAt;
}

/** A process's start in clock ticks since boot, where the system tells it: a number used again is then no living owner. */
function readStartTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function readLock(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Null for a torn file, as a crash in the middle of writing leaves it. */
function parseOwner(text: string): Owner | null {
  const [, pid] = /"pid":(\d+)/.exec(text) ?? [];
  const [, startedAt] = /"startedAt":"(\d+)"/.exec(text) ?? [];
  return pid === undefined ? null : { pid: Number(pid), startedAt: startedAt ?? null };
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function lockedError(folder: string, path: string, pid: number | null): DatabaseError {
  const owner = pid === null ? 'another process' : `process ${pid}`;
  return new DatabaseError('DATA_FOLDER_LOCKED', `The data folder ${folder} is in use by ${owner}. Stop it, or choose another DATA_FOLDER; if it is surely gone, delete ${path}.`);
}
