import { editions } from '../shared/config/editions/editions.ts';
import type { Edition } from '../shared/config/editions/edition.ts';
import type { SiteMode } from '../shared/lib/site.ts';
import type { Origins } from './origins.ts';

/** What a host name stands for. */
export type HostTarget = { readonly edition: Edition; readonly mode: SiteMode | 'frames' };

const PREFIXES = { preview: 'preview', lite: 'lite', frames: 'frames' } as const;

/**
 * Makes the host table: every host of an edition, its `preview.`, `lite.` and `frames.` hosts, and where its frames come from by configuration.
 * @param defaultEdition answers hosts nobody knows; without it they get 421
 */
export function createHostResolver(defaultEdition: Edition['key'] | null, origins: Origins): (hostHeader: string | undefined) => HostTarget | null {
  const table = new Map<string, HostTarget>();
  for (const edition of Object.values<Edition>(editions)) {
    for (const host of edition.hosts) {
      table.set(host, { edition, mode: 'public' });
      for (const [prefix, mode] of Object.entries(PREFIXES)) table.set(`${prefix}.${host}`, { edition, mode });
    }
    table.set(new URL(origins[edition.key].frames).hostname, { edition, mode: 'frames' });
  }
  const fallback: HostTarget | null = defaultEdition === null ? null : { edition: editions[defaultEdition], mode: 'public' };
  return (hostHeader) => table.get(toHostName(hostHeader)) ?? fallback;
}

function toHostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
