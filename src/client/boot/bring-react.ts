import { RELOAD_GUARD_MS } from '../../shared/config/constants.ts';
import { bootAttribute } from './page-attributes.ts';
import { readSession, writeSession } from './storage.ts';
import { trustedScriptUrl } from './trusted-types.ts';

/** What the main bundle offers to the boot script. */
export type MainBundle = { readonly start: (boot: BootPort) => Promise<StartedApp | null> };
/** What a started app takes from the boot script. */
export type StartedApp = { readonly showCommonData: (refresh: unknown) => void };
/** What the boot script offers to the app. */
export type BootPort = { readonly build: string; readonly pageShown: () => void };

const RELOAD_MARK = 'chunkReload';
let started: Promise<StartedApp | null> | null = null;

/**
 * Brings React, once. A chunk that does not come is asked for again, then the page is reloaded, once in ten seconds at
 * most; until then the page works as it is. @spec §4 New build §8
 */
export function bringReact(port: BootPort): Promise<StartedApp | null> {
  started ??= load(port).catch(() => {
    started = null;
    reloadOnce();
    return null;
  });
  return started;
}

async function load(port: BootPort): Promise<StartedApp | null> {
  const needed = bootAttribute('preload').split(' ').filter(Boolean);
  needed.forEach(preload);
  // One after the other, each in a task of its own. What fails here fails again below, where it is asked for again.
  for (const url of needed) await import(/* @vite-ignore */ trustedScriptUrl(url)).catch(() => null);
  const bundle = await importMain('').catch(() => importMain('?retry'));
  return bundle.start(port);
}

async function importMain(suffix: string): Promise<MainBundle> {
  return (await import(/* @vite-ignore */ trustedScriptUrl(bootAttribute('main') + suffix))) as MainBundle;
}

/** Asked for together, not one after the other. */
function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

function reloadOnce(): void {
  const last = Number(readSession(RELOAD_MARK) ?? 0);
  if (Date.now() - last < RELOAD_GUARD_MS) return;
  writeSession(RELOAD_MARK, String(Date.now()));
  location.reload();
}
