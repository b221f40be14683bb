// The whole matrix of hydration: 5 time zones × 3 locales × 3 moments × every page type. Each of the zones has an edge
// that runs in another one. No text may change and nothing may be warned of.
import { MISSING_PAGE_TYPES, findPageTypes, type PageTypes } from '../../test/support/page-types.ts';
import { openBrowser } from '../../test/support/open-browser.ts';
import { exactly, type Claim } from './support/claims.ts';
import { checkHydration, type Reader } from './support/check-hydration.ts';
import { runBench } from './support/run-bench.ts';
import { ensureBuild, startBackend, startEdge } from './support/site.ts';
import { toMoment } from './support/wall-clock.ts';

const ZONES = ['UTC', 'Europe/Budapest', 'Europe/Bucharest', 'America/New_York', 'Asia/Tokyo'] as const;
const LOCALES = ['hu-HU', 'en-US', 'ro-RO'] as const;
const MOMENTS = [
  { name: '23:59', at: (zone: string) => toMoment('2026-11-21T23:59:30', zone) },
  { name: 'DST night', at: (zone: string) => (zone === 'America/New_York' ? '2026-11-01T05:30:00Z' : '2026-10-25T00:30:00Z') },
  { name: 'leap day', at: (zone: string) => toMoment('2028-02-29T12:00:00', zone) },
] as const;
/** Pages looked at side by side: a page mostly waits for its own chunks. */
const AT_ONCE = 2;

await runBench(async (bench) => {
  await ensureBuild();
  const backend = await startBackend(bench);
  const browser = await openBrowser();
  bench.onEnd(() => browser.close());

  const faults: string[] = [];
  let pages = 0;
  for (const [index, zone] of ZONES.entries()) {
    const edge = await startEdge(bench, backend.url, { LOG_LEVEL: 'error', TZ: ZONES[(index + 2) % ZONES.length] ?? 'UTC' });
    const siteUrl = edge.url.replace('127.0.0.1', 'localhost');
    const names = toAddresses(await findPageTypes(siteUrl, 'main'), bench.isQuick);
    for (const reader of toReaders(zone)) {
      const waiting = [...names];
      const look = async (): Promise<void> => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [name, path] = next;
          const found = await checkHydration(browser, siteUrl + path, reader);
          faults.push(...found.map((fault) => `${name}, ${zone}, ${reader.locale}, ${reader.moment}: ${fault}`));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, look));
      pages += names.length;
    }
    await edge.stop();
    bench.say(`${zone}: ${pages} pages so far, ${faults.length} faults`);
  }
  for (const fault of faults.slice(0, 20)) bench.say(fault);
  return toClaims(pages, faults);
});

/** Without the pages that are answered 404, which the browser itself complains of. */
function toAddresses(types: PageTypes, isQuick: boolean): [string, string][] {
  const all = Object.entries(types).filter(([name]) => !MISSING_PAGE_TYPES.includes(name));
  return isQuick ? all.filter(([name]) => name === 'front' || name === 'article') : all;
}

function toReaders(zone: string): Reader[] {
  return LOCALES.flatMap((locale) => MOMENTS.map(({ at }) => ({ timezoneId: zone, locale, moment: at(zone) })));
}

function toClaims(pages: number, faults: readonly string[]): Claim[] {
  return [exactly(`warnings and text differences over ${pages} hydrations`, faults.length, 0)];
}
