import type { SearchFilter } from '../contract/schemas/search.ts';
import { texts } from '../config/texts.ts';

/** Where a search box searches, and how it says so. */
export type SearchScope = { readonly placeholder: string; readonly filters: SearchFilter };

type Placeholders = Readonly<Record<string, string>>;

/** The hint of a section's search box; a section without one has the site's. @spec §2.6 */
export function resolvePlaceholder(placeholders: Placeholders, section: string | null): string {
  const own = section === null ? undefined : ownValue(placeholders, section);
  return own ?? ownValue(placeholders, 'default') ?? texts.search.placeholder;
}

/** What the box on a page searches: a section with a hint of its own, on its lists and articles; else everything. @spec §2.6 */
export function decideSearchScope(placeholders: Placeholders, path: string): SearchScope {
  const section = toSection(path);
  const isNamed = section !== null && section !== 'default' && ownValue(placeholders, section) !== undefined;
  return { placeholder: resolvePlaceholder(placeholders, section), filters: isNamed ? { superTags: [section] } : {} };
}

function toSection(path: string): string | null {
  const plain = path.replace(/[?#].*$/, '');
  return /^\/rovat\/([^/]+)/.exec(plain)?.[1] ?? /^\/([^/]+)\/\d{4}\/\d\d\/\d\d\//.exec(plain)?.[1] ?? /^\/(english|after)$/.exec(plain)?.[1] ?? null;
}

/** Sections are named by addresses: what every object has is no hint. */
function ownValue(placeholders: Placeholders, name: string): string | undefined {
  return Object.hasOwn(placeholders, name) ? placeholders[name] : undefined;
}
