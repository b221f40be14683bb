import type { Element } from 'hast';
import { isEmbedKind } from './embeds.ts';
import { toEmbedAddress, toImageAddress, toLinkAddress } from './safe-address.ts';
import { toPlainText } from './plain-text.ts';

type Props = Record<string, string>;

const MAX_PIXELS_DIGITS = /^[1-9]\d{0,4}$/;
const MAX_SPAN_DIGITS = /^([2-9]|[1-9]\d{1,2})$/;
const CELL_SCOPES = new Set(['row', 'col', 'rowgroup', 'colgroup']);

/** A link's attributes, or null where its address is none that we follow. */
export function toLinkProps(element: Element): Props | null {
  const href = toLinkAddress(read(element, 'href'));
  return href === null ? null : { href };
}

/** A picture's attributes, or null where its address is none that we show. A missing `alt` is empty: decoration. */
export function toImageProps(element: Element): Props | null {
  const src = toImageAddress(read(element, 'src'));
  if (src === null) return null;
  return { src, alt: toPlainText(read(element, 'alt')).trim(), ...pick(element, 'width', 'width', isPixels), ...pick(element, 'height', 'height', isPixels) };
}

/** A table cell's attributes, or null where it has none. */
export function toCellProps(element: Element): Props | null {
  const props = { ...pick(element, 'colSpan', 'colspan', isSpan), ...pick(element, 'rowSpan', 'rowspan', isSpan), ...pick(element, 'scope', 'scope', isScope) };
  return Object.keys(props).length === 0 ? null : props;
}

/** What an abbreviation stands for, or null. */
export function toAbbreviationProps(element: Element): Props | null {
  const title = toPlainText(read(element, 'title')).trim();
  return title === '' ? null : { title };
}

/** An embed's kind and address, or null where it has none. */
export function toEmbedProps(element: Element): { kind: string; src: string } | null {
  const kind = element.properties['kind'];
  const src = toEmbedAddress(read(element, 'src'));
  return isEmbedKind(kind) && src !== null ? { kind, src } : null;
}

function pick(element: Element, property: string, name: string, isGood: (value: string) => boolean): Props {
  const value = read(element, property).trim().toLowerCase();
  return isGood(value) ? { [name]: value } : {};
}

const isPixels = (value: string) => MAX_PIXELS_DIGITS.test(value);
const isSpan = (value: string) => MAX_SPAN_DIGITS.test(value);
const isScope = (value: string) => CELL_SCOPES.has(value);

function read(element: Element, property: string): string {
  const value = element.properties[property];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
