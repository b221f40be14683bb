/**
 * Every task: what Node runs for it, and whether it will listen on PORT.
 * @type {Record<string, { argv: string[], takesPort?: boolean }>}
 */
export const tasks = {
  start: { argv: ['scripts/start.ts'], takesPort: true },
  dev: { argv: ['scripts/dev.ts'], takesPort: true },
  build: { argv: ['scripts/build.ts'] },
  test: { argv: ['scripts/check.ts', '--with-browser'] },
  check: { argv: ['scripts/check.ts'] },
  typecheck: { argv: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'] },
  lint: { argv: ['node_modules/oxlint/bin/oxlint', '-c', 'scripts/oxlint.json'] },
  boundaries: { argv: ['scripts/boundaries.ts'] },
  docs: { argv: ['scripts/docs.ts'] },
  seed: { argv: ['src/backend/seed/main.ts'] },
  account: { argv: ['src/backend/accounts/main.ts'] },
  bench: { argv: ['scripts/bench.ts'] },
};
