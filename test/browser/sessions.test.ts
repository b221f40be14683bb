import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAccount, readCode } from '../support/accounts.ts';
import { findViolations } from '../support/find-violations.ts';
import { measureShift } from '../support/measure-shift.ts';
import { openBrowser, openPage } from '../support/open-browser.ts';
import { startBuiltEdge, type BuiltEdge } from '../support/start-built-edge.ts';
import { startTestBackend, type TestBackend } from '../support/start-backend.ts';

let backend: TestBackend;
let edge: BuiltEdge;
let browser: Browser;
beforeAll(async () => {
  backend = await startTestBackend();
  edge = await startBuiltEdge(backend.url);
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await edge.close();
  await backend.close();
});

const toHost = (prefix: string) => edge.url.replace('localhost', `${prefix}localhost`);

it('an editor logs in by both factors without script, sees the preview, and logs out', async () => {
  const account = await makeAccount(backend.url, 'editor');
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${toHost('preview.')}/legfrissebb`);
  await page.fill('[name=email]', account.email);
  await page.fill('[name=jelszo]', account.password);
  await page.getByRole('button', { name: 'Tovább' }).click();
  await page.fill('[name=kod]', '000000');
  await page.getByRole('button', { name: 'Belépés' }).click();
  await page.fill('[name=kod]', await readCode(backend.url, account));
  await page.getByRole('button', { name: 'Belépés' }).click();
  expect(new URL(page.url()).pathname).toBe('/legfrissebb');
  expect(await page.getByRole('complementary', { name: 'Előnézet' }).isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Hogyan látszik máshol?' }).click();
  expect(await page.locator('h1').textContent()).toBe('Hogyan látszik máshol?');
  await page.getByRole('button', { name: 'Kilépés' }).click();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect((await context.cookies()).filter(({ name }) => name === '__Host-access' || name === '__Host-refresh')).toEqual([]);
  await context.close();
});

it('a preview is hydrated, and scripts find no token', async () => {
  const account = await makeAccount(backend.url, 'editor');
  const { page, complaints, context } = await openPage(browser);
  await page.goto(`${toHost('preview.')}/login`);
  await page.fill('[name=email]', account.email);
  await page.fill('[name=jelszo]', account.password);
  await page.getByRole('button', { name: 'Tovább' }).click();
  await page.fill('[name=kod]', await readCode(backend.url, account));
  await page.getByRole('button', { name: 'Belépés' }).click();
  await page.waitForURL(`${toHost('preview.')}/`);
  const payload = page.waitForResponse((response) => response.url().includes('/_payload/'));
  await page.keyboard.press('Tab');
  expect((await payload).status()).toBe(200);
  expect(await findViolations(page)).toEqual([]);
  const readable = await page.evaluate(() => [document.cookie, ...Object.values(localStorage), ...Object.values(sessionStorage)].join(' '));
  const tokens = (await context.cookies()).filter(({ name, httpOnly }) => name.startsWith('__Host-') && httpOnly).map(({ value }) => value);
  expect(tokens.length).toBeGreaterThanOrEqual(2);
  for (const token of tokens) expect(readable).not.toContain(token);
  // The tests' newspaper has no picture files.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  await context.close();
});

const NOW = Math.floor(Date.now() / 1000);
const PROGRAMMES = [
  { programme: 'Havi támogatás', amount: 3000, currency: 'HUF', recurring: true, startedAt: NOW - 86_400 },
  { programme: 'Éves támogatás', amount: 24_000, currency: 'HUF', recurring: false, startedAt: NOW - 90 * 86_400, endsAt: NOW - 86_400 },
];

it.each([
  { colorScheme: 'light', width: 375 },
  { colorScheme: 'dark', width: 1280 },
] as const)('the pages of a login and behind it pass axe and shift nothing ($colorScheme, $width)', async ({ colorScheme, width }) => {
  const { page, context } = await openPage(browser, { colorScheme, viewport: { width, height: 900 } });
  const checked: string[] = [];
  const check = async (): Promise<void> => {
    await page.waitForLoadState('networkidle');
    const { pathname } = new URL(page.url());
    checked.push(pathname);
    expect(await findViolations(page), pathname).toEqual([]);
    expect(await measureShift(page), pathname).toBeLessThanOrEqual(0.002);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), pathname).toBeLessThanOrEqual(0);
  };
  for (const { host, role, login } of [{ host: toHost('preview.'), role: 'editor', login: '/login' }, { host: edge.url, role: 'member', login: '/tamogatas/belepes' }] as const) {
    const account = await makeAccount(backend.url, role, undefined, role === 'member' ? { programmes: PROGRAMMES } : {});
    await page.goto(host + login);
    await page.fill('[name=email]', account.email);
    await page.fill('[name=jelszo]', account.password);
    await page.getByRole('button', { name: 'Tovább' }).click();
    await page.waitForURL(`${host}${login}/kod`);
    await check();
    await page.fill('[name=kod]', await readCode(backend.url, account));
    await page.getByRole('button', { name: 'Belépés' }).click();
    await page.waitForURL(`${host}${role === 'editor' ? '/' : '/fiok'}`);
    await check();
    if (role === 'member') continue;
    const article = await page.locator('main a[href*="/20"]').first().getAttribute('href');
    await page.goto(`${host}/elonezet?ut=${article ?? ''}`);
    await check();
  }
  expect(checked).toEqual(['/login/kod', '/', '/elonezet', '/tamogatas/belepes/kod', '/fiok']);
  await context.close();
});

it.each(['light', 'dark'] as const)('the forms of a login pass axe with and without problems (%s)', async (colorScheme) => {
  const { page, context } = await openPage(browser, { colorScheme, viewport: { width: 375, height: 800 } });
  await page.goto(`${edge.url}/tamogatas/belepes`);
  expect(await findViolations(page)).toEqual([]);
  await page.fill('[name=email]', 'senki@lapszel.example');
  await page.fill('[name=jelszo]', 'rossz');
  await page.getByRole('button', { name: 'Tovább' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  expect(await findViolations(page)).toEqual([]);
  await page.goto(`${edge.url}/tamogatas/belepes/kod`);
  const isTaken = await page.locator('[name=kod]').evaluate((field) => field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })));
  expect(isTaken, 'nothing refuses a pasted code').toBe(true);
  expect(await findViolations(page)).toEqual([]);
  await context.close();
});
