import type { ContentNode } from '../../contract/schemas/content-tree.ts';
import { collapseWhiteSpace, isBlankText } from './plain-text.ts';

/** A part of a flow: something within a line, a block, the end of a line, or a caption. */
export type Piece =
  | { readonly kind: 'inline'; readonly node: ContentNode }
  | { readonly kind: 'block'; readonly node: ContentNode }
  | { readonly kind: 'break' }
  | { readonly kind: 'caption'; readonly nodes: ContentNode[] };

/** Pieces with their lines gathered: a run is what stands between two boundaries, and is never blank. */
export type Group =
  | { readonly kind: 'run'; readonly nodes: ContentNode[] }
  | { readonly kind: 'block'; readonly node: ContentNode }
  | { readonly kind: 'caption'; readonly nodes: ContentNode[] };

/** Gathers inline pieces into runs; blank runs are dropped. */
export function toGroups(pieces: readonly Piece[]): Group[] {
  const groups: Group[] = [];
  let line: ContentNode[] = [];
  const endLine = () => {
    const nodes = trimRun(mergeTexts(line));
    if (!nodes.every(isBlank)) groups.push({ kind: 'run', nodes });
    line = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'inline') {
      line.push(piece.node);
      continue;
    }
    endLine();
    if (piece.kind !== 'break') groups.push(piece);
  }
  endLine();
  return groups;
}

/** Paragraphs for the runs, everything else as it is: what the top level and quotations hold. */
export function toParagraphs(groups: readonly Group[]): ContentNode[] {
  return groups.map((group) => (group.kind === 'block' ? group.node : ['p', null, group.nodes]));
}

/** What list items and table cells hold: a single run stays without a paragraph. */
export function toLooseContent(groups: readonly Group[]): ContentNode[] {
  const runs = groups.filter((group) => group.kind !== 'block');
  return runs.length > 1 ? toParagraphs(groups) : groups.flatMap((group) => (group.kind === 'block' ? [group.node] : group.nodes));
}

/** One line of everything: runs joined by line breaks, the words of blocks after them. */
export function toSingleRun(groups: readonly Group[]): ContentNode[] {
  const runs = groups.map((group): ContentNode[] => (group.kind === 'block' ? [toText(group.node).trim()] : group.nodes)).filter((nodes) => !nodes.every(isBlank));
  return mergeTexts(runs.flatMap((nodes, index) => (index === 0 ? nodes : [['br', null, []] satisfies ContentNode, ...nodes])));
}

/** Neighbouring texts become one, with white space as a browser shows it; empty ones go. */
export function mergeTexts(nodes: readonly ContentNode[]): ContentNode[] {
  const merged: ContentNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (typeof node !== 'string') merged.push(node);
    else if (typeof last === 'string') merged[merged.length - 1] = last + node;
    else merged.push(node);
  }
  return merged.map((node) => (typeof node === 'string' ? collapseWhiteSpace(node) : node)).filter((node) => node !== '');
}

/** Whether a node shows nothing: white space, line breaks, or elements of such. */
export function isBlank(node: ContentNode): boolean {
  if (typeof node === 'string') return isBlankText(node);
  return node[0] !== 'img' && node[0] !== 'embed' && node[2].every(isBlank);
}

/** All text of a node; items and cells are kept apart. */
export function toText(node: ContentNode): string {
  if (typeof node === 'string') return node;
  const isRow = node[0] === 'tr' || node[0] === 'ul' || node[0] === 'ol';
  return node[2].map(toText).join(isRow ? ' ' : '');
}

/** Takes line breaks and white space away from both ends. */
function trimRun(nodes: readonly ContentNode[]): ContentNode[] {
  const isEmpty = (node: ContentNode) => (typeof node === 'string' ? node.trim() === '' : node[0] === 'br');
  const first = nodes.findIndex((node) => !isEmpty(node));
  const last = nodes.findLastIndex((node) => !isEmpty(node));
  return nodes.slice(Math.max(first, 0), last + 1).map((node, index, { length }) => {
    if (typeof node !== 'string') return node;
    const startTrimmed = index === 0 ? node.trimStart() : node;
    return index === length - 1 ? startTrimmed.trimEnd() : startTrimmed;
  });
}
