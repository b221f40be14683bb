import { buildWithProgress } from './build/build-with-progress.ts';

/** Brings dist up to date before tests that run the built site; vitest calls it once a project. */
export async function setup(): Promise<void> {
  await buildWithProgress();
}
