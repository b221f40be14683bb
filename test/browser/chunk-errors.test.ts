import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from '../support/open-browser.ts';
import { findPageTypes } from '../support/page-types.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const isHydrated = (page: Page) => page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')));
const awaitHydration = (page: Page) => page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')));

/** Opens a page whose scripts of a name fail for the first times; notes uncaught errors and documents. */
async function openWithFailures(chunk: RegExp, times: number, path = '/legfrissebb') {
  const { page, complaints, context } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  const notes = { documents: 0, asked: 0, uncaught: () => complaints.filter((line) => line.startsWith('uncaught')) };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) notes.documents += 1;
  });
  await page.route(chunk, (route) => ((notes.asked += 1) <= times ? route.abort() : route.continue()));
  await page.goto(siteUrl + path, { waitUntil: 'load' });
  return { page, context, notes };
}

describe('a chunk that does not come', () => {
  it.each([['the entry', /\/assets\/main-/], ['React’s own', /\/assets\/react-/]])('once (%s) is asked for again, without a reload', async (_, chunk) => {
    const { page, context, notes } = await openWithFailures(chunk, 1);
    await page.keyboard.press('Tab');
    await awaitHydration(page);
    expect(notes.asked).toBeGreaterThan(1);
    expect(notes.documents).toBe(1);
    expect(notes.uncaught()).toEqual([]);
    await context.close();
  });

  it.each([['the entry', /\/assets\/main-/], ['React’s own', /\/assets\/react-/], ['the view', /\/assets\/list-view-/]])('at all (%s) costs one reload, then the page is left as it is', async (_, chunk) => {
    const { page, context, notes } = await openWithFailures(chunk, Infinity);
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Tab');
    await reloaded;
    const askedBefore = notes.asked;
    await page.keyboard.press('Tab');
    // The reload's own tries: each failure is followed by another until the boot script gives up.
    await expect.poll(() => notes.asked).toBeGreaterThan(askedBefore + 1);
    await page.waitForLoadState('networkidle');
    expect(notes.documents).toBe(2);
    expect(await isHydrated(page)).toBe(false);
    expect(notes.uncaught()).toEqual([]);
    await page.locator('main h2 a[href*="/20"], main h3 a[href*="/20"]').first().click();
    await page.waitForURL(/\/20\d\d\//);
    await context.close();
  });

  it('without a line leaves the page to its reader', async () => {
    const { page, context, notes } = await openWithFailures(/\/assets\/main-/, Infinity);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.keyboard.press('Tab');
    await failed;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(notes.documents).toBe(1);
    expect(notes.uncaught()).toEqual([]);
    await context.close();
  });

  it('on the way to the next page (its view) lets the browser open that page', async () => {
    const { article = '/' } = await findPageTypes(siteUrl, 'main');
    const { page, context, notes } = await openWithFailures(/\/assets\/article-view-/, Infinity);
    await page.keyboard.press('Tab');
    await awaitHydration(page);
    await page.evaluate((address) => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href^="/"]');
      if (link === null) throw new Error('The page has no link.');
      link.href = address;
      link.click();
    }, `${article}#content`);
    await page.waitForURL(`${siteUrl}${article}#content`);
    await page.waitForLoadState('load');
    expect(notes.documents).toBe(2);
    expect(await page.locator('h1').count()).toBe(1);
    expect(notes.uncaught()).toEqual([]);
    await context.close();
  });
});
