import { toIsoDate } from '../../shared/lib/relative-date.ts';
import { writeXml, xml, type XmlElement } from '../feeds/xml.ts';

/** The content type of sitemaps. */
export const SITEMAP_TYPE = 'application/xml; charset=utf-8';

/** An address of a sitemap; times in unix seconds. */
export type SitemapUrl = {
  readonly url: string;
  readonly updatedAt?: number;
  /** Absolute address of its picture. */
  readonly image?: string;
  /** Where the same stands in other editions, itself included. */
  readonly alternates?: readonly { readonly hreflang: string; readonly href: string }[];
  readonly news?: { readonly publication: string; readonly language: string; readonly publishedAt: number; readonly title: string };
};

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const EXTENSIONS = {
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
};

/** Writes a sitemap. */
export function writeSitemap(urls: readonly SitemapUrl[]): string {
  return writeXml(xml('urlset', urls.map(toUrl), { xmlns: SITEMAP, ...EXTENSIONS }));
}

/** Writes an index of sitemaps. */
export function writeSitemapIndex(sitemaps: readonly Pick<SitemapUrl, 'url' | 'updatedAt'>[]): string {
  return writeXml(xml('sitemapindex', sitemaps.map((sitemap) => xml('sitemap', toPlace(sitemap))), { xmlns: SITEMAP }));
}

function toPlace({ url, updatedAt }: Pick<SitemapUrl, 'url' | 'updatedAt'>): XmlElement[] {
  return [xml('loc', url), ...(updatedAt === undefined ? [] : [xml('lastmod', toIsoDate(updatedAt))])];
}

function toUrl({ image, alternates = [], news, ...place }: SitemapUrl): XmlElement {
  return xml('url', [
    ...toPlace(place),
    ...alternates.map(({ hreflang, href }) => xml('xhtml:link', '', { rel: 'alternate', hreflang, href })),
    ...(news === undefined ? [] : [toNews(news)]),
    ...(image === undefined ? [] : [xml('image:image', [xml('image:loc', image)])]),
  ]);
}

function toNews({ publication, language, publishedAt, title }: NonNullable<SitemapUrl['news']>): XmlElement {
  return xml('news:news', [
    xml('news:publication', [xml('news:name', publication), xml('news:language', language)]),
    xml('news:publication_date', toIsoDate(publishedAt)),
    xml('news:title', title),
  ]);
}
