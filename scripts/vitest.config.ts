import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const slowMs = 60_000;
/** Modules are loaded once a worker and not once a file, which was a third of the time: they keep nothing that a test could leave behind. */
const twoWorkers = { maxWorkers: 2, isolate: false } as const;

/** What tests of the running site need: a current build, then what their folder sets up for itself. */
function globalSetup(own: string): string[] {
  return ['scripts/test-build.ts', ...(existsSync(`${root}${own}`) ? [own] : [])];
}

export default defineConfig({
  root,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}', 'test/architecture/**/*.test.ts'],
          ...twoWorkers,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['test/http/**/*.test.ts'],
          globalSetup: globalSetup('test/support/http-setup.ts'),
          testTimeout: slowMs,
          hookTimeout: slowMs,
          ...twoWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: globalSetup('test/support/browser-setup.ts'),
          testTimeout: slowMs,
          hookTimeout: slowMs,
          // Two browsers share the machine: a second is not long.
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
