import type { Browser } from 'playwright';
import lighthouse from 'lighthouse';
import { findFreePort } from '../../scripts/start/free-port.ts';
import { openBrowser } from './open-browser.ts';

/** What Lighthouse scores, 0–100. */
export const LIGHTHOUSE_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type LighthouseCategory = (typeof LIGHTHOUSE_CATEGORIES)[number];

/** A page's scores, and the audits that cost points. */
export type LighthouseResult = { readonly scores: Readonly<Record<LighthouseCategory, number>>; readonly complaints: readonly string[] };

/** A browser that Lighthouse can be let loose on. */
export type LighthouseBrowser = { readonly browser: Browser; readonly port: number };

/** Opens Chromium with a debugging port. */
export async function openLighthouseBrowser(): Promise<LighthouseBrowser> {
  const port = await findFreePort();
  return { browser: await openBrowser({ flags: [`--remote-debugging-port=${port}`] }), port };
}

/** Runs Lighthouse as it comes, which is its mobile preset, over one page. */
export async function runLighthouse({ port }: LighthouseBrowser, url: string, categories: readonly LighthouseCategory[]): Promise<LighthouseResult> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError !== undefined) throw new Error(`Lighthouse failed on ${url}: ${lhr.runtimeError.message}`);
  const toScore = (category: LighthouseCategory) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    scores: { performance: toScore('performance'), accessibility: toScore('accessibility'), 'best-practices': toScore('best-practices'), seo: toScore('seo') },
    complaints: Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative')
      .map(({ id, title, displayValue }) => `${id}: ${title}${displayValue === undefined ? '' : ` (${displayValue})`}`),
  };
}
