import type { Browser, Frame, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts';

const siteUrl = inject('siteUrl');
const framesUrl = siteUrl.replace('://', '://frames.');
const MEDALS = '/melleklet/tokio-2020/eremtablazat';
const RESERVED_HEIGHT = 640;

let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  watched = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  ({ page } = watched);
});
afterEach(() => watched.context.close());

const frameHeight = () => page.locator('iframe[data-frame]').evaluate((frame) => (frame as HTMLIFrameElement).height);

/** Opens a widget's page and waits until its frame has told its height. */
async function openWidget(path: string): Promise<Frame> {
  await page.goto(siteUrl + path, { waitUntil: 'load' });
  await page.waitForFunction((reserved) => document.querySelector<HTMLIFrameElement>('iframe[data-frame]')?.height !== String(reserved), RESERVED_HEIGHT);
  const frame = page.frames().find((one) => one.url().startsWith(framesUrl));
  if (frame === undefined) throw new Error(`${path} has no frame of ${framesUrl}.`);
  return frame;
}

/** A message as the browser delivers it, from where a test says. */
function deliver(source: 'page' | 'frame', origin: string, data: unknown): Promise<void> {
  return page.evaluate(
    ([from, claimed, message]) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[data-frame]');
      dispatchEvent(new MessageEvent('message', { source: from === 'frame' ? (frame?.contentWindow ?? null) : window, origin: claimed, data: message }));
    },
    [source, origin, data] as const,
  );
}

// @spec §2.4 §5 Embedded frame messages
it('a widget fills its frame, which takes the height that it tells, without React and without a complaint', async () => {
  const frame = await openWidget(MEDALS);
  expect(frame.url()).toBe(`${framesUrl}/eredmeny/tokio-2020-eremtablazat`);
  const content = await frame.evaluate(() => document.documentElement.scrollHeight);
  expect(Number(await frameHeight())).toBe(Math.ceil(content));
  expect(await page.evaluate(() => Object.keys(document.getElementById('root') ?? {}))).toEqual([]);
  expect(watched.complaints).toEqual([]);
});

it('messages count only from the frame’s window and with its origin', async () => {
  await openWidget(MEDALS);
  const height = await frameHeight();
  const size = { type: 'iframe-size', height: 1234 };
  for (const [source, origin] of [['page', framesUrl], ['frame', siteUrl], ['frame', 'null'], ['frame', 'https://evil.example'], ['frame', `${framesUrl}.evil.example`]] as const) {
    await deliver(source, origin, size);
    await deliver(source, origin, { type: 'route-push', path: '/legfrissebb' });
    expect(await frameHeight(), `${source} ${origin}`).toBe(height);
  }
  // Another window of the same frames host is not the frame either.
  await page.evaluate((src) => new Promise((resolve) => document.body.append(Object.assign(document.createElement('iframe'), { src, onload: resolve }))), `${framesUrl}/eredmeny/parizs-2024-eremtablazat`);
  const other = page.frames().find((one) => one.url().endsWith('/parizs-2024-eremtablazat'));
  await other?.evaluate(() => parent.postMessage({ type: 'iframe-size', height: 1234 }, '*'));
  expect(await frameHeight()).toBe(height);
  expect(page.url()).toBe(siteUrl + MEDALS);
  // The same message from where it may come: the listener is awake.
  await deliver('frame', framesUrl, size);
  expect(await frameHeight()).toBe('1234');
});

it('a frame cannot lead a reader away who has done nothing', async () => {
  // By scripts of the page alone: whatever a test evaluates counts as an act of the reader.
  await page.addInitScript(() => {
    if (parent === self) {
      document.addEventListener('click', () => console.info('led away'));
      addEventListener('message', ({ data }) => data.height === 777 && console.info('both heard'));
    } else {
      addEventListener('message', () => {
        parent.postMessage({ type: 'route-push', path: '/legfrissebb' }, '*');
        parent.postMessage({ type: 'iframe-size', height: 777 }, '*');
      });
    }
  });
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const heard = page.waitForEvent('console', (message) => message.text() === 'both heard');
  await page.goto(siteUrl + MEDALS, { waitUntil: 'load' });
  await heard;
  expect(told).not.toContain('led away');
});

it('a frame leads to pages of the site and nowhere else', async () => {
  const frame = await openWidget(MEDALS);
  const push = (path: string) => frame.evaluate((to) => parent.postMessage({ type: 'route-push', path: to }, '*'), path);
  for (const path of ['//evil.example/', 'javascript:document.title="x"', 'https://evil.example/', '/\\evil.example', '/logout', '/api/logout']) await push(path);
  // Messages come in their order: when the last one has come, none before it has led away.
  await frame.evaluate(() => parent.postMessage({ type: 'iframe-size', height: 777 }, '*'));
  await page.waitForFunction(() => document.querySelector<HTMLIFrameElement>('iframe[data-frame]')?.height === '777');
  expect(page.url()).toBe(siteUrl + MEDALS);
  await push('/legfrissebb');
  await page.waitForURL(`${siteUrl}/legfrissebb`);
});

it('a link in the frame goes there in place once React is there, and Back returns to the page', async () => {
  const frame = await openWidget('/melleklet/eb-2024/csoportok');
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')));
  await page.evaluate(() => void document.documentElement.setAttribute('data-same-document', ''));
  await frame.locator('a[data-push="/melleklet/eb-2024/toplistak"]').click();
  await page.waitForURL('**/melleklet/eb-2024/toplistak');
  expect(await page.locator('html').getAttribute('data-same-document')).toBe('');
  await page.frameLocator('iframe[data-frame]').getByText('Dani Olmo').waitFor();
  await page.goBack();
  await page.waitForURL('**/melleklet/eb-2024/csoportok');
  await page.frameLocator('iframe[data-frame]').getByText('A csoport').waitFor();
  expect(watched.complaints).toEqual([]);
});

it('the frame follows the reader’s colours', async () => {
  const frame = await openWidget(MEDALS);
  const paper = () => frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.evaluate(() => document.documentElement.setAttribute('data-mode', 'dark'));
  await frame.waitForFunction(() => document.documentElement.dataset['mode'] === 'dark');
  expect(await paper()).not.toBe(light);
});
