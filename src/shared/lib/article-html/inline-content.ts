import type { Element, ElementContent, RootContent } from 'hast';
import type { ContentNode, ContentTag } from '../../contract/schemas/content-tree.ts';
import { toAbbreviationProps, toImageProps, toLinkProps } from './element-props.ts';
import { mergeTexts } from './pieces.ts';
import { toPlainText } from './plain-text.ts';

/** A node of the sanitised source. */
export type SourceNode = RootContent | ElementContent;

/** An inline element without its children. */
export type Wrapper = readonly [tag: ContentTag, props: Record<string, string> | null];

const WRAPPER_TAGS = ['a', 'abbr', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'code', 'cite', 'q'] as const satisfies readonly ContentTag[];

const blockHolders = new WeakMap<Element, boolean>();

/** Whether an element stands in a line with all that it holds. */
export function isInline(node: SourceNode): boolean {
  if (node.type !== 'element') return true;
  return (node.tagName === 'br' || node.tagName === 'img' || toWrapperTag(node) !== null) && !holdsBlock(node);
}

/** The tag of an element that may stand around words, or null. */
export function toWrapperTag(element: Element): (typeof WRAPPER_TAGS)[number] | null {
  return WRAPPER_TAGS.find((tag) => tag === element.tagName) ?? null;
}

/**
 * An inline element's tag and attributes; null where it adds nothing: a link without a good address or within a link,
 * a `b` in a `b`.
 */
export function toWrapper(element: Element, outer: readonly Wrapper[]): Wrapper | null {
  const tag = toWrapperTag(element);
  if (tag === null || outer.some(([outerTag]) => outerTag === tag)) return null;
  if (tag === 'abbr') return [tag, toAbbreviationProps(element)];
  if (tag !== 'a') return [tag, null];
  const props = toLinkProps(element);
  return props === null ? null : [tag, props];
}

/** Content of a line, from nodes that all are inline. */
export function toInlineNodes(nodes: readonly SourceNode[], outer: readonly Wrapper[]): ContentNode[] {
  return mergeTexts(nodes.flatMap((node) => (node.type === 'text' ? [toPlainText(node.value)] : node.type === 'element' ? toInlineElement(node, outer) : [])));
}

function toInlineElement(element: Element, outer: readonly Wrapper[]): ContentNode[] {
  if (element.tagName === 'br') return [['br', null, []]];
  if (element.tagName === 'img') return toImage(element);
  const wrapper = toWrapper(element, outer);
  if (wrapper === null) return toInlineNodes(element.children, outer);
  const children = toInlineNodes(element.children, [...outer, wrapper]);
  return children.length === 0 ? [] : [[wrapper[0], wrapper[1], children]];
}

function toImage(element: Element): ContentNode[] {
  const props = toImageProps(element);
  return props === null ? [] : [['img', props, []]];
}

/** Remembered by element, since it is asked again at each level. */
function holdsBlock(element: Element): boolean {
  const known = blockHolders.get(element);
  if (known !== undefined) return known;
  const holds = element.children.some((child) => !isInline(child));
  blockHolders.set(element, holds);
  return holds;
}
