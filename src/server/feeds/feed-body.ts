import type { Edition } from '../../shared/config/editions/edition.ts';
import type { Article } from '../../shared/contract/schemas/article.ts';
import type { ContentNode, ContentTag, ContentTree } from '../../shared/contract/schemas/content-tree.ts';
import { toContentHtml } from '../../shared/lib/article-html/content-html.ts';
import { toEmbedAddress, toImageAddress, toLinkAddress } from '../../shared/lib/article-html/safe-address.ts';
import { toArticleTree } from '../../shared/lib/article-html/to-article-tree.ts';
import { absoluteUrl } from '../../shared/lib/head.ts';
import { imageVariantUrl } from '../../shared/lib/image-variants.ts';
import type { FeedItem } from './feed.ts';

type Props = Record<string, string>;

/** What harms nobody, whoever has written it. */
const PLAIN_PROPS: Readonly<Partial<Record<ContentTag, readonly string[]>>> = { th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan', 'scope'], abbr: ['title'] };

/**
 * An article as HTML that stands on its own in somebody else's reader: picture, lead and body, every address absolute.
 * A feed's reader asks for nobody's age: of what is for adults it gets the lead.
 */
export function toFeedHtml(edition: Edition, article: Article, picture: FeedItem['picture']): string {
  const lead = article.lead === null || article.lead === '' ? [] : [['p', null, [['strong', null, [article.lead]]]] satisfies ContentNode];
  if (article.adultContent) return toContentHtml(lead);
  return toContentHtml([...toFigure(picture, article.title), ...lead, ...toAbsoluteTree(edition, toArticleTree(article))]);
}

function toFigure(picture: FeedItem['picture'], title: string): ContentTree {
  if (picture === null) return [];
  const { url, width, height, text } = picture;
  const measures = width === null || height === null ? {} : { width: String(width), height: String(height) };
  const image: ContentNode = ['img', { src: url, alt: text ?? title, ...measures }, []];
  return [['figure', null, text === null ? [image] : [image, ['figcaption', null, [text]]]]];
}

/** A body with absolute addresses; what is no address that we follow leaves its words. */
export function toAbsoluteTree(edition: Edition, tree: ContentTree): ContentTree {
  return tree.flatMap((node) => toAbsoluteNodes(edition, node));
}

function toAbsoluteNodes(edition: Edition, node: ContentNode): ContentNode[] {
  if (typeof node === 'string') return [node];
  const [tag, props, children] = node;
  const inner = toAbsoluteTree(edition, children);
  const kept = toProps(edition, tag, props ?? {});
  return kept === null ? inner : [[tag, Object.keys(kept).length === 0 ? null : kept, inner]];
}

/** The attributes that an element keeps; null where it is nothing without those it lacks. */
function toProps(edition: Edition, tag: ContentTag, props: Props): Props | null {
  switch (tag) {
    case 'a': {
      const href = toLinkAddress(props['href'] ?? '');
      return href === null ? null : { href: toAbsolute(edition, href) };
    }
    case 'img': {
      const src = toImageAddress(props['src'] ?? '');
      return src === null ? null : { src: toAbsolute(edition, imageVariantUrl(src, { size: 'l', density: 1, format: 'jpg' })), alt: props['alt'] ?? '' };
    }
    case 'embed': {
      const src = toEmbedAddress(props['src'] ?? '');
      return src === null ? null : { kind: props['kind'] ?? 'frame', src };
    }
    default:
      return Object.fromEntries((PLAIN_PROPS[tag] ?? []).flatMap((name) => (props[name] === undefined ? [] : [[name, props[name]]])));
  }
}

function toAbsolute(edition: Edition, address: string): string {
  return address.startsWith('/') ? absoluteUrl(edition, address) : address;
}
