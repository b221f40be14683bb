import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findViolations } from '../support/find-violations.ts';
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const fieldOf = (page: Page): Locator => page.locator('main input[name="term"]');
const listOf = (page: Page): Locator => page.locator('main [role="listbox"]');
const outputOf = (page: Page): Locator => page.locator('main form > output');
const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);
const readFilters = (page: Page): unknown => JSON.parse(new URL(page.url()).searchParams.get('filters') ?? '{}');

/** Opens the archive and goes into its field, which is a combobox from then on. */
async function openBox(options: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }): Promise<WatchedPage> {
  const opened = await openPage(browser, options);
  await opened.page.goto(`${siteUrl}/archivum`);
  await opened.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await fieldOf(opened.page).focus();
  await opened.page.locator('main input[role="combobox"]').waitFor();
  return opened;
}

async function suggest(page: Page, text: string): Promise<void> {
  await fieldOf(page).pressSequentially(text);
  await listOf(page).waitFor();
}

/** The row that the field points at, as a listener hears of it. */
function activeRow(page: Page): Promise<{ text: string; selected: string | null; selectedCount: number } | null> {
  return fieldOf(page).evaluate((field) => {
    const row = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    if (row === null) return null;
    return { text: row.textContent ?? '', selected: row.getAttribute('aria-selected'), selectedCount: document.querySelectorAll('[role="option"][aria-selected="true"]').length };
  });
}

