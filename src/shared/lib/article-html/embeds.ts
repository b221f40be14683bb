import type { Element, ElementContent, RootContent } from 'hast';
import { toEmbedAddress } from './safe-address.ts';

/** What stands behind an embed of the content tree. */
export type EmbedKind = 'frame' | 'video' | 'audio';

/** A foreign frame or medium of an article body; it is shown as a link or, after consent, in our frames host. */
export type Embed = { readonly kind: EmbedKind; readonly src: string };

/** Posts of social networks that editors paste as a blockquote or div: its class, and the hosts that its link may lead to. */
const SOCIAL_POSTS: readonly { readonly className: string; readonly hosts: readonly string[] }[] = [
  { className: 'twitter-tweet', hosts: ['twitter.com', 'x.com'] },
  { className: 'twitter-video', hosts: ['twitter.com', 'x.com'] },
  { className: 'instagram-media', hosts: ['instagram.com'] },
  { className: 'text-post-media', hosts: ['threads.net', 'threads.com'] },
  { className: 'tiktok-embed', hosts: ['tiktok.com'] },
  { className: 'fb-post', hosts: ['facebook.com'] },
  { className: 'fb-video', hosts: ['facebook.com'] },
  { className: 'bluesky-embed', hosts: ['bsky.app'] },
  { className: 'reddit-embed-bq', hosts: ['reddit.com'] },
  { className: 'mastodon-embed', hosts: [] },
];

/**
 * Reads an embed out of an element as editors and other systems write it, or as `toContentHtml` does.
 * `null` = an embed without a usable address; `undefined` = no embed at all.
 */
export function readEmbed(element: Element): Embed | null | undefined {
  switch (element.tagName) {
    case 'iframe':
      return toEmbed('frame', [textOf(element, 'src')]);
    case 'video':
    case 'audio':
      return toEmbed(element.tagName, [textOf(element, 'src'), ...childrenOf(element, 'source').map((source) => textOf(source, 'src'))]);
    case 'p':
      return readOwnEmbed(element);
    case 'blockquote':
    case 'div':
      return readSocialPost(element);
    default:
      return undefined;
  }
}

/** Whether a word names a kind of embed. */
export function isEmbedKind(value: unknown): value is EmbedKind {
  return value === 'frame' || value === 'video' || value === 'audio';
}

function readOwnEmbed(element: Element): Embed | null | undefined {
  const kind = element.properties['dataEmbed'];
  return isEmbedKind(kind) ? toEmbed(kind, childrenOf(element, 'a').map((link) => textOf(link, 'href'))) : undefined;
}

/** A post whose address is missing or foreign stays what it looks like: a quotation. */
function readSocialPost(element: Element): Embed | undefined {
  const classNames = element.properties['className'];
  const post = SOCIAL_POSTS.find(({ className }) => Array.isArray(classNames) && classNames.includes(className));
  if (post === undefined) return undefined;
  const declared = ['dataInstgrmPermalink', 'dataTextPostPermalink', 'dataHref', 'dataEmbedUrl', 'cite'].map((name) => textOf(element, name));
  const candidates = [...declared, ...linksWithin(element).toReversed()].map(toEmbedAddress);
  const src = candidates.find((address) => address !== null && isOnHost(address, post.hosts));
  return src === undefined || src === null ? undefined : { kind: 'frame', src };
}

function isOnHost(address: string, hosts: readonly string[]): boolean {
  const { hostname } = new URL(address);
  return hosts.length === 0 || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

function toEmbed(kind: EmbedKind, addresses: readonly string[]): Embed | null {
  const src = addresses.filter((address) => address !== '').map(toEmbedAddress).find((address) => address !== null);
  return src === undefined ? null : { kind, src };
}

function textOf(element: Element, property: string): string {
  const value = element.properties[property];
  return typeof value === 'string' ? value : '';
}

function childrenOf(element: Element, tagName: string): Element[] {
  return element.children.filter((child): child is Element => child.type === 'element' && child.tagName === tagName);
}

function linksWithin(parent: { children: readonly (ElementContent | RootContent)[] }): string[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'a' ? [textOf(child, 'href')] : linksWithin(child);
  });
}
