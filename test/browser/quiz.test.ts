import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { findViolations } from '../support/find-violations.ts';
import { openBrowser, openPage } from '../support/open-browser.ts';
import { request } from '../support/request.ts';

const SLUG = 'het-kilometer-het-pad-egy-csonakhaz-korbejartuk-a-nadas-tavat';

const siteUrl = inject('siteUrl');
let browser: Browser;
let article: string;

beforeAll(async () => {
  browser = await openBrowser();
  const { body } = await request(siteUrl, '/rovat/szepkilatas');
  article = `${siteUrl}${new RegExp(`href="(/[^"]*/${SLUG})"`).exec(body)?.[1]}`;
});
afterAll(() => browser.close());

const quizOf = (page: Page) => page.locator('section[aria-label="Kvíz"]');

// @spec §3 Quiz §4 Quiz refresh
it('an answer is sent in place, its results have the focus, and no script learns the token', async () => {
  const { page, complaints, context } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(article);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const quiz = quizOf(page);
  // React is there when it has asked what this visitor answered before.
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/quizzes/nadasto/answers'));
  await quiz.getByLabel('Igen').check();
  await asked;
  await quiz.getByRole('button', { name: 'Válaszok elküldése' }).click();
  await quiz.locator('output', { hasText: 'A válaszát rögzítettük.' }).waitFor();
  expect(await quiz.locator('li', { hasText: 'az Ön válasza' }).first().textContent()).toContain('Igen');
  expect(await quiz.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await findViolations(page)).toEqual([]);

  const token = (await context.cookies()).find(({ name }) => name === '__Host-quiz');
  expect(token).toMatchObject({ httpOnly: true, secure: true });
  const seen = await page.evaluate(() => `${document.cookie} ${JSON.stringify({ ...localStorage })} ${JSON.stringify({ ...sessionStorage })} ${document.documentElement.outerHTML}`);
  expect(seen).not.toContain(token?.value);

  await page.reload();
  await quiz.getByRole('button', { name: 'Válaszok elküldése' }).focus();
  await quiz.locator('li', { hasText: 'az Ön válasza' }).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('without script the same form leads to a page with the results and back', async () => {
  const { page, complaints, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(article);
  await quizOf(page).getByLabel('Nem').check();
  await quizOf(page).getByRole('button', { name: 'Válaszok elküldése' }).click();
  expect(await page.locator('main').textContent()).toContain('A válaszát rögzítettük.');
  await page.getByRole('link', { name: 'Vissza a cikkhez' }).click();
  expect(page.url()).toBe(article);
  expect(complaints).toEqual([]);
  await context.close();
});

it('votes that are seen are asked for again only where the set-up says so', async () => {
  const { page, context } = await openPage(browser);
  let refreshQuiz = '0';
  const common = JSON.parse((await request(siteUrl, '/api/frontend/refresh')).body);
  await page.route('**/api/frontend/refresh', (route) => route.fulfill({ json: { ...common, componentSetup: { donations: '1', refreshQuiz } } }));
  let asks = 0;
  page.on('request', (asked) => (asks += asked.url().endsWith('/api/quizzes/nadasto') ? 1 : 0));
  await page.clock.install();
  await page.goto(article);
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/quizzes/nadasto/answers'));
  await quizOf(page).getByLabel('Igen').check();
  await asked;
  await quizOf(page).getByRole('button', { name: 'Válaszok elküldése' }).click();
  await quizOf(page).locator('li', { hasText: 'az Ön válasza' }).first().waitFor();
  const refreshed = page.waitForResponse('**/api/frontend/refresh');
  await page.clock.fastForward(40_000);
  await refreshed;
  expect(asks).toBe(0);
  refreshQuiz = '1';
  await expect.poll(async () => (await page.clock.fastForward(20_000), asks), { timeout: 30_000 }).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});
