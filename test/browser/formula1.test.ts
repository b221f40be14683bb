import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startBackendProxy, type BackendProxy } from '../support/backend-proxy.ts';
import { findViolations } from '../support/find-violations.ts';
import { makeFormula1Answers, toServicePath } from '../support/formula1-service.ts';
import { openBrowser, openPage, type PageOptions } from '../support/open-browser.ts';
import { startBuiltEdge, type BuiltEdge } from '../support/start-built-edge.ts';

const LIVE_RESULT = toServicePath('result/21');
const YEAR = new Date().getUTCFullYear();

let browser: Browser;
let proxy: BackendProxy;
let edge: BuiltEdge;

beforeAll(async () => {
  browser = await openBrowser();
  const answers = makeFormula1Answers(Math.floor(Date.now() / 1000), YEAR);
  proxy = await startBackendProxy(inject('siteBackendUrl'));
  proxy.behaviour.answer = (path) => {
    if (!path.startsWith('/livescore/')) return null;
    return Object.hasOwn(answers, path) ? { status: 200, body: JSON.stringify(answers[path]) } : { status: 404, body: '{"code":"NOT_FOUND","message":"no"}' };
  };
  edge = await startBuiltEdge(proxy.url);
});
afterAll(async () => {
  await edge.close();
  await proxy.close();
  await browser.close();
});

async function open(path: string, options: PageOptions = {}) {
  const opened = await openPage(browser, options);
  // The pictures of the test are not there.
  await opened.page.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }));
  return { ...opened, goto: () => opened.page.goto(edge.url + path) };
}

/** The browser asks the edge; what the edge keeps is no matter of this test. */
async function answerLive(page: Page, answer: () => object) {
  const asks = { count: 0 };
  await page.route(`**${LIVE_RESULT}`, (route) => {
    asks.count += 1;
    return route.fulfill({ json: answer() });
  });
  return asks;
}

// @spec §4 F1 race
it('a live race is renewed in place and announced, and rests when it is over', async () => {
  const { page, complaints, context, goto } = await open('/f1');
  const driver = (id: number, name: string) => ({ position: id, driver: { id, name, image: null }, team: { id: 1, name: 'Tisza Racing' }, time: `+${id}`, grid: id, laps: 40, points: null, positions: [] });
  let status = 'Live';
  const asks = await answerLive(page, () => ({ status, laps: { current: 40, total: 58 }, items: [driver(1, 'Cili Rajt'), driver(2, 'Anna Gyors'), driver(3, 'Bence Kanyar'), driver(4, 'Dani Motor')] }));
  await page.clock.install();
  // An answer takes real time: the deadline for it must not pass with the turned clock.
  await page.addInitScript(() => void (AbortSignal.timeout = () => new AbortController().signal));
  await goto();
  await expect.poll(async () => (await page.clock.runFor(4000), asks.count), { timeout: 30_000 }).toBeGreaterThan(0);
  await page.getByText('40/58 kör').waitFor();
  expect(await page.locator('main tbody tr').first().textContent()).toContain('Cili Rajt');
  expect(await page.locator('main output').textContent()).toBe('Az élen: Cili Rajt.');

  status = 'Completed';
  await expect.poll(async () => (await page.clock.runFor(4000), page.getByText('Befejeződött').count()), { timeout: 30_000 }).toBe(1);
  expect(await page.locator('main output').textContent()).toBe('A futam véget ért. Győztes: Cili Rajt.');
  const asked = asks.count;
  await page.clock.runFor(120_000);
  expect(asks.count).toBe(asked);
  expect(complaints).toEqual([]);
  await context.close();
});

it('every picker is a link that a keyboard reaches, and leads on in place', async () => {
  const { page, complaints, context, goto } = await open('/f1?futam=11', { viewport: { width: 390, height: 844 } });
  await goto();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Sprint', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  // The Tab key has brought React: the next way is one within the page.
  await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /: sprint$/ }).waitFor();
  expect(page.url()).toContain('futam=10');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

it.each([
  ['/f1', 'light', 375],
  ['/f1?oldal=pontverseny', 'dark', 1280],
  ['/f1?oldal=versenyzok&versenyzo=1', 'light', 320],
] as const)('%s passes axe in %s at %i px and does not scroll sideways', async (path, colorScheme, width) => {
  const { page, complaints, context, goto } = await open(path, { colorScheme, viewport: { width, height: 900 } });
  await goto();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
  await context.close();
});

it('without script the calendar leads to a race, its grid and a driver', async () => {
  const { page, context, goto } = await open('/f1', { javaScriptEnabled: false });
  await goto();
  await page.getByRole('navigation', { name: 'Versenynaptár' }).getByRole('link', { name: 'Magyar Nagydíj' }).click();
  expect(await page.locator('main tbody tr').first().textContent()).toContain('1:31:44.742');
  await page.getByText('A számok táblázatban').click();
  expect(await page.getByRole('cell', { name: '3.', exact: true }).count()).toBe(1);
  await page.getByRole('link', { name: 'Anna Gyors' }).first().click();
  expect(await page.locator('main dl').textContent()).toContain('1999. március 15.');
  await context.close();
});
