import type { Browser } from 'playwright';
import { openPage } from '../../../test/support/open-browser.ts';

/** Where and when a reader opens a page. */
export type Reader = { readonly timezoneId: string; readonly locale: string; readonly moment: string };

/** Opens a page, brings React by the Tab key, and tells what changed or was complained of. */
export async function checkHydration(browser: Browser, url: string, { timezoneId, locale, moment }: Reader): Promise<string[]> {
  const { page, complaints, context } = await openPage(browser, { timezoneId, locale, viewport: { width: 1280, height: 900 } });
  try {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto(url, { waitUntil: 'load' });
    const readText = () => page.evaluate(() => document.getElementById('root')?.textContent ?? '');
    const before = await readText();
    const hydrated = page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')), undefined, { timeout: 60_000 });
    await page.keyboard.press('Tab');
    await hydrated;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const after = await readText();
    return [...(before === after ? [] : [describeChange(before, after)]), ...(before.length > 100 ? [] : ['the page is empty']), ...complaints];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), ...complaints];
  } finally {
    await context.close();
  }
}

function describeChange(before: string, after: string): string {
  const at = [...before].findIndex((character, index) => character !== after[index]);
  return `text changed at ${at}: ${JSON.stringify(before.slice(at, at + 60))} became ${JSON.stringify(after.slice(at, at + 60))}`;
}
