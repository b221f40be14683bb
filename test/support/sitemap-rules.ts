import { childrenOf, parseXml, textOf, type ParsedElement } from './parse-xml.ts';

/** What the schemas of sitemaps.org, and those of the news and image extensions, ask of a document. */
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const W3C_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;
const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
const MAX_IMAGES = 1000;

/** An address of a sitemap as it was read. */
export type ReadUrl = { readonly loc: string; readonly lastmod: string | null; readonly alternates: readonly string[]; readonly images: readonly string[]; readonly news: { readonly name: string; readonly language: string; readonly date: string; readonly title: string } | null };

/** Reads a sitemap by its schemas. @throws where it breaks them */
export function readSitemap(source: string): ReadUrl[] {
  if (Buffer.byteLength(source) > MAX_BYTES) throw new Error('A sitemap has 50 MB at most.');
  const root = requireRoot(source, 'urlset');
  const urls = root.children.map(readUrl);
  if (urls.length > MAX_URLS) throw new Error(`A sitemap has ${MAX_URLS} addresses at most, not ${urls.length}.`);
  requireUnique(urls.map(({ loc }) => loc));
  return urls;
}

/** Reads an index of sitemaps by its schema. @throws where it breaks it */
export function readSitemapIndex(source: string): { loc: string; lastmod: string | null }[] {
  const sitemaps = requireRoot(source, 'sitemapindex').children.map((element) => {
    requireOrder(element, 'sitemap', ['loc', 'lastmod']);
    return readPlace(element);
  });
  requireUnique(sitemaps.map(({ loc }) => loc));
  return sitemaps;
}

function requireRoot(source: string, name: string): ParsedElement {
  const root = parseXml(source);
  if (root.name !== name || root.attributes['xmlns'] !== SITEMAP) throw new Error(`The root is <${root.name} xmlns="${root.attributes['xmlns']}">, not ${name} of ${SITEMAP}.`);
  return root;
}

/** The schema of an address is a sequence: its own elements in order, then those of extensions in any. */
function readUrl(element: ParsedElement): ReadUrl {
  requireOrder(element, 'url', ['loc', 'lastmod', 'changefreq', 'priority']);
  const [news, second] = childrenOf(element, 'news:news');
  const images = childrenOf(element, 'image:image');
  if (second !== undefined || images.length > MAX_IMAGES) throw new Error('An address has one news element and a thousand images at most.');
  return { ...readPlace(element), alternates: childrenOf(element, 'xhtml:link').map(readAlternate), images: images.map((image) => requireUrl(textOf(image, 'image:loc'))), news: news === undefined ? null : readNews(news) };
}

function readPlace(element: ParsedElement): { loc: string; lastmod: string | null } {
  const lastmod = textOf(element, 'lastmod');
  if (lastmod !== null && !W3C_MOMENT.test(lastmod)) throw new Error(`lastmod ${lastmod} is no W3C date.`);
  return { loc: requireUrl(textOf(element, 'loc')), lastmod };
}

function readAlternate({ attributes }: ParsedElement): string {
  const { rel, hreflang, href = null } = attributes;
  if (rel !== 'alternate' || hreflang === undefined) throw new Error('xhtml:link needs rel="alternate" and hreflang.');
  return `${hreflang} ${requireUrl(href)}`;
}

function readNews(element: ParsedElement): NonNullable<ReadUrl['news']> {
  const [publication] = childrenOf(element, 'news:publication');
  if (publication === undefined) throw new Error('News without a publication.');
  const read = { name: textOf(publication, 'news:name') ?? '', language: textOf(publication, 'news:language') ?? '', date: textOf(element, 'news:publication_date') ?? '', title: textOf(element, 'news:title') ?? '' };
  if (read.name === '' || read.title === '' || !/^(?:zh-cn|zh-tw|[a-z]{2,3})$/.test(read.language) || !W3C_MOMENT.test(read.date)) throw new Error(`News that lacks something: ${JSON.stringify(read)}`);
  return read;
}

function requireOrder({ name, children }: ParsedElement, expected: string, own: readonly string[]): void {
  if (name !== expected) throw new Error(`<${name}> stands where only <${expected}> may.`);
  const places = children.map((child) => (child.name.includes(':') ? own.length : own.indexOf(child.name)));
  if (places.includes(-1) || places.some((place, index) => place < (places[index - 1] ?? 0))) throw new Error(`<${name}> holds ${children.map((child) => child.name).join(', ')}.`);
}

function requireUrl(text: string | null): string {
  if (text === null || !/^https:\/\/[^\s"<>]+$/.test(text) || text.length > 2048 || new URL(text).href !== text) throw new Error(`${text} is no absolute address as it should be written.`);
  return text;
}

function requireUnique(locs: readonly string[]): void {
  if (new Set(locs).size !== locs.length) throw new Error('An address stands twice.');
}
