import { FRAME_MIN_HEIGHT, type FrameKind } from './frame-kinds.ts';

/** What a message of a frame makes the page do. */
export type FrameAction =
  | { readonly kind: 'resize'; readonly height: number }
  /** `push` goes there as a link does; `replace` takes the place of the page in the history. */
  | { readonly kind: 'navigate'; readonly path: string; readonly history: 'push' | 'replace' };

/** Longer addresses nobody means. */
const MAX_PATH_LENGTH = 2048;

/** Addresses of the site that are no pages: calls, what a session does, files, and what the edge keeps for itself. */
const NO_PAGES = /^\/(?:api|assets|uploads|quiz|login|logout|_[^/]*)(?:\/|$)/i;

/**
 * Reads a message of a frame whose window and origin are known to be right; null for what it may not say. A path leads
 * to a page of the site and nowhere else. @spec §5 Embedded frame messages
 */
export function parseFrameMessage(data: unknown, kind: Pick<FrameKind, 'accepts' | 'maxHeight'>, siteOrigin: string): FrameAction | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const type = kind.accepts.find((accepted) => accepted === data.type);
  switch (type) {
    case 'iframe-size':
      return 'height' in data ? toResize(data.height, kind.maxHeight) : null;
    case 'route-push':
    case 'parent-router':
      return 'path' in data ? toNavigation(data.path, type === 'route-push' ? 'push' : 'replace', siteOrigin) : null;
    case undefined:
      return null;
  }
}

function toResize(height: unknown, maxHeight: number): FrameAction | null {
  if (typeof height !== 'number' || !Number.isFinite(height) || height <= 0) return null;
  return { kind: 'resize', height: Math.ceil(Math.min(Math.max(height, FRAME_MIN_HEIGHT), maxHeight)) };
}

function toNavigation(path: unknown, history: 'push' | 'replace', siteOrigin: string): FrameAction | null {
  // Browsers read a backslash as a slash and drop line breaks: such a path may mean another host than it seems to.
  if (typeof path !== 'string' || path.length > MAX_PATH_LENGTH || !/^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(path) || !URL.canParse(path, siteOrigin)) return null;
  const url = new URL(path, siteOrigin);
  if (url.origin !== siteOrigin || NO_PAGES.test(decodeLeniently(url.pathname))) return null;
  return { kind: 'navigate', path: url.pathname + url.search + url.hash, history };
}

function decodeLeniently(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // The edge answers a malformed escape with an error, so it names no page that could be confused with another.
    return pathname;
  }
}
