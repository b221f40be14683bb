/** The address of a link that can be shown in place: same origin, same tab, a page and not a file. */
export function toOwnPage(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#') === true) return null;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/uploads/') || url.pathname.startsWith('/api/')) return null;
  return url;
}

/** Whether a click asks for more than going there: another tab, a download, a menu. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
}
