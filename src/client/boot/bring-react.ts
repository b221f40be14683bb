import { decideFailureKind, toLoadFailure } from './load-failure.ts';
import { bootAttribute } from './page-attributes.ts';
import { takeReload } from './reload-guard.ts';
import { trustedScriptUrl } from './trusted-types.ts';

/** What the main bundle offers to the boot script. */
export type MainBundle = { readonly start: (boot: BootPort) => Promise<StartedApp | null> };
/** What a started app takes from the boot script. */
export type StartedApp = { readonly showCommonData: (refresh: unknown) => void };
/** What the boot script offers to the app. */
export type BootPort = {
  readonly build: string;
  readonly pageShown: () => void;
  /** A page has one policy of Trusted Types, so who registers a script asks for its address here. */
  readonly trustedScriptUrl: (url: string) => string;
};

let started: Promise<StartedApp | null> | null = null;

/**
 * Brings React, once. A chunk that does not come is asked for again, then the page is reloaded, once in ten seconds at
 * most; until then, and where that does not help, the page works as it is. @spec §4 New build §8
 */
export function bringReact(port: BootPort): Promise<StartedApp | null> {
  started ??= load(port).catch(async (error: unknown) => {
    await takeFailure(error);
    // Whoever wants React next tries again.
    started = null;
    return null;
  });
  return started;
}

async function load(port: BootPort): Promise<StartedApp | null> {
  const needed = bootAttribute('preload').split(' ').filter(Boolean);
  needed.forEach(preload);
  // One after the other, each in a task of its own. What fails here is asked for again by the main bundle's import.
  for (const url of needed) await import(/* @vite-ignore */ trustedScriptUrl(url)).catch(() => null);
  const bundle = await importMain()
    // Under the same address, or what other chunks import from it would be there twice.
    .catch(importMain)
    .catch((error: unknown) => Promise.reject(toLoadFailure('chunk', error)));
  return bundle.start(port);
}

async function importMain(): Promise<MainBundle> {
  return (await import(/* @vite-ignore */ trustedScriptUrl(bootAttribute('main')))) as MainBundle;
}

/** Asked for together, not one after the other. */
function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

async function takeFailure(error: unknown): Promise<void> {
  switch (decideFailureKind(error)) {
    case 'chunk':
      // Without a line a reload would take the page away that the reader has.
      if ((await isSiteThere()) && takeReload()) location.reload();
      return;
    case 'network':
      return;
    case null:
      reportError(error);
  }
}

async function isSiteThere(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
