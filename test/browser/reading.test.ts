import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from '../support/open-browser.ts';
import { findPageTypes, type PageTypes } from '../support/page-types.ts';

const siteUrl = inject('siteUrl');
// An article alone is weighed by the build; this reader opens a list first.
const JS_BUDGET_BYTES = { reading: 10_000, listAndArticle: 110_000 } as const;
let browser: Browser;
let types: PageTypes;

beforeAll(async () => {
  browser = await openBrowser();
  types = await findPageTypes(siteUrl, 'main');
});
afterAll(() => browser.close());

describe('without JavaScript', () => {
  it('the site can be read, paged and navigated', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
    await page.goto(siteUrl);
    await page.locator('main a[href*="/20"]').first().click();
    expect(await page.locator('h1').count()).toBe(1);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
    await page.goto(`${siteUrl}/legfrissebb`);
    await page.locator('a[href="/legfrissebb?oldal=2"]').first().click();
    expect(page.url()).toContain('oldal=2');
    await context.close();
  });
});

describe('a reader who only reads', () => {
  it('pays for the boot script and no more, for a minute of scrolling and polls', async () => {
    const { page, complaints, context } = await openPage(browser, { viewport: { width: 375, height: 800 } });
    let scriptBytes = 0;
    let polls = 0;
    page.on('response', async (response) => {
      const sizes = await response.request().sizes().catch(() => null);
      if (response.request().resourceType() === 'script') scriptBytes += sizes?.responseBodySize ?? 0;
      if (response.url().endsWith('/api/frontend/refresh')) polls += 1;
    });
    await page.clock.install();
    await page.goto(siteUrl + types['article']);
    for (let step = 0; step < 8; step += 1) {
      await page.evaluate(() => scrollBy(0, document.body.scrollHeight / 8));
      await page.clock.runFor(8000);
    }
    await page.waitForLoadState('networkidle');
    expect(polls).toBeGreaterThanOrEqual(2);
    expect(scriptBytes).toBeLessThanOrEqual(JS_BUDGET_BYTES.reading);
    expect(await page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')))).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a reader with a mouse', () => {
  it('goes from page to page in place, and back to where they were', async () => {
    const { page, complaints, context } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
    let scriptBytes = 0;
    page.on('response', async (response) => {
      const sizes = await response.request().sizes().catch(() => null);
      if (response.request().resourceType() === 'script') scriptBytes += sizes?.responseBodySize ?? 0;
    });
    await page.goto(siteUrl + '/legfrissebb');
    await page.evaluate(() => scrollTo(0, 700));
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const link = page.locator('main h2 a[href*="/20"], main h3 a[href*="/20"]').nth(3);
    await link.hover();
    await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')));
    const from = await page.evaluate(() => scrollY);
    const title = (await link.innerText()).trim();
    await link.click();
    await page.waitForURL(/\/20\d\d\//);
    await page.waitForFunction(() => document.querySelector('main h1') !== null && document.querySelector('main article') !== null);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await page.title()).toContain(title.slice(0, 20));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(await page.locator('[role="status"].visually-hidden').innerText()).toContain(title.slice(0, 20));
    await page.goBack();
    await page.waitForURL(/legfrissebb/);
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 5, from);
    expect(scriptBytes).toBeLessThanOrEqual(JS_BUDGET_BYTES.listAndArticle);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the colour mode', () => {
  it('is applied before the first paint and kept', async () => {
    const { page, context } = await openPage(browser, { colorScheme: 'light' });
    await page.goto(siteUrl);
    await page.evaluate(() => localStorage.setItem('colorMode', 'dark'));
    await page.reload();
    const atFirstPaint = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(atFirstPaint).toContain('dark');
    await context.close();
  });
});
