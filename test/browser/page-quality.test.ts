import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from '../support/open-browser.ts';
import { HOSTS, MISSING_PAGE_TYPES, PAGE_TYPE_NAMES, findPageTypes, type PageTypes } from '../support/page-types.ts';

const siteUrl = inject('siteUrl');
const port = new URL(siteUrl).port;
let browser: Browser;
const pageTypes: Partial<Record<keyof typeof HOSTS, PageTypes>> = {};

beforeAll(async () => {
  browser = await openBrowser();
  for (const edition of ['main', 'regional'] as const) pageTypes[edition] = await findPageTypes(siteUrl, edition);
}, 120_000);
afterAll(() => browser.close());

// The editions differ by colours and texts: one of every type, and of the regional edition what shows all of its colours.
const REGIONAL = ['front', 'section', 'article'] as const;
const cases = [...PAGE_TYPE_NAMES.map((name) => ({ edition: 'main', name }) as const), ...REGIONAL.map((name) => ({ edition: 'regional', name }) as const)];

describe.each(['light', 'dark'] as const)('in %s mode', (colorScheme) => {
  it.concurrent.each(cases)('the $name page of the $edition edition passes axe, breaks no policy and shifts nothing', async ({ edition, name }) => {
    const width = colorScheme === 'light' ? 375 : 1280;
    const { page, complaints, context } = await openPage(browser, { colorScheme, viewport: { width, height: 900 } });
    const path = pageTypes[edition]?.[name] ?? '/';
    await page.goto(`http://${HOSTS[edition]}:${port}${path}`, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join('; ')}`)).toEqual([]);
    expect(complaints.filter((complaint) => !MISSING_PAGE_TYPES.includes(name) || !complaint.includes('404'))).toEqual([]);
    expect(shift).toBeLessThanOrEqual(0.002);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, 'the page must not scroll sideways').toBeLessThanOrEqual(0);
    await context.close();
  });
});
