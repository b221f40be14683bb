import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Opens Chromium: the one of CHROMIUM_PATH, the system's, or Playwright's own. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const args = [...FLAGS, ...flags];
  return chromium.launch(existsSync(path) ? { executablePath: path, args } : { args });
}

/** A page that notes whatever a browser complains of: errors, warnings, refused resources, failed requests. */
export type WatchedPage = { readonly page: Page; readonly complaints: string[]; readonly context: BrowserContext };

/** Opens a page in a context of its own. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  return { page, complaints, context };
}
