import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { frontendRefreshSchema, type FrontendRefresh } from '../../src/shared/contract/schemas/front.ts';
import { openBrowser, openPage } from '../support/open-browser.ts';

const siteUrl = inject('siteUrl');
const WIDE = { width: 1280, height: 800 };

let browser: Browser;
let refresh: FrontendRefresh;
beforeAll(async () => {
  browser = await openBrowser();
  refresh = frontendRefreshSchema.parse(await (await fetch(`${siteUrl}/api/frontend/refresh`)).json());
});
afterAll(() => browser.close());

const pipStatus = { pipShow: true, pipTitle: 'Gátőrség Tiszaszálkáson', pipUrl: '/cimke/arviz', pipOpen: true, pipLabel: 'élő' };

/** The newsroom's next state of the common data, which the polls of the page bring. */
async function answerPolls(page: Page, data: Partial<FrontendRefresh>): Promise<void> {
  await page.route('**/api/frontend/refresh', (route) => route.fulfill({ status: 200, headers: { etag: `W/"${Math.random()}"`, date: new Date().toUTCString() }, json: { ...refresh, ...data } }));
}

/** Notes how far anything moves from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const notes: number[] = [];
    Object.assign(window, { shifts: notes });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => notes.push((entry as PerformanceEntry & { value: number }).value))).observe({ type: 'layout-shift', buffered: false });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}

it('what the newsroom changes is on the page by the next poll, without a reload, and moves nothing that is read', async () => {
  const { page, complaints, context } = await openPage(browser, { viewport: WIDE });
  await page.clock.install();
  await page.goto(siteUrl);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.evaluate(() => scrollTo(0, 600));
  const countShifts = await watchShifts(page);
  const readAt = await page.locator('main h2').nth(4).boundingBox();
  const widgets = [...refresh.widgets, { slug: 'uj', title: 'Új adat', url: '/cimke/vasut' }];
  await answerPolls(page, { pipStatus, widgets, weatherData: { city: 'Budapest', temperature: -7, condition: 'havazás' }, trendingTags: refresh.trendingTags.toReversed() });
  await page.clock.runFor(20_000);

  const box = page.locator('details[data-pip]');
  await box.waitFor();
  expect(await box.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(true);
  expect(await box.locator('a').getAttribute('href')).toBe('/cimke/arviz');
  const header = (await page.locator('header').first().innerText()).replace(/\s+/g, ' ');
  expect(header).toContain('-7 °C, havazás');
  expect(header).toContain('Gátőrség Tiszaszálkáson');
  expect(await page.locator('main li a', { hasText: 'Új adat' }).count()).toBe(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect((await page.locator('main h2').nth(4).boundingBox())?.y).toBeCloseTo(readAt?.y ?? -1, 0);
  expect(await countShifts()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a box that the reader has folded stays folded for the session, and goes when the broadcast ends', async () => {
  const { page, complaints, context } = await openPage(browser, { viewport: WIDE });
  await page.clock.install();
  await answerPolls(page, { pipStatus });
  await page.goto(siteUrl);
  await page.clock.runFor(20_000);
  const box = page.locator('details[data-pip]');
  await box.waitFor();
  await box.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => sessionStorage.getItem('foldedPip') === '/cimke/arviz');
  await page.goto(`${siteUrl}/legfrissebb`);
  await page.clock.runFor(20_000);
  await page.waitForFunction(() => document.querySelector('details[data-pip]:not([open])') !== null);

  await page.unroute('**/api/frontend/refresh');
  await answerPolls(page, { pipStatus: { ...pipStatus, pipShow: false } });
  await page.clock.runFor(20_000);
  await box.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

it('broken answers change nothing and are told to nobody; the next good one counts', async () => {
  const { page, complaints, context } = await openPage(browser, { viewport: WIDE });
  await page.clock.install();
  await page.goto(siteUrl);
  const before = await page.locator('header').first().innerHTML();
  await page.route('**/api/frontend/refresh', (route) => route.fulfill({ status: 200, headers: { etag: 'W/"broken"' }, contentType: 'application/json', body: '{"componentSetup":{' }));
  await page.clock.runFor(50_000);
  expect(await page.locator('header').first().innerHTML()).toBe(before);
  await page.unroute('**/api/frontend/refresh');
  await answerPolls(page, { pipStatus });
  await page.clock.runFor(75_000);
  await page.locator('details[data-pip]').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
