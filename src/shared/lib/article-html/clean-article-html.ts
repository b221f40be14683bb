import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import type { ContentNode, ContentTree } from '../../contract/schemas/content-tree.ts';
import { AppError } from '../errors.ts';
import { buildContentTree } from './build-content-tree.ts';
import { toContentHtml } from './content-html.ts';
import { isBlank, toText } from './pieces.ts';
import { prepareSource } from './prepare-source.ts';
import { ARTICLE_SCHEMA } from './sanitize-schema.ts';

/** A body that may be shown: the same content as HTML and as the tree that pages render. */
export type CleanArticleHtml = { readonly html: string; readonly tree: ContentTree; readonly paragraphCount: number };

/** The deepest nesting a tree may have; the edge and React walk it by recursion. */
const MAX_TREE_DEPTH = 60;

/**
 * Cleans the HTML of an article: what the allow-list names stays, everything else is unwrapped or dropped, foreign
 * frames and media become `embed` nodes. Cleaning the clean HTML again changes nothing. @spec §3 Article content
 * @throws AppError INVALID_INPUT for HTML that is nested absurdly deep
 */
export function cleanArticleHtml(html: string): CleanArticleHtml {
  const tree = toTree(html);
  if (depthOf(tree) > MAX_TREE_DEPTH) throw tooDeep();
  return { html: toContentHtml(tree), tree, paragraphCount: tree.filter(isTextParagraph).length };
}

function toTree(html: string): ContentTree {
  try {
    const sanitized = sanitize(prepareSource(fromHtml(html.toWellFormed(), { fragment: true })), ARTICLE_SCHEMA);
    return sanitized.type === 'root' ? buildContentTree(sanitized) : [];
  } catch (error) {
    // The parser and the sanitiser work by recursion: some thousand levels exhaust the stack.
    if (error instanceof RangeError) throw tooDeep();
    throw error;
  }
}

function tooDeep(): AppError {
  return new AppError('INVALID_INPUT', `The HTML is nested too deep (more than ${MAX_TREE_DEPTH} levels); remove the needless wrappers.`);
}

function depthOf(nodes: readonly ContentNode[]): number {
  return nodes.reduce((depth, node) => Math.max(depth, typeof node === 'string' ? 1 : 1 + depthOf(node[2])), 0);
}

function isTextParagraph(node: ContentNode): boolean {
  return typeof node !== 'string' && node[0] === 'p' && !isBlank(toText(node));
}
