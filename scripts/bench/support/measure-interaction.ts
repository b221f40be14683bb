import type { Browser, CDPSession, Page } from 'playwright';
import type { Interaction } from './interactions.ts';

const THROTTLE = 4;
/** Event timing tells of nothing shorter. */
const SHORTEST_TOLD_MS = 16;
const SETTLE_MS = 1500;

/** What the page notes of itself, in milliseconds; it hangs on the page's global object. */
type Noted = { events: number[]; tasks: number[] };
type Noting = { noted?: Noted };

/** The longest event of an interaction, and the longest task from it until all is quiet again. */
export type MeasuredInteraction = { readonly inpMs: number; readonly longestTaskMs: number };

/** Opens a page as a slow phone does and interacts once. Where React is needed, an earlier visit has filled the HTTP cache. */
export async function measureInteraction(browser: Browser, url: string, interaction: Interaction): Promise<MeasuredInteraction> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });
  try {
    if (interaction.kind !== 'own') await fillCache(await context.newPage(), url);
    const page = await context.newPage();
    await page.addInitScript(watch);
    await throttle(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'networkidle' });
    await interaction.prepare?.(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.evaluate(() => (globalThis as Noting).noted?.tasks.splice(0));
    await interaction.act(page);
    await page.waitForTimeout(SETTLE_MS);
    const { events, tasks } = await page.evaluate((): Noted => (globalThis as Noting).noted ?? { events: [], tasks: [] });
    return { inpMs: Math.max(SHORTEST_TOLD_MS, ...events), longestTaskMs: Math.max(0, ...tasks) };
  } finally {
    await context.close();
  }
}

async function fillCache(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')));
  await page.close();
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const noted: Noted = { events: [], tasks: [] };
  (globalThis as Noting).noted = noted;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('interactionId' in entry && entry.interactionId !== 0) noted.events.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.tasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
}
