import { watch } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const sources = ['src/shared', 'src/client', 'src/server'];
/** An editor writes a file in several steps, and a branch switch many files. */
const settleMs = 150;

/** Yields once for each burst of changes in what the build reads; those that come meanwhile count as the next. */
export async function* watchSources(): AsyncGenerator<void> {
  let changed = Promise.withResolvers<void>();
  for (const folder of sources) void follow(folder, () => changed.resolve());
  for (;;) {
    await changed.promise;
    await wait(settleMs);
    changed = Promise.withResolvers<void>();
    yield;
  }
}

async function follow(folder: string, onChange: () => void): Promise<void> {
  for await (const _ of watch(folder, { recursive: true })) onChange();
}
