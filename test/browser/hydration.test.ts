import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from '../support/open-browser.ts';
import { HOSTS, findPageTypes, type PageTypes } from '../support/page-types.ts';

const siteUrl = inject('siteUrl');
const port = new URL(siteUrl).port;
let browser: Browser;
let types: PageTypes;

beforeAll(async () => {
  browser = await openBrowser();
  types = await findPageTypes(siteUrl, 'main');
});
afterAll(() => browser.close());

// Pairwise: every zone with every locale, every moment with every zone once over the pages. The server runs in New York.
const CASES = [
  { timezoneId: 'UTC', locale: 'hu-HU', moment: '2026-11-21T22:59:30Z', name: 'front' },
  { timezoneId: 'UTC', locale: 'en-US', moment: '2026-10-25T00:30:00Z', name: 'article' },
  { timezoneId: 'UTC', locale: 'ro-RO', moment: '2028-02-29T12:00:00Z', name: 'newest' },
  { timezoneId: 'Europe/Budapest', locale: 'hu-HU', moment: '2026-10-25T00:30:00Z', name: 'longform' },
  { timezoneId: 'Europe/Budapest', locale: 'en-US', moment: '2028-02-29T23:59:00Z', name: 'front' },
  { timezoneId: 'Europe/Budapest', locale: 'ro-RO', moment: '2026-11-21T22:59:30Z', name: 'author' },
  { timezoneId: 'Europe/Bucharest', locale: 'hu-HU', moment: '2028-02-29T21:59:00Z', name: 'tag' },
  { timezoneId: 'Europe/Bucharest', locale: 'en-US', moment: '2026-11-21T21:59:30Z', name: 'section' },
  { timezoneId: 'Europe/Bucharest', locale: 'ro-RO', moment: '2026-10-25T00:30:00Z', name: 'english' },
  { timezoneId: 'America/New_York', locale: 'hu-HU', moment: '2026-11-01T05:30:00Z', name: 'document' },
  { timezoneId: 'America/New_York', locale: 'en-US', moment: '2028-02-29T04:59:00Z', name: 'imprint' },
  { timezoneId: 'Asia/Tokyo', locale: 'hu-HU', moment: '2026-11-21T14:59:30Z', name: 'article' },
  { timezoneId: 'Asia/Tokyo', locale: 'ro-RO', moment: '2028-02-29T14:59:30Z', name: 'secondPage' },
  { timezoneId: 'Asia/Tokyo', locale: 'en-US', moment: '2026-10-25T00:30:00Z', name: 'supplement' },
  { timezoneId: 'America/New_York', locale: 'ro-RO', moment: '2026-11-21T04:59:30Z', name: 'archiveDay' },
  { timezoneId: 'Europe/Bucharest', locale: 'hu-HU', moment: '2026-10-25T00:30:00Z', name: 'after' },
  { timezoneId: 'UTC', locale: 'ro-RO', moment: '2028-02-29T12:00:00Z', name: 'tipGame' },
] as const;

describe('hydration', () => {
  it.each(CASES)('of the $name page in $timezoneId, $locale, at $moment changes no text and warns of nothing', async ({ timezoneId, locale, moment, name }) => {
    const { page, complaints, context } = await openPage(browser, { timezoneId, locale, viewport: { width: 1280, height: 900 } });
    await page.clock.setFixedTime(new Date(moment));
    await page.goto(`http://${HOSTS.main}:${port}${types[name]}`, { waitUntil: 'load' });
    const before = await page.evaluate(() => document.getElementById('root')?.textContent ?? '');
    const hydrated = page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')));
    await page.keyboard.press('Tab');
    await hydrated;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const after = await page.evaluate(() => document.getElementById('root')?.textContent ?? '');
    expect(after).toBe(before);
    expect(before.length).toBeGreaterThan(100);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
