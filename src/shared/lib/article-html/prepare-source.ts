import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { AppError } from '../errors.ts';
import { readEmbed } from './embeds.ts';

/** Deeper nesting is no text of a newspaper, and walking it would exhaust the stack. */
const MAX_SOURCE_DEPTH = 200;

/** Elements that mean the same as one of ours. `div` is a boundary between paragraphs; it never reaches the reader. */
const RENAMED: Readonly<Record<string, string>> = {
  h1: 'h2', h5: 'h4', h6: 'h4', del: 's', strike: 's', ins: 'u', kbd: 'code', samp: 'code', tt: 'code', tfoot: 'tbody', acronym: 'abbr', big: 'strong',
  address: 'div', article: 'div', aside: 'div', center: 'div', dd: 'div', details: 'div', dialog: 'div', dir: 'ul', dl: 'div', dt: 'div', fieldset: 'div',
  footer: 'div', header: 'div', hgroup: 'div', legend: 'div', main: 'div', menu: 'ul', nav: 'div', search: 'div', section: 'div', summary: 'div',
};

/** Embeds become `embed` elements and equivalents get their one name; what came as an `embed` element is dropped. @throws AppError INVALID_INPUT */
export function prepareSource(source: Root): Root {
  return { type: 'root', children: source.children.flatMap((child) => prepareNode(child, 1)) };
}

function prepareNode(node: RootContent | ElementContent, depth: number): (RootContent & ElementContent)[] {
  if (depth > MAX_SOURCE_DEPTH) throw new AppError('INVALID_INPUT', `The HTML is nested more than ${MAX_SOURCE_DEPTH} levels deep; remove the needless wrappers.`);
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || node.tagName === 'embed') return [];
  const embed = readEmbed(node);
  if (embed === null) return [];
  if (embed !== undefined) return [{ type: 'element', tagName: 'embed', properties: { ...embed }, children: [] }];
  return [{ ...node, tagName: toOurName(node), properties: trimProperties(node.properties), children: node.children.flatMap((child) => prepareNode(child, depth + 1)) }];
}

function toOurName({ tagName }: Element): string {
  return Object.hasOwn(RENAMED, tagName) ? (RENAMED[tagName] ?? tagName) : tagName;
}

/** A space before an address hides its protocol from the allow-list. */
function trimProperties(properties: Properties): Properties {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]));
}
