import { setTimeout as wait } from 'node:timers/promises';
import { lockFolder } from '../../src/backend/store/database/folder-lock.ts';
import type { FolderLock } from '../../src/backend/store/database/folder-lock.ts';

const LOOK_EVERY_MS = 200;

/** Does its work while no other process builds into the folder: the second of two builds waits for the first. */
export async function withBuildLock<T>(outDir: string, work: () => Promise<T>): Promise<T> {
  const lock = await awaitLock(outDir);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function awaitLock(outDir: string): Promise<FolderLock> {
  for (;;) {
    const lock = tryLock(outDir);
    if (lock !== null) return lock;
    await wait(LOOK_EVERY_MS);
  }
}

function tryLock(outDir: string): FolderLock | null {
  try {
    return lockFolder(outDir);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'DATA_FOLDER_LOCKED') return null;
    throw error;
  }
}
