import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page, type Response } from 'playwright';
import { CONSENT_COOKIE } from '../../src/shared/config/consent.ts';
import { NO_CONSENT, toConsentCookie } from '../../src/shared/lib/consent.ts';
import { knowsSecrets, watchAnswer } from './secret-watch.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/**
 * Opens Chromium: the one of CHROMIUM_PATH, the system's, or Playwright's own; where nothing is asked of it that only a
 * whole browser has (push messages), its headless shell if there is one.
 */
export function openBrowser({ flags = [], whole = false }: { flags?: readonly string[]; whole?: boolean } = {}): Promise<Browser> {
  const shell = whole ? undefined : process.env['CHROMIUM_SHELL_PATH'];
  const path = shell ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const args = [...FLAGS, ...flags];
  return chromium.launch(existsSync(path) ? { executablePath: path, args } : { args });
}

/** A page that notes whatever a browser complains of: errors, warnings, refused resources, failed requests. */
export type WatchedPage = { readonly page: Page; readonly complaints: string[]; readonly context: BrowserContext };

/** What Playwright knows of a context, and what its reader has answered: one who has refused meets no consent bar. */
export type PageOptions = BrowserContextOptions & { readonly consent?: 'none' | 'refused' };

/** Opens a page in a context of its own. */
export async function openPage(browser: Browser, { consent = 'refused', ...options }: PageOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  if (consent === 'refused') await refuseConsent(context);
  context.on('response', (response) => void watchResponse(response));
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

/** What a page is given and shows: documents, and what scripts ask for. */
async function watchResponse(response: Response): Promise<void> {
  if (!['document', 'fetch'].includes(response.request().resourceType())) return;
  const { pathname, search } = new URL(response.url());
  try {
    const setCookie = (await response.headersArray()).filter(({ name }) => name.toLowerCase() === 'set-cookie').flatMap(({ value }) => value.split('\n'));
    const hasBody = response.status() < 300 || response.status() >= 400;
    watchAnswer({ path: pathname + search, setCookie, body: hasBody && knowsSecrets() ? await response.text() : '' });
  } catch {
    // Its page was left or closed meanwhile: nobody has seen it.
  }
}

/** Every page of the context, of whatever host, finds the cookie of a refusal, unless its reader has answered otherwise. */
export async function refuseConsent(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ name, cookie }) => {
      if (parent === self && location.protocol.startsWith('http') && !document.cookie.includes(name)) document.cookie = cookie;
    },
    { name: CONSENT_COOKIE, cookie: toConsentCookie(NO_CONSENT, { nowMs: Date.now(), isSecure: false }) },
  );
}
