import type { Edition } from '../../shared/config/editions/edition.ts';

/** What a frame shows: a widget, and for a map perhaps one area (`telepules/tiszaszalkas`). */
export type FrameAddress = { readonly path: string; readonly widget: string; readonly detail: string | null };

/** Slugs only: what is spelt otherwise is no second address of the same frame. */
const RESULT_PATH = /^\/eredmeny\/(?<widget>[a-z0-9-]{1,200})(?:\/(?<detail>[a-z0-9-]{1,200}\/[a-z0-9-]{1,200}))?$/;

/** Reads a path of the frames host; null for what it does not have. */
export function parseFrameAddress(path: string): FrameAddress | null {
  const groups = RESULT_PATH.exec(path)?.groups;
  const widget = groups?.['widget'];
  return widget === undefined ? null : { path, widget, detail: groups?.['detail'] ?? null };
}

/** Under what a frame is kept in the page cache; no page of the edition has such a key. */
export function toFrameKey(edition: Edition, { path }: FrameAddress): string {
  return `${edition.key}|frames|${path}`;
}
