import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from '../support/open-browser.ts';
import { HOSTS, findPageTypes, type PageTypes } from '../support/page-types.ts';

const siteUrl = inject('siteUrl');
const port = new URL(siteUrl).port;
let browser: Browser;
const pageTypes: Partial<Record<keyof typeof HOSTS, PageTypes>> = {};

beforeAll(async () => {
  browser = await openBrowser();
  for (const edition of ['main', 'regional'] as const) pageTypes[edition] = await findPageTypes(siteUrl, edition);
}, 120_000);
afterAll(() => browser.close());

const NAMES = ['front', 'newest', 'secondPage', 'section', 'english', 'tag', 'author', 'article', 'longform', 'document', 'imprint', 'empty', 'notFound'] as const;
const cases = (['main', 'regional'] as const).flatMap((edition) => NAMES.map((name) => ({ edition, name })));

describe.each(['light', 'dark'] as const)('in %s mode', (colorScheme) => {
  it.each(cases)('the $name page of the $edition edition passes axe, breaks no policy and shifts nothing', async ({ edition, name }) => {
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
    expect(complaints.filter((complaint) => name !== 'notFound' || !complaint.includes('404'))).toEqual([]);
    expect(shift).toBeLessThanOrEqual(0.002);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, 'the page must not scroll sideways').toBeLessThanOrEqual(0);
    await context.close();
  });
});
