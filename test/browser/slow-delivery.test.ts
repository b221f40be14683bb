import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, refuseConsent } from '../support/open-browser.ts';
import { HOSTS, findPageTypes, type PageTypes } from '../support/page-types.ts';
import { request } from '../support/request.ts';
import { startTrickleProxy, type TrickleProxy } from '../support/trickle-proxy.ts';

const SHIFT_LIMIT = 0.002;
const WIDTHS = [375, 800, 1280] as const;
const MODES = ['light', 'dark'] as const;
const MAIN_NAMES = ['front', 'newest', 'secondPage', 'section', 'english', 'after', 'tag', 'author', 'article', 'longform', 'half', 'supplement', 'supplementResults', 'tipGame', 'archive', 'found', 'document', 'imprint', 'empty', 'notFound'] as const;
const REGIONAL_NAMES = ['front', 'longform'] as const;

// A mode changes colours only, and what 800 px has of its own shows on every other page: not every pair is tried.
const pages = [...MAIN_NAMES.map((name) => ({ edition: 'main', name }) as const), ...REGIONAL_NAMES.map((name) => ({ edition: 'regional', name }) as const)];
const cases = pages.flatMap((page, index) => WIDTHS.filter((width) => width !== 800 || index % 2 === 0).map((width, at) => ({ ...page, width, colorScheme: MODES[(index + at) % 2] ?? 'light' })));

const siteUrl = inject('siteUrl');
let browser: Browser;
let context: BrowserContext;
let proxy: TrickleProxy;
const pageTypes: Partial<Record<keyof typeof HOSTS, PageTypes>> = {};

beforeAll(async () => {
  browser = await openBrowser();
  // One for all, so that styles come from its cache and the first pieces of a page are painted too.
  context = await browser.newContext();
  await refuseConsent(context);
  proxy = await startTrickleProxy(siteUrl);
  for (const edition of ['main', 'regional'] as const) pageTypes[edition] = { ...(await findPageTypes(siteUrl, edition)), half: await findHalf() };
}, 120_000);
afterAll(async () => {
  await browser.close();
  await proxy.close();
});

describe.concurrent('a page that arrives in pieces', () => {
  it.each(cases)('shifts nothing: $name of the $edition edition, $width px, $colorScheme', async ({ edition, name, width, colorScheme }) => {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`http://${HOSTS[edition]}:${proxy.port}${pageTypes[edition]?.[name]}`, { waitUntil: 'load' });
    const shifts = await page.evaluate(readShifts);
    await page.close();
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('\n')).toBeLessThanOrEqual(SHIFT_LIMIT);
  });
});

type LayoutShift = PerformanceEntry & { readonly value: number; readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[] };

/** Runs in the page: every shift so far, and what moved from where to where. */
async function readShifts(): Promise<{ value: number; what: string }[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  return (observer.takeRecords() as LayoutShift[]).map(({ value, sources }) => ({
    value,
    what: sources.map(({ node, previousRect: from, currentRect: to }) => `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${from.x},${from.y} → ${to.x},${to.y}`).join('; '),
  }));
}

/** An article of the demo whose picture stands beside its title. */
async function findHalf(): Promise<string> {
  const { body } = await request(siteUrl, '/rovat/arcok');
  const path = /href="(\/arcok\/[^"]+\/fel-evig-csak-a-tehenek[^"]*)"/.exec(body)?.[1];
  if (path === undefined) throw new Error('The demo has no article with a picture beside its title in /rovat/arcok.');
  return path;
}
