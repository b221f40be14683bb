import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findPageTypes, type PageTypes } from '../support/page-types.ts';
import { openLighthouseBrowser, runLighthouse, type LighthouseBrowser } from '../support/run-lighthouse.ts';

const siteUrl = inject('siteUrl');
/** Performance depends on the machine: `npm run bench -- lighthouse` measures it. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
let browser: LighthouseBrowser;
let types: PageTypes;

beforeAll(async () => {
  browser = await openLighthouseBrowser();
  types = await findPageTypes(siteUrl, 'main');
});
afterAll(() => browser.browser.close());

describe('Lighthouse, mobile preset', () => {
  it.each(['front', 'newest', 'article'])('gives the %s page 100 for accessibility, best practices and SEO', async (name) => {
    const { scores, complaints } = await runLighthouse(browser, siteUrl + (types[name] ?? '/'), CATEGORIES);
    expect({ complaints, 'accessibility': scores.accessibility, 'best-practices': scores['best-practices'], 'seo': scores.seo }).toEqual({ 'complaints': complaints, 'accessibility': 100, 'best-practices': 100, 'seo': 100 });
  }, 120_000);
});
