import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProxyBehaviour } from '../support/backend-proxy.ts';
import { writeLiveBlog, type WrittenLiveBlog } from '../support/live-blog.ts';
import { startLiveSite, type LiveSite } from '../support/live-site.ts';
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts';
import { request } from '../support/request.ts';

/** A poll is due within 15 s and the jitter. */
const PERIOD_MS = 18_500;
const LONG_TEXT = Array.from({ length: 30 }, (_, index) => `<p>${index + 1}. bekezdés: a folyó mellett egész éjjel dolgoztak, reggelre elkészült a gát.</p>`).join('');

let browser: Browser;
let site: LiveSite;
let blog: WrittenLiveBlog;

beforeAll(async () => {
  browser = await openBrowser();
  site = await startLiveSite();
  blog = await writeLiveBlog(site.backend.url, 'elo-arviz', 40, { content: LONG_TEXT });
  // A cold edge before a cold backend may be past its deadline once.
  while ((await request(site.url, blog.path)).status !== 200);
});
afterAll(async () => {
  await site.close();
  await browser.close();
});
afterEach(() => void Object.assign(site.proxy.behaviour, { down: false, delayMs: 0, rewrite: null } satisfies Partial<ProxyBehaviour>));

/** The demo of tests has no picture files: a picture that is not there would be a complaint of its own. */
async function openWithPictures(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const opened = await openPage(browser, options);
  await opened.page.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }));
  return opened;
}

/** Opens a page of the live blog whose timers the test turns, and waits until it listens. */
async function openLive(path: string = blog.path): Promise<WatchedPage> {
  const opened = await openWithPictures({ viewport: { width: 1000, height: 700 } });
  await opened.page.clock.install();
  // An answer takes real time: the deadline for it must not pass with the turned clock.
  await opened.page.addInitScript(() => void (AbortSignal.timeout = () => new AbortController().signal));
  await opened.page.goto(site.url + path);
  await opened.page.locator('input[role="switch"]:enabled').waitFor();
  return opened;
}

/** Counts what a page asks of its own version; cards beside it may ask of theirs. */
function countPolls(page: Page, { slug }: WrittenLiveBlog = blog): { count: number } {
  const seen = { count: 0 };
  page.on('request', (sent) => (seen.count += sent.url().endsWith(`/api/articles/${slug}/version`) ? 1 : 0));
  return seen;
}

const turn = (page: Page): Promise<void> => page.clock.runFor(PERIOD_MS);
const write = (title: string): Promise<{ readonly id: number }> => site.told(blog.post(title));
const toIds = (html: string): string[] => [...html.matchAll(/<article id="(post-\d+)"/g)].map(([, id = '']) => id);
const shownIds = (page: Page): Promise<string[]> => page.evaluate(() => [...document.querySelectorAll('[id^="post-"]')].map(({ id }) => id));
const freshIds = async (): Promise<string[]> => toIds((await request(site.url, blog.path)).body);
const waitForPost = (page: Page, id: number): Promise<void> => page.locator(`#post-${id}`).waitFor({ state: 'attached' });

