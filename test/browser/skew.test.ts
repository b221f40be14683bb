import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../scripts/start/free-port.ts';
import { makeBuildVariant } from '../support/build-variant.ts';
import { openBrowser, openPage } from '../support/open-browser.ts';
import { deployBuilds, findMissingAssets, leaveOutPictures, readOldPage, startEdgeOf, type SkewedSite } from '../support/skewed-site.ts';
import { startTestBackend, type TestBackend } from '../support/start-backend.ts';

/** Twenty are held by `npm run bench -- skew`. */
const EARLIER_BUILDS = 3;
let backend: TestBackend;
let browser: Browser;

beforeAll(async () => {
  [backend, browser] = await Promise.all([startTestBackend(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await backend.close();
});

describe('after deploys that each brought a new disk', () => {
  let site: SkewedSite;
  beforeAll(async () => {
    site = await deployBuilds(backend.url, EARLIER_BUILDS);
  }, 120_000);
  afterAll(() => site.close());

  it('every asset of every earlier build is still there', async () => {
    expect(site.urls.length).toBeGreaterThan(EARLIER_BUILDS * 20);
    expect(await findMissingAssets(site)).toEqual([]);
  });

  it('a page of an earlier build, kept by some cache, boots, polls and leads on, without a complaint', async () => {
    const faults: string[] = [];
    for (const old of site.pages) faults.push(...(await readOldPage(browser, site.url, old)));
    expect(site.pages).toHaveLength(EARLIER_BUILDS * 3);
    expect(faults).toEqual([]);
  }, 180_000);
});

describe('a deploy under an open page', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lapszel-deploy-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** A reader on a hydrated page of an earlier build, whose edge is replaced by today's on the same address. */
  async function openAndDeploy(name: string, beforeDeploy: (page: Page) => Promise<void> = async () => {}) {
    const settings = { BACKEND_URL: backend.url, ASSETS_FOLDER: join(folder, 'assets'), PORT: String(await findFreePort()) };
    const variant = await makeBuildVariant('dist', join(folder, name), name);
    const before = await startEdgeOf(variant.entry, { ...settings, DIST_FOLDER: variant.dist });
    onTestFinished(before.close);
    const { page, complaints, context } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
    onTestFinished(() => context.close());
    await page.clock.install();
    await leaveOutPictures(page);
    await page.goto(`${before.url}/legfrissebb`, { waitUntil: 'load' });
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')));
    await page.evaluate(() => Object.assign(window, { oldDocument: true }));
    await beforeDeploy(page);
    await before.close();
    const after = await startEdgeOf('dist/server/main.js', settings);
    onTestFinished(after.close);
    // Between the two nobody answers, which a rolling deploy avoids: what the page asked for then is no matter here.
    complaints.length = 0;
    return { page, complaints };
  }

  /** Lets minutes pass until the page has heard of the new build; a question that fell into the deploy is asked again later. */
  async function learnOfTheBuild(page: Page): Promise<void> {
    let answers = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/build.json')) answers += 1;
    });
    await expect.poll(() => page.clock.runFor(75_000).then(() => answers), { timeout: 30_000, interval: 500 }).toBeGreaterThan(0);
  }

  /** The data that the page asks for to show another page in place. */
  function notePayloads(page: Page): string[] {
    const payloads: string[] = [];
    page.on('request', (asked) => void (asked.url().includes('/_payload/') && payloads.push(asked.url())));
    return payloads;
  }

  const isOld = (page: Page) => page.evaluate(() => 'oldDocument' in window);
  const follow = (page: Page, href: string) =>
    page.evaluate((address) => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href^="/"]');
      if (link === null) throw new Error('The page has no link.');
      link.href = address;
      link.click();
    }, href);

  it('is learnt by the poll; the page stays, and the next navigation is the browser’s own, with query and hash', async () => {
    const { page, complaints } = await openAndDeploy('v-poll');
    await learnOfTheBuild(page);
    expect(await isOld(page)).toBe(true);
    const payloads = notePayloads(page);
    await follow(page, '/legfrissebb?oldal=2#content');
    await page.waitForURL(/oldal=2#content$/);
    await page.waitForFunction(() => !('oldDocument' in window));
    expect(payloads).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('that is not learnt yet is seen by the next page’s data: the browser opens the page itself', async () => {
    const { page, complaints } = await openAndDeploy('v-payload');
    await follow(page, '/english?x=1#content');
    await page.waitForURL(/\/english\?x=1#content$/);
    await page.waitForFunction(() => !('oldDocument' in window));
    expect(complaints).toEqual([]);
  });

  it('brings the page anew when the reader goes back', async () => {
    const { page, complaints } = await openAndDeploy('v-back', async (open) => {
      await follow(open, '/english');
      await open.waitForURL(/\/english$/);
      expect(await isOld(open)).toBe(true);
    });
    await learnOfTheBuild(page);
    const payloads = notePayloads(page);
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => !('oldDocument' in window));
    await page.waitForURL(/\/legfrissebb$/);
    expect(payloads).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
