import type { Element, Root } from 'hast';
import type { ContentNode, ContentTag, ContentTree } from '../../contract/schemas/content-tree.ts';
import { toEmbedProps } from './element-props.ts';
import { isInline, toInlineNodes, toWrapper } from './inline-content.ts';
import type { SourceNode, Wrapper } from './inline-content.ts';
import { toListItems } from './list-items.ts';
import { isBlank, toGroups, toParagraphs, toSingleRun } from './pieces.ts';
import type { Group, Piece } from './pieces.ts';
import { toPlainText } from './plain-text.ts';
import { toTableParts } from './table-parts.ts';

/**
 * Builds the compact tree from sanitised HTML. It keeps to a content model that no HTML parser rearranges (no block in
 * a line, no link in a link, rows in tables only), so that writing and reading it again changes nothing.
 */
export function buildContentTree(source: Root): ContentTree {
  return toParagraphs(readGroups(source.children, []));
}

function readGroups(nodes: readonly SourceNode[], wrappers: readonly Wrapper[]): Group[] {
  return toGroups(toPieces(nodes, wrappers));
}

/** `wrappers` are inline elements around blocks: they move into each block, since a paragraph cannot stand in a `strong`. */
function toPieces(nodes: readonly SourceNode[], wrappers: readonly Wrapper[]): Piece[] {
  const pieces: Piece[] = [];
  let line: SourceNode[] = [];
  const endLine = () => {
    for (const node of wrap(toInlineNodes(line, wrappers), wrappers)) pieces.push({ kind: 'inline', node });
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      line.push(node);
    } else if (node.type === 'element') {
      endLine();
      for (const piece of toBlockPieces(node, wrappers)) pieces.push(piece);
    }
  }
  endLine();
  return pieces;
}

function wrap(nodes: ContentNode[], wrappers: readonly Wrapper[]): ContentNode[] {
  if (nodes.length === 0) return nodes;
  return wrappers.reduceRight<ContentNode[]>((inner, [tag, props]) => [[tag, props, inner]], nodes);
}

function toBlockPieces(element: Element, wrappers: readonly Wrapper[]): Piece[] {
  const read = (nodes: readonly SourceNode[]) => readGroups(nodes, wrappers);
  switch (element.tagName) {
    case 'h2':
    case 'h3':
    case 'h4':
      return toHeadings(element.tagName, read(element.children));
    case 'ul':
    case 'ol':
      return toBlock(element.tagName, toListItems(element, read));
    case 'table':
      return toBlock('table', toTableParts(element, read));
    case 'blockquote':
      return toBlock('blockquote', toParagraphs(read(element.children)));
    case 'figure':
      return toFigure(read(element.children));
    case 'figcaption':
      return toCaption(read(element.children));
    case 'pre':
      return toPreformatted(element);
    case 'hr':
      return [{ kind: 'block', node: ['hr', null, []] }];
    case 'embed':
      return toEmbed(element);
    default: {
      // An inline element around blocks, a paragraph, a boundary, or a part of a list or table that stands outside of one.
      const wrapper = toWrapper(element, wrappers);
      const inner = toPieces(element.children, wrapper === null ? wrappers : [...wrappers, wrapper]);
      return wrapper === null ? [{ kind: 'break' }, ...inner, { kind: 'break' }] : inner;
    }
  }
}

function toBlock(tag: ContentTag, children: ContentNode[], props: Record<string, string> | null = null): Piece[] {
  return children.length === 0 ? [] : [{ kind: 'block', node: [tag, props, children] }];
}

function toHeadings(tag: 'h2' | 'h3' | 'h4', groups: readonly Group[]): Piece[] {
  return groups.map((group) => ({ kind: 'block', node: group.kind === 'block' ? group.node : [tag, null, group.nodes] }));
}

/** Pictures stand bare in a figure, words in paragraphs, and the caption last; a caption alone is a paragraph. */
function toFigure(groups: readonly Group[]): Piece[] {
  const caption = groups.find((group) => group.kind === 'caption');
  const content = toParagraphs(groups.filter((group) => group !== caption)).flatMap(unwrapPictures);
  if (caption === undefined) return toBlock('figure', content);
  return content.length === 0 ? [caption] : toBlock('figure', [...content, ['figcaption', null, caption.nodes]]);
}

function unwrapPictures(node: ContentNode): ContentNode[] {
  return typeof node !== 'string' && node[0] === 'p' && isPictures(node[2]) ? node[2].filter((child) => !isBlank(child)) : [node];
}

function isPictures(nodes: readonly ContentNode[]): boolean {
  return nodes.every((node) => isBlank(node) || (typeof node !== 'string' && (node[0] === 'img' || isPictures(node[2]))));
}

function toCaption(groups: readonly Group[]): Piece[] {
  const nodes = toSingleRun(groups);
  return nodes.every(isBlank) ? [] : [{ kind: 'caption', nodes }];
}

/** Preformatted text is text only; the parser would swallow a line end at its start. */
function toPreformatted(element: Element): Piece[] {
  const text = toSourceText(element).replace(/^\n+/, '').trimEnd();
  const [only, ...others] = element.children.filter((child) => child.type === 'element');
  const isCode = only?.tagName === 'code' && others.length === 0;
  return text === '' ? [] : toBlock('pre', isCode ? [['code', null, [text]]] : [text]);
}

function toSourceText(node: SourceNode): string {
  if (node.type === 'text') return toPlainText(node.value);
  if (node.type !== 'element') return '';
  return node.tagName === 'br' ? '\n' : node.children.map(toSourceText).join('');
}

function toEmbed(element: Element): Piece[] {
  const props = toEmbedProps(element);
  return props === null ? [] : [{ kind: 'block', node: ['embed', props, []] }];
}
