import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { findViolations } from '../support/find-violations.ts';
import { measureShift } from '../support/measure-shift.ts';
import { openBrowser, openPage } from '../support/open-browser.ts';
import { request } from '../support/request.ts';

/** The match that the demo's newsroom plays. */
const MATCH_ID = 900_190;
const EURO_FINAL_DAY = '/foci?liga=4&szezon=2024&nap=2024-07-14';

const siteUrl = inject('siteUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

// @spec §4 Football match
it('an unfinished match stays current, says what has changed, and is asked for no more when it is over', async () => {
  const { page, complaints, context } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  const first = JSON.parse((await request(siteUrl, `/livescore/football/fixtures/${MATCH_ID}`)).body);
  let asked = 0;
  let now = { short: '1H', elapsed: 12, goals: { home: 1, away: 0 } };
  await page.route('**/livescore/football/fixtures/*', (route) => {
    asked += 1;
    return route.fulfill({ json: { ...first, goals: now.goals, fixture: { ...first.fixture, status: { short: now.short, elapsed: now.elapsed } } } });
  });
  await page.clock.install();
  await page.goto(`${siteUrl}/foci?meccs=${MATCH_ID}`);
  const said = page.locator('main output').first();
  await expect.poll(async () => (await page.clock.fastForward(20_000), said.textContent()), { timeout: 20_000 }).toContain('1–0. 1. félidő.');
  expect(await page.locator('main').textContent()).toContain('12. perc');
  now = { short: 'FT', elapsed: 90, goals: { home: 1, away: 2 } };
  await expect.poll(async () => (await page.clock.fastForward(20_000), said.textContent()), { timeout: 20_000 }).toContain('1–2. Vége.');
  const atEnd = asked;
  for (let turn = 0; turn < 3; turn += 1) await page.clock.fastForward(40_000);
  expect(asked).toBe(atEnd);
  expect(await measureShift(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

// @spec §2.8
it('by keyboard a reader chooses league and match', async () => {
  const { page, complaints, context } = await openPage(browser);
  await page.goto(`${siteUrl}${EURO_FINAL_DAY}`);
  const season = page.locator('main summary', { hasText: 'Ország' });
  await season.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^\/foci\?orszag=/);
  await page.locator('main a[href^="/foci?meccs="]').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?meccs=\d+$/);
  await page.locator('h1', { hasText: '2024. július 14.' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('without script the lists open, links lead on, and a day is chosen by its date', async () => {
  const { page, complaints, context } = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  await page.goto(`${siteUrl}${EURO_FINAL_DAY}`);
  await page.locator('main summary', { hasText: 'Ország' }).click();
  await page.locator('main a[href^="/foci?orszag="]').first().click();
  await page.waitForURL(/\?orszag=/);
  await page.goto(`${siteUrl}${EURO_FINAL_DAY}`);
  await page.locator('main input[name=nap]').fill('2024-06-14');
  await page.locator('main form button').click();
  await page.waitForURL(/nap=2024-06-14/);
  expect(await page.locator('main').textContent()).toContain('Németország');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(complaints).toEqual([]);
  await context.close();
});
