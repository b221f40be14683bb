import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findViolations } from '../support/find-violations.ts';
import { openBrowser, openPage } from '../support/open-browser.ts';

const address = `${inject('siteUrl').replace('127.0.0.1', 'localhost')}/after`;
const TRACK = 'ul[aria-label="Válogatás"]';
const NEXT = { name: 'Következő cikkek' };
const PREVIOUS = { name: 'Előző cikkek' };
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const leftOf = (page: Page): Promise<number> => page.locator(TRACK).evaluate((track) => track.scrollLeft);

/** Waits until the track stands still at another place than before. */
async function turned(page: Page, from: number): Promise<number> {
  await page.waitForFunction(([selector, left]) => document.querySelector(String(selector))?.scrollLeft !== left, [TRACK, from]);
  return leftOf(page);
}

describe('the carousel of the After page', () => {
  it('without script scrolls by the arrow keys and has no buttons', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 1000, height: 900 } });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    expect(await page.getByRole('button', NEXT).count()).toBe(0);
    await page.locator(`${TRACK} a`).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator(TRACK).evaluate((track) => track.scrollLeft)).toBeGreaterThan(0);
    await context.close();
  });

  it('with React turns by buttons that are large enough, say when an end is reached, and move nothing by coming', async () => {
    const { page, complaints, context } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 1000, height: 900 } });
    await page.goto(address, { waitUntil: 'networkidle' });
    const before = await page.locator(TRACK).boundingBox();
    await page.keyboard.press('Tab');
    const next = page.getByRole('button', NEXT);
    const previous = page.getByRole('button', PREVIOUS);
    await next.waitFor();
    expect((await page.locator(TRACK).boundingBox())?.y).toBe(before?.y);
    expect(await findViolations(page, 'main')).toEqual([]);
    const size = await next.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    await next.focus();
    await page.keyboard.press('Enter');
    const left = await turned(page, 0);
    await expect.poll(() => previous.getAttribute('aria-disabled')).toBe('false');
    await previous.click();
    expect(await turned(page, left)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('stands on a page of 320 px that does not scroll sideways', async () => {
    const { page, complaints, context } = await openPage(browser, { colorScheme: 'dark', viewport: { width: 320, height: 900 } });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the link box', () => {
  it('shows the store of this device only, of the two in the HTML', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    expect(await page.content()).toContain('Letöltés az App Store-ból');
    expect(await page.getByRole('link', { name: 'Letöltés a Google Playről' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Letöltés az App Store-ból' }).count()).toBe(0);
    await context.close();
  });
});
