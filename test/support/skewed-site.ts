import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser, Page } from 'playwright';
import { startServerProcess } from '../../scripts/start/child-process.ts';
import { makeBuildVariant, type BuildVariant } from './build-variant.ts';
import { openPage } from './open-browser.ts';
import { findPageTypes, HOSTS } from './page-types.ts';
import { request } from './request.ts';

/** A page as an edge of an earlier build sent it. */
export type OldPage = { readonly buildId: string; readonly path: string; readonly html: string; readonly headers: Record<string, string> };

/** Today's edge, and what was read from the edges that ran before it. They share one folder of assets. */
export type SkewedSite = { readonly url: string; readonly pages: readonly OldPage[]; readonly urls: readonly string[]; readonly close: () => Promise<void> };

/** Names of page types whose views are chunks of their own. */
const PAGE_NAMES = ['front', 'newest', 'article'] as const;
/** What a cache between the edge and the reader would have kept of an answer. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'x-content-type-options', 'referrer-policy'] as const;

/** Deploys one build after the other: each is started, read and stopped; the build of dist is the last and stays up. */
export async function deployBuilds(backendUrl: string, count: number, onDeployed: (buildId: string) => void = () => {}): Promise<SkewedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'lapszel-skew-'));
  const assets = join(folder, 'assets');
  const pages: OldPage[] = [];
  const urls: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const variant = await makeBuildVariant('dist', join(folder, `build-${number}`), `v${number}`);
    const edge = await startEdgeOf(variant.entry, { BACKEND_URL: backendUrl, DIST_FOLDER: variant.dist, ASSETS_FOLDER: assets });
    pages.push(...(await readPages(edge.url, variant)));
    urls.push(...variant.urls);
    await edge.close();
    // A deploy brings a new disk: what an edge had is gone with it.
    await rm(variant.dist, { recursive: true });
    onDeployed(variant.buildId);
  }
  const today = await startEdgeOf('dist/server/main.js', { BACKEND_URL: backendUrl, ASSETS_FOLDER: assets });
  return {
    url: today.url,
    pages,
    urls,
    close: async () => {
      await today.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Starts an edge's entry in a process of its own. */
export async function startEdgeOf(entry: string, settings: Record<string, string>): Promise<{ url: string; close: () => Promise<void> }> {
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DEFAULT_EDITION: 'main', LOG_LEVEL: 'error', ...settings };
  const server = startServerProcess('edge', [entry], env);
  const url = await Promise.race([server.ready, server.ended.then(({ code }) => Promise.reject(new Error(`The edge ended with ${code} before it was ready.`)))]);
  return { url: url.replace('127.0.0.1', 'localhost'), close: () => server.stop() };
}

async function readPages(url: string, { buildId }: BuildVariant): Promise<OldPage[]> {
  const types = await findPageTypes(url, 'main');
  return Promise.all(
    PAGE_NAMES.map(async (name): Promise<OldPage> => {
      const path = types[name] ?? '/';
      const { status, body, headers } = await request(url, path, { host: HOSTS.main });
      if (status !== 200 || !body.includes(`data-build="${buildId}"`)) throw new Error(`${path} of build ${buildId} was answered ${status} or by another build.`);
      return { buildId, path, html: body, headers: Object.fromEntries(KEPT_HEADERS.flatMap((header) => (headers[header] === undefined ? [] : [[header, String(headers[header])]]))) };
    }),
  );
}

/** Pictures belong to the newsroom, not to a build. */
export async function leaveOutPictures(page: Page): Promise<void> {
  await page.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }));
}

/** Assets that today's edge does not have. */
export async function findMissingAssets(site: SkewedSite): Promise<string[]> {
  const missing: string[] = [];
  for (const url of site.urls) {
    const { status } = await request(site.url, url, { method: 'HEAD' });
    if (status !== 200) missing.push(`${url}: ${status}`);
  }
  return missing;
}

/** What a reader does with a page out of an old cache: opens it, waits for polls, asks for React, goes on to the next page. Tells what went wrong. */
export async function readOldPage(browser: Browser, siteUrl: string, old: OldPage): Promise<string[]> {
  const { page, complaints, context } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  const faults = complaints;
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  try {
    await page.clock.install();
    await leaveOutPictures(page);
    await page.route(siteUrl + old.path, (route) => route.fulfill({ status: 200, body: old.html, headers: old.headers }), { times: 1 });
    await page.goto(siteUrl + old.path, { waitUntil: 'load' });
    if ((await readBuild()) !== old.buildId) faults.push('the page is not the old one');
    const polled = page.waitForResponse((response) => response.url().endsWith('/api/frontend/refresh'));
    await page.clock.runFor(20_000);
    await polled;
    const asked = page.waitForResponse((response) => response.url().includes('/_payload/') && response.url().includes('v='));
    await page.keyboard.press('Tab');
    if ((await asked).status() !== 204) faults.push('the data of an old page was not answered 204');
    await page.evaluate(() => Object.assign(window, { oldDocument: true }));
    const link = page.locator('main a[href^="/"]:visible').filter({ hasText: /\w/ }).first();
    const target = await link.getAttribute('href');
    await link.click();
    await page.waitForFunction(() => !('oldDocument' in window));
    await page.waitForLoadState('load');
    if (!page.url().startsWith(siteUrl + target)) faults.push(`the link to ${target} led to ${page.url()}`);
    if ((await readBuild()) === old.buildId) faults.push('the next page is of the old build, too');
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  } finally {
    await context.close();
  }
  return faults.map((fault) => `${old.path} of ${old.buildId}: ${fault}`);

  function readBuild(): Promise<string | null> {
    return page.evaluate(() => document.querySelector('script[data-build]')?.getAttribute('data-build') ?? null);
  }
}
