/** What `aria-current` says of a menu's link: the page itself, or the section that the page belongs to. */
export type Current = 'page' | 'true' | undefined;

/**
 * Marks the entry of a menu that the page belongs to: the page of that address on any of its numbers, or an article
 * whose address begins with the section's slug. @spec §2.1
 */
export function decideCurrent(href: string, path: string): Current {
  const page = path.replace(/\?.*$/, '');
  if (href === page) return 'page';
  const section = /^\/rovat\/([^/]+)$/.exec(href)?.[1];
  return section !== undefined && page.startsWith(`/${section}/`) ? 'true' : undefined;
}