describe('a reader of a live blog', () => {
  it('sees additions, edits, pins and deletions, and ends with the posts of a fresh page', async () => {
    const { page, complaints, context } = await openLive();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const before = await shownIds(page);
    const [first, second, third] = before.map((id) => Number(id.slice(5)));
    const added = await write('Átvágták a gátat');
    await site.told(blog.change(first ?? 0, { title: 'Javított cím' }));
    await site.told(blog.change(second ?? 0, { pinned: true }));
    await site.told(blog.change(third ?? 0, { active: false }));
    await turn(page);
    await waitForPost(page, added.id);
    const fresh = await freshIds();
    expect(fresh).not.toEqual(before);
    expect((await shownIds(page)).slice(0, fresh.length)).toEqual(fresh);
    expect(await page.locator(`#post-${first} h3`).innerText()).toBe('Javított cím');
    expect(await page.locator(`#post-${first}`).innerText()).toContain('Módosult');
    expect(await page.locator(`#post-${added.id}`).innerText()).toContain('Új');
    expect(await page.locator(`#post-${added.id} time`).first().innerText()).toMatch(/most|perce/);
    await site.told(blog.change(second ?? 0, { pinned: false }));
    await turn(page);
    await page.waitForFunction((id) => document.querySelector('[id^="post-"]')?.id !== id, `post-${second}`);
    expect((await shownIds(page)).slice(0, 30)).toEqual(await freshIds());
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('who missed many polls still ends with the posts of a fresh page', async () => {
    const { page, context } = await openLive();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const posts = [];
    for (const title of ['Egy', 'Kettő', 'Három', 'Négy']) posts.push(await write(title));
    await site.told(blog.change(posts[1]?.id ?? 0, { active: false }));
    await turn(page);
    await waitForPost(page, posts[3]?.id ?? 0);
    expect((await shownIds(page)).slice(0, 30)).toEqual(await freshIds());
    await context.close();
  });

  it('reads on where an edit of the live blog itself makes the page load anew', async () => {
    const { page, complaints, context } = await openLive();
    const slow = await page.locator('main aside, main section').last().innerText();
    await site.told(blog.change(blog.id, { lead: 'Új bevezető a közvetítés elején.' }));
    await turn(page);
    await page.getByText('Új bevezető a közvetítés elején.').first().waitFor();
    expect(await page.locator('main aside, main section').last().innerText()).toBe(slow);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

const PLACES = [
  ['deep in the list', () => document.querySelectorAll('[id^="post-"]')[12]?.scrollIntoView()],
  ['at the top of the list', () => scrollTo(0, (document.getElementById('posts')?.getBoundingClientRect().top ?? 0) + scrollY - 150)],
  ['above the list', () => scrollTo(0, 300)],
] as const;

/** Notes layout shifts and what the live regions say from now on. */
function watchDisturbance(): void {
  const notes = { shift: 0, said: 0 };
  Object.assign(globalThis, { notes });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: false });
  for (const region of document.querySelectorAll('[role="status"], output')) {
    new MutationObserver(() => (notes.said += region.textContent === '' ? 0 : 1)).observe(region, { childList: true, subtree: true, characterData: true });
  }
}

describe('reading is not disturbed by five new posts', () => {
  it.each(PLACES)('%s', async (place, go) => {
    const { page, complaints, context } = await openLive();
    await page.evaluate(go);
    const marker = await page.evaluate(() => {
      const inSight = [...document.querySelectorAll<HTMLElement>('main p, main h3')].filter((one) => one.getBoundingClientRect().top > 100 && one.getBoundingClientRect().top < innerHeight);
      const link = [...document.querySelectorAll<HTMLElement>('main article a')].find((one) => one.getBoundingClientRect().top > 100 && one.getBoundingClientRect().top < innerHeight);
      link?.focus({ preventScroll: true });
      Object.assign(globalThis, { marked: inSight[1], focused: document.activeElement });
      return inSight[1]?.getBoundingClientRect().top ?? null;
    });
    expect(marker).not.toBeNull();
    await page.evaluate(watchDisturbance);
    const ids = [];
    for (let number = 1; number <= 5; number += 1) ids.push((await write(`${number}. új hír`)).id);
    await turn(page);
    const isHeld = place === 'at the top of the list';
    if (isHeld) await page.getByRole('button', { name: '5 új bejegyzés' }).waitFor();
    else await waitForPost(page, ids[4] ?? 0);
    // Painted, so that a shift would have been told.
    await page.screenshot();
    const after = await page.evaluate(() => {
      const { marked, focused, notes } = globalThis as unknown as { marked: HTMLElement; focused: Element; notes: { shift: number; said: number } };
      return { top: marked.getBoundingClientRect().top, keepsFocus: document.activeElement === focused, ...notes };
    });
    expect(Math.abs(after.top - (marker ?? 0))).toBeLessThanOrEqual(1);
    expect(after).toMatchObject({ keepsFocus: true, shift: 0, said: 1 });
    expect(await page.locator('section[aria-labelledby="posts"] > output').first().innerText()).toBe('5 új bejegyzés');
    if (isHeld) await showHeld(page, ids);
    expect(complaints).toEqual([]);
    await context.close();
  });

  async function showHeld(page: Page, ids: readonly number[]): Promise<void> {
    expect(await shownIds(page)).not.toContain(`post-${ids[0]}`);
    await page.getByRole('button', { name: '5 új bejegyzés' }).click();
    await waitForPost(page, ids[4] ?? 0);
    await page.clock.runFor(100);
    expect((await shownIds(page)).slice(0, 30)).toEqual(await freshIds());
    expect(await page.getByRole('button', { name: 'új bejegyzés' }).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('posts');
    expect(await page.evaluate(() => document.getElementById('posts')?.getBoundingClientRect().top ?? -1)).toBeGreaterThanOrEqual(0);
    expect(await page.locator(`#post-${ids[4]}`).evaluate((post) => post.getBoundingClientRect().top < innerHeight)).toBe(true);
  }

  it('posts that wait follow what happens to them', async () => {
    const { page, context } = await openLive();
    await page.evaluate(PLACES[1][1]);
    const [one, two] = [await write('Marad'), await write('Visszavonják')];
    await turn(page);
    await page.getByRole('button', { name: '2 új bejegyzés' }).waitFor();
    await site.told(blog.change(two.id, { active: false }));
    await site.told(blog.change(one.id, { title: 'Marad, javítva' }));
    await turn(page);
    await page.getByRole('button', { name: '1 új bejegyzés' }).click();
    await waitForPost(page, one.id);
    expect(await page.locator(`#post-${one.id} h3`).innerText()).toBe('Marad, javítva');
    expect((await shownIds(page)).slice(0, 30)).toEqual(await freshIds());
    await context.close();
  });

  it('the focus in a post that is deleted goes to the heading of the list', async () => {
    const { page, context } = await openLive();
    const { id } = await write('Eltűnik');
    await page.evaluate(PLACES[0][1]);
    await turn(page);
    await waitForPost(page, id);
    await page.locator(`#post-${id} a`).first().focus();
    await site.told(blog.change(id, { active: false }));
    await turn(page);
    await page.locator(`#post-${id}`).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('posts');
    await context.close();
  });
});

describe('the renewal', () => {
  const setHidden = (page: Page, hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);

  it('rests while the tab is hidden, and catches up when it returns', async () => {
    const { page, context } = await openLive();
    const seen = countPolls(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await setHidden(page, true);
    const { id } = await write('A rejtett lap alatt');
    await page.clock.runFor(120_000);
    expect(seen.count).toBe(0);
    await setHidden(page, false);
    await waitForPost(page, id);
    await context.close();
  });

  it('rests while the reader wants it to, and goes on with what was missed', async () => {
    const { page, context } = await openLive();
    const seen = countPolls(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('switch', { name: 'Élő frissítés' }).uncheck();
    const { id } = await write('Szünet alatt');
    await page.clock.runFor(60_000);
    expect(seen.count).toBe(0);
    // The switch has come into sight, and the top of the list with it: the post waits for the reader.
    await page.getByRole('switch', { name: 'Élő frissítés' }).check();
    await page.getByRole('button', { name: '1 új bejegyzés' }).click();
    await waitForPost(page, id);
    await context.close();
  });

  it('ends with the coverage: the badge goes and nobody asks any more', async () => {
    const ending = await writeLiveBlog(site.backend.url, 'veget-ero', 2);
    const { page, complaints, context } = await openLive(ending.path);
    expect(await page.locator('main header').first().innerText()).toContain('ÉLŐ');
    await site.told(ending.change(ending.id, { flags: [] }));
    await turn(page);
    await page.locator('input[role="switch"]').waitFor({ state: 'detached' });
    expect(await page.locator('main header').first().innerText()).not.toContain('ÉLŐ');
    const seen = countPolls(page, ending);
    await page.clock.runFor(60_000);
    expect(seen.count).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

const FAULTS: readonly [string, Partial<ProxyBehaviour>][] = [
  ['dead', { down: true }],
  ['slow', { delayMs: 10_000 }],
  ['sending malformed JSON', { rewrite: () => '{"v": "x", "items": [' }],
  ['sending the wrong shape', { rewrite: () => '{"v":[1],"reload":"no"}' }],
];

describe('two minutes of a backend that is', () => {
  it.each(FAULTS)('%s leave no trace, and one period later the reader is up to date', async (_, behaviour) => {
    const { page, complaints, context } = await openLive();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const { id: lastId } = await write('A hiba előtt');
    await turn(page);
    await waitForPost(page, lastId);
    const before = await shownIds(page);
    const { id } = await blog.post('A hiba idején');
    Object.assign(site.proxy.behaviour, behaviour);
    const seen = countPolls(page);
    while (seen.count < 3) await turn(page);
    // From here on the edge has no last answer to give either.
    await site.forget();
    while (seen.count < 7) await turn(page);
    expect(await shownIds(page)).toEqual(before);
    Object.assign(site.proxy.behaviour, { down: false, delayMs: 0, rewrite: null });
    await expect.poll(async () => (await request(site.url, `/api/articles/${blog.slug}/version`)).status, { timeout: 20_000 }).toBe(200);
    const changes: string[] = [];
    page.on('request', (sent) => sent.url().includes('/_changes/') && changes.push(sent.url()));
    while (changes.length === 0) await turn(page);
    await waitForPost(page, id);
    expect(changes).toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a device clock that is wrong', () => {
  it.each([
    ['a day ahead', 86_400_000],
    ['a day behind', -86_400_000],
    ['right', 0],
  ])('%s changes neither badge nor dates, from the first paint on', async (_, offset) => {
    const { id } = await write('Most történt');
    const { page, complaints, context } = await openWithPictures();
    await page.addInitScript((ms) => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + ms;
      document.addEventListener('DOMContentLoaded', () => {
        const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
        Object.assign(globalThis, { first: { badge: text('[data-live-at]'), time: text('[id^="post-"] time') } });
      });
    }, offset);
    await page.goto(site.url + blog.path);
    const first = await page.evaluate(() => (globalThis as unknown as { first: { badge: string; time: string } }).first);
    expect(first.badge).toMatch(/^(most|1 perce) frissült$/);
    expect(first.time).toMatch(/^(most|1 perce)$/);
    await page.locator('input[role="switch"]:enabled').waitFor();
    expect(await page.locator(`#post-${id} time`).first().innerText()).toMatch(/^(most|1 perce)$/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the night on which the clocks are put back', () => {
  const NIGHT = Date.parse('2026-10-25T00:30:00Z') / 1000;

  it.each([
    ['localhost', ['október 25. 02:30', 'október 25. 02:30']],
    ['erdely.localhost', ['október 25. 03:30', 'október 25. 03:30']],
  ])('has its hour twice in the zone of %s, whatever zone and clock the device has', async (host, times) => {
    const mirrored = { mirroringSites: ['erdely'] };
    const slug = `oraatallitas-${host.split('.')[0]}`;
    const night = await writeLiveBlog(site.backend.url, slug, 0, { ...mirrored, pubDate: NIGHT - 3600 });
    for (const pubDate of [NIGHT, NIGHT + 3600]) await night.post('Éjjel', { ...mirrored, pubDate });
    const { page, complaints, context } = await openWithPictures({ timezoneId: 'America/New_York' });
    await page.addInitScript(() => {
      const real = Date.now.bind(Date);
      Date.now = () => real() - 86_400_000;
    });
    await page.goto(site.url.replace('localhost', host) + night.path);
    await page.locator('input[role="switch"]:enabled').waitFor();
    expect(await page.locator('[id^="post-"] p:first-child time').allInnerTexts()).toEqual(times);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('without JavaScript', () => {
  it('a post’s address shows the post, and what cannot work is not there', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    const second = toIds((await request(site.url, `${blog.path}?oldal=2`)).body);
    const id = second.at(-1) ?? '';
    await page.goto(`${site.url}${blog.path}?bejegyzes=${id.slice(5)}#${id}`);
    await expect.poll(() => page.locator(`#${id}`).evaluate((post) => post.getBoundingClientRect().top >= 0 && post.getBoundingClientRect().top < innerHeight)).toBe(true);
    expect(await page.locator('input[role="switch"]').isVisible()).toBe(false);
    expect(await page.locator('[data-action="copy-link"]:visible').count()).toBe(0);
    await context.close();
  });
});

describe('a list that shows a live article', () => {
  it('follows its version and its badge, without React', async () => {
    await site.told(blog.change(blog.id, { title: 'Árvíz percről percre' }));
    const { page, complaints, context } = await openWithPictures();
    await page.clock.install();
    await page.goto(`${site.url}/legfrissebb`);
    const badge = page.locator(`[data-live-slug="${blog.slug}"]`).first();
    const before = Number(await badge.getAttribute('data-live-v'));
    await write('Listán is');
    await turn(page);
    await expect.poll(async () => Number(await badge.getAttribute('data-live-v'))).toBeGreaterThan(before);
    expect(await badge.innerText()).toMatch(/^(most|1 perce) frissült$/);
    expect(await page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')))).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
