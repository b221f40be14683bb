import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_PAGE_ITEMS } from '../../src/shared/config/constants.ts';
import { makeHostileArticles, type HostileArticle } from '../support/hostile-articles.ts';
import { publish } from '../support/newsroom.ts';
import { openBrowser, refuseConsent } from '../support/open-browser.ts';
import { startBuiltEdge, type BuiltEdge } from '../support/start-built-edge.ts';
import { startTestBackend, type TestBackend } from '../support/start-backend.ts';

const ARTICLE_URL = /\/20\d\d\/\d\d\/\d\d\//;
let backend: TestBackend;
let edge: BuiltEdge;
let browser: Browser;
let articles: readonly HostileArticle[];

beforeAll(async () => {
  backend = await startTestBackend();
  articles = makeHostileArticles(Math.floor(Date.now() / 1000) - 60);
  for (const { draft } of articles) await publish(backend.url, draft);
  edge = await startBuiltEdge(backend.url, { PATIENCE_MS: '60000' });
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await edge.close();
  await backend.close();
});

/** A context in which whatever the corpus tries to call leaves a trace, and every refusal of the policy too. */
async function openTrap(): Promise<{ context: BrowserContext; page: Page; traces: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await refuseConsent(context);
  const traces: string[] = [];
  await context.exposeFunction('leaveTrace', (trace: string) => void traces.push(trace));
  await context.addInitScript(() => {
    const leave = (trace: string): void => (globalThis as unknown as { leaveTrace: (trace: string) => void }).leaveTrace(trace);
    for (const name of ['alert', 'msgbox', 'confirm', 'prompt'] as const) {
      Object.defineProperty(globalThis, name, {
        value: () => {
          Object.assign(globalThis, { __xss: true });
          leave(`${name} was called on ${location.pathname}`);
        },
      });
    }
    document.addEventListener('securitypolicyviolation', (event) => leave(`${event.violatedDirective} refused ${event.blockedURI} ${event.sample} on ${location.pathname}`));
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    traces.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => traces.push(`uncaught: ${error.message}`));
  page.on('popup', (popup) => traces.push(`popup: ${popup.url()}`));
  return { context, page, traces };
}

/** Touches what handlers wait for: the mouse over every element, focus in every field and control. */
function provoke(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      for (const type of ['mouseover', 'pointerover', 'mouseenter', 'toggle', 'animationstart']) element.dispatchEvent(new Event(type, { bubbles: true }));
      if (element.matches('a, button, input, summary, [tabindex]')) element.focus();
    }
  });
}

function wasHit(page: Page): Promise<boolean> {
  return page.evaluate(() => '__xss' in globalThis);
}

describe('hostile articles in a browser', () => {
  it('would be seen if they ran', async () => {
    const { context, page, traces } = await openTrap();
    await page.goto(`${edge.url}/empty`);
    await page.evaluate(() => {
      const image = new Image();
      image.src = 'https://evil.example/x.png';
      alert(1);
    });
    await expect.poll(() => traces.length).toBe(2);
    expect(await wasHit(page)).toBe(true);
    await context.close();
  });

  // Every one of these pages is taken apart over HTTP too; here one in seven, of every type and cover, since they take turns.
  it('run nothing and are refused nothing when their pages are opened', async () => {
    const { context, page, traces } = await openTrap();
    for (const { path, trick } of articles.filter((_, index) => index % 7 === 0)) {
      await page.goto(edge.url + path, { waitUntil: 'load' });
      await provoke(page);
      expect(await wasHit(page), trick).toBe(false);
      expect(await page.locator('main h1').count(), trick).toBe(1);
      expect(traces, trick).toEqual([]);
    }
    await context.close();
  }, 300_000);

  it('run nothing on the pages that list them, hydrated too', async () => {
    const { context, page, traces } = await openTrap();
    const lists = Array.from({ length: Math.ceil(articles.length / LIST_PAGE_ITEMS) }, (_, index) => `/legfrissebb?oldal=${index + 1}`);
    for (const path of ['/', ...lists, '/rovat/belfold', '/legfontosabb']) {
      await page.goto(edge.url + path, { waitUntil: 'load' });
      await hydrate(page);
      await provoke(page);
      expect(await wasHit(page), path).toBe(false);
      expect(traces, path).toEqual([]);
    }
    await context.close();
  }, 120_000);

  it('run nothing when they are gone to in place, from the payload instead of the HTML', async () => {
    const { context, page, traces } = await openTrap();
    await page.goto(`${edge.url}/legfrissebb`, { waitUntil: 'load' });
    await hydrate(page);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    let opened = 0;
    const chosen = articles.filter((_, index) => index % 7 < 3);
    for (const { path, trick } of chosen) {
      await openInPlace(page, path);
      await provoke(page);
      expect(await page.evaluate(() => 'sameDocument' in globalThis), trick).toBe(true);
      expect(await wasHit(page), trick).toBe(false);
      expect(traces, trick).toEqual([]);
      opened += 1;
    }
    expect(opened).toBe(chosen.length);
    await context.close();
  }, 300_000);
});

async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')));
}

/** Clicks a link of ours to the page: one of the page's own, pointed there, so that the app takes the click over. */
async function openInPlace(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href^="/"]');
    if (link === null) throw new Error('The page has no link of its own.');
    link.setAttribute('href', href);
    link.click();
  }, path);
  await page.waitForFunction((pathname) => location.pathname === pathname && document.querySelector('main article h1, main h1') !== null, path);
  expect(page.url()).toMatch(ARTICLE_URL);
}
