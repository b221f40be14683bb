import type { Browser } from 'playwright';
import webPush from 'web-push';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { openBrowser, openPage } from '../support/open-browser.ts';
import { startBuiltEdge } from '../support/start-built-edge.ts';
import { startTestBackend } from '../support/start-backend.ts';

const siteUrl = inject('siteUrl');
const DAY = 86_400;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ whole: true });
});
afterAll(() => browser.close());

it('the promo is closed by keyboard, where it stood, for its time, and comes back nowhere sooner', async () => {
  const { page, complaints, context } = await openPage(browser);
  const promo = page.getByRole('complementary', { name: 'Kérje hírlevelünket!' });
  const cookieAge = async (name: string) => {
    const cookie = (await context.cookies()).find((one) => one.name === name);
    return cookie === undefined ? null : Math.round((cookie.expires - Date.now() / 1000) / DAY);
  };
  // Not a live blog, which has no promo.
  await page.goto(`${siteUrl}/rovat/gazdasag`);
  const article = await page.locator('main a[href^="/gazdasag/20"]').first().getAttribute('href');
  await page.goto(`${siteUrl}/`);
  expect(await promo.getByRole('button', { name: 'Most nem' }).isVisible()).toBe(false);
  await page.keyboard.press('Tab');
  const later = promo.getByRole('button', { name: 'Most nem' });
  await later.waitFor();
  await later.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Rendben, egy ideig nem mutatjuk.');
  expect(await cookieAge('hirlevel_ajanlo_cimlap')).toBe(1);

  await page.reload();
  await page.keyboard.press('Tab');
  await expect.poll(() => promo.count()).toBe(0);
  await page.goto(`${siteUrl}${article}`);
  await page.keyboard.press('Tab');
  const never = promo.getByRole('button', { name: 'Többé ne jelenjen meg' });
  await never.waitFor();
  await never.click();
  // Two years are asked for; browsers keep no cookie longer than 400 days.
  expect(await cookieAge('hirlevel_ajanlo')).toBeGreaterThanOrEqual(400);
  expect(complaints).toEqual([]);
  await context.close();
});

it('without script the box is a form that works', async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${siteUrl}/legfrissebb`);
  await page.getByLabel('E-mail-cím').fill('bongeszo@example.hu');
  await page.getByRole('button', { name: 'Feliratkozom a heti válogatásra' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Nézze meg a postaládáját');
  await context.close();
});

it('the service worker comes after the click and not before, and asks for no requests', async () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const backend = await startTestBackend({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
  onTestFinished(() => backend.close());
  const edge = await startBuiltEdge(backend.url);
  onTestFinished(() => edge.close());
  const { page, complaints, context } = await openPage(browser, { permissions: ['notifications'] });
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope ?? null);
  await page.goto(`${edge.url}/ertesitesek`);
  const turnOn = page.getByRole('button', { name: 'Bekapcsolom az értesítéseket' });
  await turnOn.waitFor();
  expect(await registered()).toBeNull();
  await turnOn.click();
  // Whether a push service answers depends on the machine: the page tells either way.
  await expect.poll(() => page.locator('main').getByRole('status').textContent(), { timeout: 10_000 }).toMatch(/be vannak kapcsolva|nem sikerült/);
  expect(await registered()).toBe(`${edge.url}/`);
  // A browser of tests is a private one, which Chromium lets subscribe to nothing.
  expect(complaints.filter((complaint) => !complaint.includes('incognito'))).toEqual([]);
  await context.close();
});
