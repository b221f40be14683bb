import { MEASUREMENT_PATH } from '../../shared/config/consent.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';

/** A widget, and for a map perhaps one area (`telepules/tiszaszalkas`). */
export type ResultFrameAddress = { readonly kind: 'result'; readonly path: string; readonly widget: string; readonly detail: string | null };

/** What a frame shows. */
export type FrameAddress = ResultFrameAddress | { readonly kind: 'measurement'; readonly path: string };

/** Slugs only: what is spelt otherwise is no second address of the same frame. */
const RESULT_PATH = /^\/eredmeny\/(?<widget>[a-z0-9-]{1,200})(?:\/(?<detail>[a-z0-9-]{1,200}\/[a-z0-9-]{1,200}))?$/;

/** Reads a path of the frames host; null for what it does not have. */
export function parseFrameAddress(path: string): FrameAddress | null {
  if (path === MEASUREMENT_PATH) return { kind: 'measurement', path };
  const groups = RESULT_PATH.exec(path)?.groups;
  const widget = groups?.['widget'];
  return widget === undefined ? null : { kind: 'result', path, widget, detail: groups?.['detail'] ?? null };
}

/** Under what a frame is kept in the page cache; no page of the edition has such a key. */
export function toFrameKey(edition: Edition, { path }: FrameAddress): string {
  return `${edition.key}|frames|${path}`;
}
