import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { CONSENT_COOKIE } from '../../src/shared/config/consent.ts';
import { findViolations } from '../support/find-violations.ts';
import { findForeign, keepLedger } from '../support/foreign-requests.ts';
import { measureShift } from '../support/measure-shift.ts';
import { openBrowser, openPage, type PageOptions, type WatchedPage } from '../support/open-browser.ts';

const siteUrl = inject('siteUrl');
const framesUrl = siteUrl.replace('://', '://frames.');
const LIST = '/rovat/belfold';
const FRAMED = '/melleklet/tokio-2020/eremtablazat';
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 568 };

let browser: Browser;
let watched: WatchedPage | null = null;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  await watched?.context.close();
  watched = null;
});

async function open(options: PageOptions): Promise<WatchedPage> {
  watched = await openPage(browser, { viewport: WIDE, ...options });
  return watched;
}

const bar = (page: Page) => page.getByRole('dialog', { name: 'Sütik és külső tartalom' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const control = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Sütibeállítások' });
const isFocusInBar = (page: Page) => page.evaluate(() => document.activeElement?.closest('#consent') !== null);
const readChoice = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === CONSENT_COOKIE)?.value ?? null;

/** Opens a page and scrolls through all of it, as far as it goes. */
async function readThrough(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl + path, { waitUntil: 'load' });
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
}

it('before a choice, and after a refusal, nothing of another origin is asked for on any page', async () => {
  const { page, context, complaints } = await open({ consent: 'none' });
  const ledger = keepLedger(context);
  await readThrough(page, LIST);
  await bar(page).waitFor();
  const article = await page.locator('main a[href*="/20"]').first().getAttribute('href');
  await button(page, 'Elutasítom').click();
  await bar(page).waitFor({ state: 'detached' });
  expect(await readChoice(page)).toMatch(/^1\.\d{5}\.$/);
  for (const path of ['/', article ?? '', LIST, FRAMED]) await readThrough(page, path);
  expect(await bar(page).count()).toBe(0);
  expect(findForeign(ledger, siteUrl)).toEqual([]);
  // The widget's frame was among them, and who has refused does not load the script of consent either.
  expect(ledger.some(({ origin }) => origin === framesUrl)).toBe(true);
  expect(ledger.filter(({ pathname }) => pathname.startsWith('/assets/consent-'))).toHaveLength(1);
  expect(complaints).toEqual([]);
});

it('who accepts is counted, on pages shown in place too, until the consent is withdrawn', async () => {
  const { page, complaints } = await open({ consent: 'none' });
  const counted = (path: string) => page.waitForRequest((request) => request.url().startsWith(`${framesUrl}/meres-proba.svg?oldal=${encodeURIComponent(path)}&`));
  await page.goto(siteUrl + LIST);
  const first = counted(LIST);
  await button(page, 'Elfogadom').click();
  await first;
  expect(await page.locator('iframe').count()).toBe(1);

  await page.keyboard.press('Tab');
  await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')));
  const second = counted('/legfrissebb');
  await page.evaluate(() => void document.documentElement.setAttribute('data-same-document', ''));
  await page.locator('a[href="/legfrissebb"]').first().evaluate((link: HTMLElement) => link.click());
  await second;
  expect(await page.locator('html').getAttribute('data-same-document')).toBe('');

  const third = counted('/english');
  await page.goto(`${siteUrl}/english`);
  await third;
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const english = page.getByRole('dialog', { name: 'Cookies and external content' });
  expect(await english.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked))).toEqual([true, true, true]);
  await english.getByRole('checkbox', { name: 'Statistics' }).uncheck();
  await english.getByRole('button', { name: 'Save selection' }).click();
  expect(await readChoice(page)).toMatch(/^1\.\d{5}\.ae$/);
  expect(await page.locator('iframe').count()).toBe(0);

  const ledger = keepLedger(page.context());
  await readThrough(page, LIST);
  expect(findForeign(ledger, siteUrl)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('the answers have the same size and look, nothing is ticked, and to save that is to refuse', async () => {
  for (const viewport of [NARROW, WIDE]) {
    const { page, context } = await open({ consent: 'none', viewport });
    await page.goto(siteUrl + LIST);
    await bar(page).waitFor();
    const looks = await bar(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(one);
          return { text: one.textContent, look: [Math.round(width), Math.round(height), color, backgroundColor, borderColor, fontSize, fontWeight].join(' ') };
        }),
      );
    expect(looks.map(({ text }) => text)).toEqual(['Elfogadom', 'Elutasítom', 'Beállítások']);
    expect(new Set(looks.map(({ look }) => look)).size, JSON.stringify(looks)).toBe(1);
    await button(page, 'Beállítások').click();
    expect(await bar(page).getByRole('checkbox', { checked: false }).count()).toBe(3);
    expect(await isFocusInBar(page)).toBe(true);
    await button(page, 'A kijelöltek mentése').click();
    expect(await readChoice(page)).toMatch(/^1\.\d{5}\.$/);
    await context.close();
  }
});

it('by keyboard it comes first, takes no focus by itself, and Esc is no consent', async () => {
  const { page } = await open({ consent: 'none' });
  await page.goto(siteUrl + LIST);
  await bar(page).waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await bar(page).count()).toBe(1);
  await page.keyboard.press('Tab');
  expect(await isFocusInBar(page)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await bar(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(await readChoice(page)).toBeNull();
  await page.reload();
  await bar(page).waitFor();
});

it('the control of the footer opens the settings by keyboard, and the focus goes there and back', async () => {
  const { page, complaints } = await open({});
  await page.goto(siteUrl + LIST);
  await control(page).focus();
  await page.keyboard.press('Enter');
  await bar(page).waitFor();
  expect(await isFocusInBar(page)).toBe(true);
  expect(await bar(page).getByRole('checkbox').count()).toBe(3);
  await page.keyboard.press('Escape');
  expect(await control(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await bar(page).getByRole('checkbox', { name: 'Külső tartalom' }).check();
  await button(page, 'A kijelöltek mentése').press('Enter');
  expect(await readChoice(page)).toMatch(/^1\.\d{5}\.e$/);
  expect(await control(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

it.each([
  { colorScheme: 'light', viewport: NARROW },
  { colorScheme: 'dark', viewport: WIDE },
] as const)('in $colorScheme it passes axe, shifts nothing, and covers nothing that has the focus', async ({ colorScheme, viewport }) => {
  const { page, complaints } = await open({ consent: 'none', colorScheme, viewport });
  await page.goto(siteUrl + LIST, { waitUntil: 'load' });
  await bar(page).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await measureShift(page)).toBe(0);
  await button(page, 'Beállítások').click();
  expect(await findViolations(page, '#consent')).toEqual([]);
  const { isClear, isAtEnd, overflow } = await page.evaluate(async () => {
    const last = [...document.querySelectorAll<HTMLElement>('footer :is(a, button)')].at(-1);
    last?.focus();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const top = document.getElementById('consent')?.getBoundingClientRect().top ?? 0;
    return {
      isClear: (last?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) <= top,
      isAtEnd: top > 0 && top < innerHeight,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  expect({ isClear, isAtEnd, overflow }).toEqual({ isClear: true, isAtEnd: true, overflow: 0 });
  expect(complaints).toEqual([]);
});

it('a picture of a page has no bar', async () => {
  const { page, context } = await open({ consent: 'none' });
  const ledger = keepLedger(context);
  await readThrough(page, `${LIST}?isScreenshot`);
  expect(ledger.filter(({ pathname }) => pathname.startsWith('/assets/consent-'))).toEqual([]);
  expect(await bar(page).count()).toBe(0);
});
