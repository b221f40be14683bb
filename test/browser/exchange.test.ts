import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { findViolations } from '../support/find-violations.ts';
import { openBrowser, openPage } from '../support/open-browser.ts';

const address = `${inject('siteUrl')}/arfolyam?idoszak=honap`;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('without script the converter answers by a page, and the chart has its numbers as a table', async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  expect(await page.getByRole('slider').count()).toBe(0);
  await page.locator('main summary').click();
  expect(await page.locator('main details tbody tr').last().innerText()).toMatch(/^2026\. április 13\.\s+366,90\sFt$/);
  await page.getByLabel('Összeg').fill('1 000,5');
  await page.getByLabel('Deviza').selectOption('USD');
  await page.getByRole('button', { name: 'Átváltás' }).click();
  await page.waitForURL(/valuta=USD/);
  expect(await page.locator('main output').innerText()).toMatch(/^1\s000,50\sUSD = 314\s176,01\sFt/);
  // The range that the reader had chosen stays.
  expect(await page.locator('main nav [aria-current="page"]').innerText()).toBe('1 hónap');
  await context.close();
});

it('with React the arrow keys go along the line and say each value, and the converter follows what one types', async () => {
  const { page, complaints, context } = await openPage(browser, { viewport: { width: 375, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'networkidle' });
  const slider = page.getByRole('slider');
  await slider.focus();
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^2026\. április 13\.: 366,90\sFt$/);
  const cursor = page.locator('main svg circle');
  const before = await cursor.getAttribute('cx');
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowLeft');
      return slider.getAttribute('aria-valuetext');
    })
    .not.toMatch(/április 13/);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^2026\. április 10\.: 377,20\sFt$/);
  expect(await cursor.getAttribute('cx')).not.toBe(before);
  expect(await page.locator('main figure p').first().innerText()).toMatch(/^2026\. április 10\.: 377,20\sFt$/);
  await page.getByLabel('Összeg').fill('2');
  await expect.poll(() => page.locator('main output').innerText()).toMatch(/^2\sEUR = 733,80\sFt/);
  await page.getByLabel('Összeg').fill('kettő');
  await expect.poll(() => page.locator('main output').innerText()).toContain('Számot írj be');
  expect(await findViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('texts of the chart keep their size on the narrowest screen, and stay inside it', async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 320, height: 900 }, colorScheme: 'dark' });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const texts = await page.locator('main figure svg text').evaluateAll((all) =>
    all.map((text) => ({ size: Number.parseFloat(getComputedStyle(text).fontSize), left: text.getBoundingClientRect().left, right: text.getBoundingClientRect().right })).filter(({ left, right }) => right > left),
  );
  expect(texts.length).toBeGreaterThan(5);
  expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(11);
  expect(Math.min(...texts.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...texts.map(({ right }) => right))).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await findViolations(page, 'main')).toEqual([]);
  await context.close();
});
