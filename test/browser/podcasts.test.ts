import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { findViolations } from '../support/find-violations.ts';
import { openBrowser, openPage } from '../support/open-browser.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** What the page's own listeners have noted. */
type Notes = { times: number[]; pauses: number; events: string[] };

const player = (page: Page) => page.getByRole('region', { name: 'Podcastlejátszó' });
const buttons = (page: Page) => page.locator('main').getByRole('button', { name: /^(?:Lejátszás|Szünet)\s?: / });
const isSilent = (page: Page) => page.evaluate(() => document.querySelector('audio')?.paused !== false);
const waitForSound = (page: Page) => page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.1 && document.querySelector('audio')?.paused === false);

/** Opens a page whose buttons are there: React has come. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl + path);
  await page.keyboard.press('Tab');
  await buttons(page).first().waitFor();
}

// @spec §2.10 §4 Podcast play/pause
it('an episode plays on through ten pages, and only its own button says pause', async () => {
  const { page, complaints, context } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await open(page, '/podcast');
  await page.evaluate(() => {
    const notes: Notes = { times: [], pauses: 0, events: [] };
    addEventListener('lapszel:podcast', (event) => notes.events.push((event as CustomEvent<{ type: string; slug: string }>).detail.type));
    Object.assign(window, { notes });
  });
  await buttons(page).first().click();
  await waitForSound(page);
  expect(await buttons(page).first().textContent()).toMatch(/^Szünet: /);
  expect(await buttons(page).nth(1).textContent()).toMatch(/^Lejátszás: /);
  await page.evaluate(() => {
    const { notes } = window as unknown as { notes: Notes };
    const audio = document.querySelector('audio');
    Object.assign(window, { audio, from: { at: performance.now(), time: audio?.currentTime } });
    audio?.addEventListener('timeupdate', () => notes.times.push(audio.currentTime));
    audio?.addEventListener('pause', () => (notes.pauses += 1));
  });
  const paths = ['/legfrissebb', '/podcast', '/rovat/belfold', '/', '/legfrissebb'];
  for (const path of [...paths, ...paths]) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.querySelector('main')?.append(link);
      link.click();
    }, path);
    await page.waitForFunction((href) => location.pathname === href && document.querySelector(`main h1, main [class]`) !== null, path);
    expect(await page.evaluate(() => 'notes' in window && document.querySelectorAll('audio').length === 1 && document.querySelector('audio') === (window as unknown as { audio: HTMLAudioElement }).audio)).toBe(true);
  }
  const { noted, played, passed } = await page.evaluate(() => {
    const { from, notes } = window as unknown as { from: { at: number; time: number }; notes: Notes };
    return { noted: notes, played: (document.querySelector('audio')?.currentTime ?? 0) - from.time, passed: (performance.now() - from.at) / 1000 };
  });
  expect(noted.pauses).toBe(0);
  expect(noted.times.length).toBeGreaterThan(2);
  expect(noted.times.every((time, index) => time >= (noted.times[index - 1] ?? 0))).toBe(true);
  // No gap: as much was heard as time has passed, but for the granularity of the clocks.
  expect(passed - played).toBeLessThan(0.35);
  await player(page).getByRole('button', { name: 'Szünet' }).click();
  await expect.poll(() => isSilent(page)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { notes: Notes }).notes.events)).toEqual(['play', 'pause']);
  expect(complaints).toEqual([]);
  await context.close();
});

it('works by keyboard alone, hides nothing that has the focus, remembers the place, and a page that comes back is silent', async () => {
  const { page, complaints, context } = await openPage(browser, { viewport: { width: 375, height: 700 } });
  await open(page, '/podcast');
  await buttons(page).first().focus();
  await page.keyboard.press('Space');
  await waitForSound(page);

  const seek = player(page).getByRole('slider', { name: 'Hol tart az adás' });
  await seek.focus();
  for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 9);
  expect(await seek.getAttribute('aria-valuetext')).toMatch(/^0:\d\d, összesen 0:\d\d$/);
  expect(await findViolations(page)).toEqual([]);

  await buttons(page).first().focus();
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const [element, shown] = [document.activeElement, document.querySelector('section[aria-label="Podcastlejátszó"]')];
      if (element === null || shown === null || shown.contains(element)) return null;
      return element.getBoundingClientRect().bottom > shown.getBoundingClientRect().top + 1 ? element.outerHTML.slice(0, 120) : null;
    });
    expect(hidden).toBeNull();
  }

  await player(page).getByRole('button', { name: 'Lejátszó kicsinyítése jobbra' }).focus();
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id);
  expect(await focused()).toBe('Szünet');
  expect(await player(page).getByRole('slider').count()).toBe(0);
  expect((await player(page).boundingBox())?.x).toBeGreaterThan(180);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('Szünet');

  // What browsers do with a page that they keep, without the machinery that Playwright switches off.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  expect(await isSilent(page)).toBe(true);
  await page.evaluate(async () => {
    await document.querySelector('audio')?.play();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await isSilent(page)).toBe(true);
  await expect.poll(focused).toBe('Lejátszás');

  await player(page).getByRole('button', { name: 'Lejátszó bezárása' }).focus();
  await page.keyboard.press('Enter');
  expect([await player(page).count(), await focused()]).toEqual([0, 'content']);
  await open(page, '/podcast');
  await buttons(page).first().press('Enter');
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 9);
  expect(complaints).toEqual([]);
  await context.close();
});

it('in the app the app makes the sound, and buttons say what it says', async () => {
  const { page, complaints, context } = await openPage(browser);
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent, ReactNativeWebView: { postMessage: (text: string) => sent.push(JSON.parse(text)) } });
  });
  await open(page, '/podcast?isMobileApp=1');
  await page.waitForFunction(() => (window as unknown as { sent: unknown[] }).sent.length === 1);
  await buttons(page).first().click();
  const sent = await page.evaluate(() => (window as unknown as { sent: { type: string; slug?: string; episode?: { slug: string; src: string } }[] }).sent);
  expect(sent.map(({ type }) => type)).toEqual(['AskState', 'Add', 'Play']);
  expect(sent[1]?.episode?.src).toBe(`${siteUrl}/uploads/podcast/${sent[2]?.slug}.mp3`);
  expect(await buttons(page).first().textContent()).toMatch(/^Lejátszás/);
  await page.evaluate((slug) => dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type: 'episodeState', slug, playing: true }) })), sent[2]?.slug);
  await expect.poll(() => buttons(page).first().textContent()).toMatch(/^Szünet/);
  expect([await page.locator('audio').count(), await player(page).count()]).toEqual([0, 0]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('without script an episode has the browser’s own player', async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${siteUrl}/podcast`);
  await page.locator('main').getByRole('link', { name: /^Lejátszás\s?: / }).first().click();
  expect(new URL(page.url()).pathname).toMatch(/^\/podcast\/[^/]+\/[^/]+$/);
  expect(await page.locator('main audio[controls]').isVisible()).toBe(true);
  await context.close();
});
