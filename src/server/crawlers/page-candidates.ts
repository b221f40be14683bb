import { routes } from '../../shared/config/routes.ts';
import { sections } from '../../shared/config/sections.ts';
import { supplements } from '../../shared/config/supplements.ts';
import type { Tab } from '../../shared/config/tabs.ts';
import type { Menus } from '../../shared/contract/schemas/front.ts';
import { sectionPath } from '../../shared/lib/section-path.ts';

type Tabbed = { readonly tabs?: readonly Tab[] };

/** Where pages that are no articles may stand: what has a row or a place in a menu, and the sections that `superTags` names. */
export function toPageCandidates(menus: Menus, superTags: readonly string[]): string[] {
  // A page that is its reader's own is nobody else's.
  const fixed = routes.filter(({ path, policy }) => !path.includes(':') && policy !== 'none').map(({ path }): string => path);
  const linked = Object.values(menus).flatMap((items) => items.map(({ href }) => href)).filter(isOwnPage);
  const ofSections = sections.flatMap((section) => toTabPaths(sectionPath(section.slug), section));
  const ofSupplements = supplements.flatMap((supplement) => toTabPaths(`/melleklet/${supplement.slug}`, supplement));
  return [...new Set([...fixed, ...linked, ...superTags.map(sectionPath), ...ofSections, ...ofSupplements])];
}

function isOwnPage(href: string): boolean {
  return /^\/(?!\/)[^?#]*$/.test(href);
}

function toTabPaths(root: string, { tabs = [] }: Tabbed): string[] {
  const all = tabs.flatMap(({ subTabs = [], ...tab }) => [tab, ...subTabs]);
  const own = all.map(({ path, content }) => (content.kind === 'link' ? content.href : [root, path].filter((part) => part !== '').join('/')));
  const documents = all.flatMap(({ content }) => (content.kind === 'document' ? [`/dokumentum/${content.slug}`] : []));
  return [root, ...own.filter(isOwnPage), ...documents];
}
