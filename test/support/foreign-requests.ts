import type { BrowserContext } from 'playwright';
import { HOSTS } from './page-types.ts';

/** Notes everything that a context asks for, wherever it goes. */
export function keepLedger(context: BrowserContext): URL[] {
  const ledger: URL[] = [];
  context.on('request', (request) => ledger.push(new URL(request.url())));
  return ledger;
}

/** Requests by which a third party could learn of a reader: to another origin than the editions' own, and of the measuring frame, which counts for others. */
export function findForeign(ledger: readonly URL[], siteUrl: string): string[] {
  const { port } = new URL(siteUrl);
  const own = Object.values(HOSTS).map((host) => `http://${host}:${port}`);
  const frames = own.map((origin) => origin.replace('://', '://frames.'));
  return ledger
    .filter(({ protocol }) => protocol.startsWith('http') || protocol.startsWith('ws'))
    .filter(({ origin, pathname }) => !own.includes(origin) && !(frames.includes(origin) && !pathname.startsWith('/meres')))
    .map(String);
}
