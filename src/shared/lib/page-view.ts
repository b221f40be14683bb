/** What a page tells the measuring frame: where the reader is, and from where. No query: a search term is the reader's own. */
export type PageView = { readonly address: string; readonly title: string; readonly referrer: string };

/** The message as it goes from the page to its frame. */
export type PageViewMessage = PageView & { readonly type: 'page-view' };

/** Reads a message whose window and origin are known to be right; null for anything else. */
export function parsePageView(data: unknown): PageView | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'page-view') return null;
  if (!('address' in data) || !('title' in data) || !('referrer' in data)) return null;
  const { address, title, referrer } = data;
  return typeof address === 'string' && typeof title === 'string' && typeof referrer === 'string' ? { address, title, referrer } : null;
}

/** An address without what its query and its fragment say; empty where it is none. */
export function toPlainAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin === 'null' ? '' : origin + pathname;
}
