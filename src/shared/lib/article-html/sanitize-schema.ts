import type { Schema } from 'hast-util-sanitize';
import { CONTENT_TAGS } from '../../contract/schemas/content-tree.ts';

/**
 * The allow-list of article bodies. Everything not named here is unwrapped, everything in `strip` goes with what it
 * holds; every key is set, since a missing one would take the library's default.
 */
export const ARTICLE_SCHEMA: Schema = {
  // `div` survives as a boundary between paragraphs only; the tree's builder dissolves it.
  tagNames: [...CONTENT_TAGS, 'div'],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colSpan', 'rowSpan', 'scope'],
    td: ['colSpan', 'rowSpan', 'scope'],
    abbr: ['title'],
    embed: [['kind', 'frame', 'video', 'audio'], 'src'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: [
    'script', 'style', 'form', 'template', 'svg', 'math', 'noscript', 'iframe', 'object', 'applet', 'param', 'video', 'audio', 'canvas', 'map',
    'head', 'title', 'base', 'meta', 'link', 'frameset', 'frame', 'noframes', 'noembed', 'xmp', 'plaintext', 'listing', 'textarea',
    'select', 'option', 'button', 'input', 'datalist', 'output', 'progress', 'meter', 'portal', 'fencedframe', 'slot', 'colgroup', 'col',
  ],
  ancestors: {},
  required: {},
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
};
