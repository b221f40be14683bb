import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findViolations } from '../support/find-violations.ts';
import { openBrowser, openPage } from '../support/open-browser.ts';

const siteUrl = inject('siteUrl').replace('127.0.0.1', 'localhost');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

// @spec §2.1 Support page
describe('a support', () => {
  it('is given without script on a small screen, by way of the payment page', async () => {
    const { page, complaints, context } = await openPage(browser, { javaScriptEnabled: false, colorScheme: 'dark', viewport: { width: 320, height: 800 } });
    await page.goto(`${siteUrl}/tamogatas`, { waitUntil: 'domcontentloaded' });
    await page.getByLabel('Minden hónapban').check();
    await page.getByLabel('Más összeg (Ft)').fill('7 500');
    await page.getByLabel('Név').fill('Kapuvári Emese');
    await page.getByLabel('E-mail-cím').fill('emese@pelda.hu');
    await page.getByLabel('Elfogadom').check();
    await page.getByRole('button', { name: 'Tovább a fizetéshez' }).click();
    await page.waitForURL(/proba-fizetes/);
    await page.getByRole('button', { name: 'Fizetek' }).click();
    await page.waitForURL(/\/tamogatas\/siker\//);
    expect(await page.locator('main').innerText()).toContain('Havi támogatás: 7\u00a0500\u00a0Ft');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('that lacks something is told where the reader is, at each field', async () => {
    const { page, context } = await openPage(browser, { viewport: { width: 375, height: 800 } });
    await page.goto(`${siteUrl}/tamogatas`, { waitUntil: 'networkidle' });
    // The browser's own checks come first; who has none of them gets ours.
    await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''));
    await page.getByLabel('Más összeg (Ft)').fill('1');
    await page.getByRole('button', { name: 'Tovább a fizetéshez' }).click();
    const problems = page.getByRole('alert');
    await problems.waitFor();
    expect(await problems.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await problems.getByRole('link', { name: /E-mail-címét|e-mail-címét/ }).click();
    expect(await page.evaluate(() => location.hash)).toBe('#email');
    expect(await page.getByLabel('E-mail-cím').getAttribute('aria-invalid')).toBe('true');
    await context.close();
  });
});

it('the tax number is copied by its button', async () => {
  const { page, context } = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${siteUrl}/egyszazalek`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Adószám másolása' }).click();
  await expect.poll(() => page.locator('main [role="status"]').innerText()).toBe('Az adószám a vágólapon van.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('12345678-1-42');
  await context.close();
});
