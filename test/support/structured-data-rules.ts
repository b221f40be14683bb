/** A schema.org object as a page carries it. */
export type Thing = { readonly [property: string]: unknown };

type Rule = (thing: Thing, canonical: string) => readonly (string | false)[];

const OFFSET_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

/** What search engines ask of each type. A rule tells what is missing. */
const RULES: Readonly<Record<string, Rule>> = {
  NewsArticle: requireArticle,
  AdvertiserContentArticle: requireArticle,
  LiveBlogPosting: (thing, canonical) => [
    ...requireArticle(thing, canonical),
    !isOffsetDate(thing['coverageStartTime']) && 'coverageStartTime',
    thing['coverageEndTime'] !== undefined && !isOffsetDate(thing['coverageEndTime']) && 'coverageEndTime',
    toThings(thing['liveBlogUpdate']).length === 0 && 'liveBlogUpdate',
    ...toThings(thing['liveBlogUpdate']).flatMap(requirePost),
  ],
  BreadcrumbList: (thing) => {
    const items = toThings(thing['itemListElement']);
    return [items.length < 2 && 'itemListElement', ...items.flatMap((item, index) => [item['position'] !== index + 1 && 'position', !isText(item['name']) && 'name', !isAddress(item['item']) && 'item'])];
  },
  CollectionPage: (thing, canonical) => {
    const [list] = toThings(thing['mainEntity']);
    const items = toThings(list?.['itemListElement']);
    return [
      !isText(thing['name']) && 'name', thing['url'] !== canonical && 'url', list?.['@type'] !== 'ItemList' && 'mainEntity', items.length === 0 && 'itemListElement',
      ...items.flatMap((item, index) => [item['position'] !== index + 1 && 'position', !isAddress(item['url']) && 'url of an item', !isText(item['name']) && 'name of an item']),
    ];
  },
  PodcastSeries: (thing, canonical) => [!isText(thing['name']) && 'name', thing['url'] !== canonical && 'url', !isAddress(thing['webFeed']) && 'webFeed', ...toThings(thing['publisher']).flatMap(requirePublisher)],
  PodcastEpisode: (thing, canonical) => {
    const [[series], [media]] = [toThings(thing['partOfSeries']), toThings(thing['associatedMedia'])];
    return [!isText(thing['name']) && 'name', thing['url'] !== canonical && 'url', !isOffsetDate(thing['datePublished']) && 'datePublished', !isAddress(series?.['url']) && 'partOfSeries', !isAddress(media?.['contentUrl']) && 'associatedMedia'];
  },
  ItemList: (thing) => [toThings(thing['itemListElement']).length === 0 && 'itemListElement'],
  WebSite: (thing) => [!isText(thing['name']) && 'name', !isAddress(thing['url']) && 'url'],
  WebPage: (thing, canonical) => [!isText(thing['name']) && 'name', thing['url'] !== canonical && 'url'],
  NewsMediaOrganization: requirePublisher,
  SportsEvent: (thing, canonical) => [
    !isText(thing['name']) && 'name', thing['url'] !== canonical && 'url', !isOffsetDate(thing['startDate']) && 'startDate', !isText(thing['location'] === undefined ? '-' : toThings(thing['location'])[0]?.['name']) && 'name of the location',
    ...['homeTeam', 'awayTeam'].map((side) => !isText(toThings(thing[side])[0]?.['name']) && side),
  ],
  ProfilePage: (thing, canonical) => {
    const [person] = toThings(thing['mainEntity']);
    return [thing['url'] !== canonical && 'url', person?.['@type'] !== 'Person' && 'mainEntity', !isText(person?.['name']) && 'name', person?.['url'] !== canonical && 'url of the person'];
  },
};

/** The schema.org objects of a page. @throws for what is no JSON */
export function readStructuredData(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => toThings(JSON.parse(json)));
}

/** The types of an object. */
export function typesOf(thing: Thing): string[] {
  return [thing['@type']].flat().filter((type) => typeof type === 'string');
}

/** What an object lacks by the rules of its types; an object of no known type lacks a rule. */
export function findMissing(thing: Thing, canonical: string): string[] {
  const known = typesOf(thing).filter((type) => type in RULES);
  if (known.length === 0 || thing['@context'] !== 'https://schema.org') return [`a rule for ${JSON.stringify(thing['@type'])}`];
  return known.flatMap((type) => (RULES[type]?.(thing, canonical) ?? []).filter((missing) => missing !== false).map((missing) => `${type}: ${missing}`));
}

function requireArticle(thing: Thing, canonical: string): (string | false)[] {
  const [page] = toThings(thing['mainEntityOfPage']);
  const images = [thing['image']].flat();
  const shapes = ['/11/l-1x.jpg', '/43/l-1x.jpg', '/169/l-1x.jpg'];
  return [
    !isText(thing['headline']) && 'headline',
    page?.['@id'] !== canonical && 'mainEntityOfPage',
    !(images.every(isAddress) && shapes.every((shape) => images.some((image) => String(image).endsWith(shape)))) && 'image in three shapes, 1200 px wide',
    !isOffsetDate(thing['datePublished']) && 'datePublished',
    !isOffsetDate(thing['dateModified']) && 'dateModified',
    ...requireAuthors(thing),
    ...toThings(thing['publisher']).flatMap(requirePublisher),
    thing['publisher'] === undefined && 'publisher',
    !isText(thing['articleSection']) && 'articleSection',
    !isText(thing['inLanguage']) && 'inLanguage',
  ];
}

function requirePost(post: Thing): (string | false)[] {
  return [!isText(post['headline']) && 'headline of a post', !isOffsetDate(post['datePublished']) && 'datePublished of a post', !/\?bejegyzes=\d+#post-\d+$/.test(String(post['url'])) && 'url of a post', ...requireAuthors(post)];
}

function requireAuthors(thing: Thing): (string | false)[] {
  const authors = toThings(thing['author']);
  return [authors.length === 0 && 'author', ...authors.flatMap((author) => [!/^(?:Person|Organization)$/.test(String(author['@type'])) && 'type of an author', !isText(author['name']) && 'name of an author', !isAddress(author['url']) && 'url of an author'])];
}

function requirePublisher(publisher: Thing): (string | false)[] {
  const [logo] = toThings(publisher['logo']);
  return [!isText(publisher['name']) && 'name of the publisher', !isAddress(publisher['url']) && 'url of the publisher', !isAddress(logo?.['url']) && 'logo of the publisher'];
}

function toThings(value: unknown): Thing[] {
  return [value].flat().filter((item): item is Thing => typeof item === 'object' && item !== null);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https:\/\/[^\s"<>]+$/.test(value);
}

function isOffsetDate(value: unknown): boolean {
  return typeof value === 'string' && OFFSET_DATE.test(value) && !Number.isNaN(Date.parse(value));
}
