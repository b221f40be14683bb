import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { CONSENT_COOKIE } from '../../src/shared/config/consent.ts';
import { NO_CONSENT, toConsentCookie } from '../../src/shared/lib/consent.ts';
import { findViolations } from '../support/find-violations.ts';
import { findForeign, keepLedger } from '../support/foreign-requests.ts';
import { measureShift } from '../support/measure-shift.ts';
import { openBrowser, openPage } from '../support/open-browser.ts';
import { HOSTS, MISSING_PAGE_TYPES, PAGE_TYPE_NAMES, findPageTypes, type PageTypes } from '../support/page-types.ts';

const siteUrl = inject('siteUrl');
const port = new URL(siteUrl).port;
let browser: Browser;
const pageTypes: Partial<Record<keyof typeof HOSTS, PageTypes>> = {};

beforeAll(async () => {
  browser = await openBrowser();
  for (const edition of ['main', 'regional'] as const) pageTypes[edition] = await findPageTypes(siteUrl, edition);
}, 120_000);
afterAll(() => browser.close());

// The editions differ by colours and texts: one of every type, and of the regional edition what shows all of its colours.
const REGIONAL = ['front', 'section', 'article'] as const;
const cases = [...PAGE_TYPE_NAMES.map((name) => ({ edition: 'main', name }) as const), ...REGIONAL.map((name) => ({ edition: 'regional', name }) as const)];

const REFUSAL = toConsentCookie(NO_CONSENT, { nowMs: Date.now(), isSecure: false }).split(/[=;]/)[1] ?? '';

const VISITS = [
  { colorScheme: 'light', width: 375, consent: 'refused' },
  { colorScheme: 'dark', width: 1280, consent: 'none' },
] as const;

it.concurrent.each(cases)('the $name page of the $edition edition passes axe, breaks no policy, shifts nothing and asks nobody else, small, light and refused, large, dark and unanswered', async ({ edition, name }) => {
  const { page, complaints, context } = await openPage(browser, { consent: 'none' });
  const ledger = keepLedger(context);
  const url = `http://${HOSTS[edition]}:${port}${pageTypes[edition]?.[name] ?? '/'}`;
  for (const { colorScheme, width, consent } of VISITS) {
    if (consent === 'refused') await context.addCookies([{ name: CONSENT_COOKIE, value: REFUSAL, url }]);
    else await context.clearCookies();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url, { waitUntil: 'networkidle' });
    const shift = await measureShift(page);
    expect(await findViolations(page), colorScheme).toEqual([]);
    expect(shift, colorScheme).toBeLessThanOrEqual(0.002);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `the page must not scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  expect(findForeign(ledger, siteUrl)).toEqual([]);
  expect(complaints.filter((complaint) => !MISSING_PAGE_TYPES.includes(name) || !complaint.includes('404'))).toEqual([]);
  await context.close();
});
