import process from 'node:process';
import { findChromium, findHeadlessShell } from './check/chromium.ts';
import { findJava } from './check/java.ts';
import { startPostgres } from './check/postgres.ts';
import { findRedisServer } from './check/redis.ts';

/**
 * What tests find in their environment where the machine has it:
 * TEST_DATABASE_URL (an empty PostgreSQL server of their own), CHROMIUM_PATH, CHROMIUM_SHELL_PATH, JAVA_PATH and
 * REDIS_SERVER_PATH (programs).
 */
export type TestEnvironment = { TEST_DATABASE_URL?: string; CHROMIUM_PATH?: string; CHROMIUM_SHELL_PATH?: string; JAVA_PATH?: string; REDIS_SERVER_PATH?: string };

export type TestSetup = {
  readonly env: TestEnvironment;
  /** A sentence for each tool that is missing: what is not tested for it, and how to get it. */
  readonly notes: readonly string[];
  stop(): Promise<void>;
};

/** Finds or starts what tests need besides the packages. Strict, a missing tool is an error. */
export async function setUpTests({ withBrowser, isStrict }: { withBrowser: boolean; isStrict: boolean }): Promise<TestSetup> {
  const java = findJava();
  const redis = findRedisServer();
  const chromium = withBrowser ? await findChromium() : null;
  const shell = withBrowser ? findHeadlessShell() : null;
  const postgres = await startPostgres(process.env.TEST_DATABASE_URL);
  const notes = [
    postgres ? null : 'Not tested: PostgreSQL servers (no initdb and postgres found; Debian: apt-get install postgresql). The embedded database was.',
    redis ? null : 'Not tested: purges over a bus (no redis-server or valkey-server found; Debian: apt-get install redis-server). All other ways were.',
    java ? null : 'Not tested: the HTML by the Nu checker (no java found; Debian: apt-get install default-jre-headless).',
    chromium || !withBrowser ? null : 'Not tested: the site in a browser (no Chromium found; Debian: apt-get install chromium, or set CHROMIUM_PATH).',
  ].filter((note) => note !== null);
  if (isStrict && notes.length > 0) {
    await postgres?.stop();
    throw new Error(['With CI=true every tool has to be there:', ...notes].join('\n'));
  }
  return {
    env: {
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
      ...(chromium && { CHROMIUM_PATH: chromium }),
      ...(shell && { CHROMIUM_SHELL_PATH: shell }),
      ...(java && { JAVA_PATH: java }),
      ...(redis && { REDIS_SERVER_PATH: redis }),
    },
    notes,
    stop: async () => postgres?.stop(),
  };
}
