import type { Edition, EditionKey } from './edition.ts';
import { mainEdition } from './main.ts';
import { regionalEdition } from './regional.ts';

/** The editions by key. */
export const editions = { main: mainEdition, regional: regionalEdition } as const satisfies Record<EditionKey, Edition>;

/** The edition of a site slug (`originatingSite`, `mirroringSites`), or null for a site that is not ours. */
export function resolveEditionBySlug(slug: string): Edition | null {
  return Object.values<Edition>(editions).find((edition) => edition.slug === slug) ?? null;
}