describe('the search box', () => {
  it('is an ARIA combobox: focus stays, arrows pass over separators, the number of rows is told, axe finds nothing', async () => {
    const { page, complaints, context } = await openBox();
    const field = fieldOf(page);
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    expect(await field.getAttribute('aria-autocomplete')).toBe('list');
    await suggest(page, 'ti');
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await field.getAttribute('aria-controls')).toBe(await listOf(page).getAttribute('id'));
    const rows = await listOf(page).locator('[role="option"]').allTextContents();
    expect(rows.length).toBeGreaterThan(3);
    expect(await listOf(page).locator('[role="group"]').count()).toBeGreaterThan(1);
    expect(await outputOf(page).textContent()).toContain(`${rows.length} javaslat`);
    expect(await activeRow(page)).toBeNull();
    const walked: string[] = [];
    for (let step = 0; step < rows.length; step += 1) {
      await page.keyboard.press('ArrowDown');
      const row = await activeRow(page);
      expect(row).toMatchObject({ selected: 'true', selectedCount: 1 });
      walked.push(row?.text ?? '');
    }
    expect(walked).toEqual(rows);
    await page.keyboard.press('ArrowDown');
    expect(await activeRow(page)).toBeNull();
    await page.keyboard.press('ArrowUp');
    expect(await activeRow(page)).toMatchObject({ text: rows.at(-1) });
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    expect([await listOf(page).count(), await outputOf(page).textContent(), await field.inputValue()]).toEqual([0, '', 'ti']);
    await page.keyboard.press('Escape');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('adds a tag from the list by Enter, which reloads the results in place and leaves the reader in the field', async () => {
    const { page, complaints, context } = await openBox();
    await suggest(page, 'árv');
    const row = listOf(page).locator('[role="group"]', { hasText: 'Témák' }).locator('[role="option"]').first();
    const name = (await row.evaluate((option) => option.firstChild?.textContent ?? '')).trim();
    while (((await activeRow(page))?.text ?? '') !== (await row.textContent())) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/filters=/);
    expect(readFilters(page)).toEqual({ and_tags: [expect.any(String)] });
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'term');
    expect([await isSameDocument(page), await fieldOf(page).inputValue()]).toEqual([true, '']);
    const remove = page.getByRole('button', { name: `${name} eltávolítása` });
    expect(await remove.count()).toBe(1);
    expect(await page.locator('main output', { hasText: /találat/ }).textContent()).toMatch(/^\d+ találat$/);
    await remove.click();
    await page.waitForURL((url) => url.search === '');
    expect([await isSameDocument(page), await remove.count()]).toEqual([true, 0]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('goes to the results by Enter where no row is marked, back with the term of before, and to an article of the list', async () => {
    const { page, context } = await openBox();
    await fieldOf(page).fill('tisza');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/archivum\?term=tisza$/);
    expect(await isSameDocument(page)).toBe(true);
    await page.locator('h1', { hasText: 'tisza' }).waitFor();
    await page.goBack();
    await page.locator('h1', { hasText: 'Archívum' }).waitFor();
    expect(await fieldOf(page).inputValue()).toBe('');
    await suggest(page, 'tisza');
    const article = listOf(page).locator('a[role="option"]').first();
    const href = await article.getAttribute('href');
    await page.keyboard.press('ArrowUp');
    while ((await fieldOf(page).getAttribute('aria-activedescendant')) !== (await article.getAttribute('id'))) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    expect(await isSameDocument(page)).toBe(true);
    await context.close();
  });

  it('takes a finger, and fits a narrow screen', async () => {
    const { page, context } = await openBox({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });
    await suggest(page, 'árv');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    await listOf(page).locator('button[role="option"]').first().tap();
    await page.waitForURL(/filters=/);
    await context.close();
  });

  it('loses nothing of what was typed before it was a combobox, and then suggests for it', async () => {
    const { page, context } = await openPage(browser);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/main-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${siteUrl}/archivum`);
    await fieldOf(page).focus();
    await fieldOf(page).pressSequentially('tisza');
    expect(await fieldOf(page).getAttribute('role')).toBeNull();
    release();
    await listOf(page).waitFor();
    expect(await fieldOf(page).inputValue()).toBe('tisza');
    await context.close();
  });

  it('without script is a form, and so are the buttons of its tags', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${siteUrl}/archivum?filters=${encodeURIComponent('{"superTags":["belfold"]}')}`);
    await fieldOf(page).fill('tisza');
    await page.keyboard.press('Enter');
    await page.waitForURL(/term=tisza/);
    expect(readFilters(page)).toEqual({ superTags: ['belfold'] });
    expect(await page.getByLabel('Szavak a címben').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Belföld eltávolítása' }).click();
    await page.waitForURL((url) => url.searchParams.get('filters') === '');
    expect(new URL(page.url()).searchParams.get('term')).toBe('tisza');
    await context.close();
  });
});

describe('the free-entry tag input', () => {
  it('makes tags of what is entered, and a second backspace in the empty field takes the last one away', async () => {
    const { page, complaints, context } = await openBox();
    const words = page.getByLabel('Szavak a címben').and(page.locator('input'));
    await words.pressSequentially('a;');
    await page.waitForURL(/filters=/);
    expect(readFilters(page)).toEqual({ title: ['a'] });
    await page.waitForFunction(() => document.activeElement?.matches('input:not([name])') === true);
    expect(await page.getByRole('button', { name: 'a eltávolítása' }).count()).toBe(1);
    await page.keyboard.press('Backspace');
    expect(readFilters(page)).toEqual({ title: ['a'] });
    expect(await page.locator('main output', { hasText: 'kijelölve' }).count()).toBe(1);
    await page.keyboard.press('Backspace');
    await page.waitForURL((url) => url.search === '');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the frame', () => {
  it.each([
    { width: 375, link: true, form: false },
    { width: 1280, link: false, form: true },
  ])('has a way to the search at $width px', async ({ width, link, form }) => {
    const { page, context } = await openPage(browser, { viewport: { width, height: 800 } });
    await page.goto(`${siteUrl}/dokumentum/adatvedelem`);
    const search = page.locator('body search').first();
    expect([await search.locator('a').isVisible(), await search.locator('form').isVisible()]).toEqual([link, form]);
    if (form) {
      await search.locator('input[name="term"]').fill('tisza');
      await page.keyboard.press('Enter');
    } else await search.locator('a').click();
    await page.waitForURL(form ? /\/archivum\?term=tisza/ : /\/archivum$/);
    expect(await page.locator('body search').count()).toBe(1);
    await context.close();
  });
});
