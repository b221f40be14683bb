import { pushTexts } from '../config/texts-push.ts';

/** A notification as a browser shows it; `path` is a page of ours. */
export type Notice = { readonly title: string; readonly body: string; readonly path: string };

/** Reads a push message. A browser has to show something for each, so one that cannot be read says that there is news. */
export function parsePushMessage(text: string | null): Notice {
  const message = toRecord(text);
  const { title, body, url } = message;
  return { title: typeof title === 'string' && title !== '' ? title : pushTexts.unreadable, body: typeof body === 'string' ? body : '', path: toOwnPath(url) };
}

/** A path of ours, or the front page for anything else: a message must not lead away from the site. */
function toOwnPath(url: unknown): string {
  return typeof url === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(url) ? url : '/';
}

function toRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // No JSON: nothing of it can be shown.
    return {};
  }
}
