import { Readable } from 'node:stream';
import { parseFeed } from '@rowanmanning/feed-parser';
import FeedParser from 'feedparser';
import RssParser from 'rss-parser';
import { expect, test } from 'vitest';
import { makeArticle, makeTag } from '../../../test/support/fixtures.ts';
import { editions } from '../../shared/config/editions/editions.ts';
import { toFeedFrame } from './feed-frame.ts';
import { toFeedItem } from './feed-item.ts';
import { writeRss } from './write-rss.ts';

/** What all three parsers know of an item. */
type ReadItem = { title: string; link: string; guid: string; publishedAt: number; html: string; author: string; topics: string[] };

const { main } = editions;
const items = [
  toFeedItem(main, makeArticle({ title: 'Híd & <komp> „új”', tags: [makeTag()], lead: 'Egy < kettő & három.' })),
  toFeedItem(main, makeArticle({ slug: 'masik', title: 'AT&amp;T és ]]> társai', articleAuthors: [], coverImage: null })),
];
const source = writeRss({ ...toFeedFrame(main, '/rss', items), title: 'Lapszél', description: 'Hírek', language: 'hu-HU', pageUrl: 'https://lapszel.hu/' });

/** One of the parsers decodes the entities of HTML, too. */
const decode = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

async function byRssParser(): Promise<ReadItem[]> {
  const feed = await new RssParser<object, { 'dc:creator': string; 'content:encoded': string }>().parseString(source);
  return feed.items.map((item) => ({ title: item.title ?? '', link: item.link ?? '', guid: item.guid ?? '', publishedAt: Date.parse(item.isoDate ?? ''), html: item['content:encoded'], author: item.creator ?? '', topics: item.categories ?? [] }));
}

async function byFeedParser(): Promise<ReadItem[]> {
  const parser = Readable.from([source]).pipe(new FeedParser({}));
  const read: ReadItem[] = [];
  for await (const item of parser as AsyncIterable<FeedParser.Item>) {
    read.push({ title: item.title, link: item.link, guid: item.guid, publishedAt: item.pubDate?.getTime() ?? NaN, html: item.description, author: item.author, topics: item.categories });
  }
  return read;
}

function byRowanManning(): ReadItem[] {
  return parseFeed(source).items.map((item) => ({
    title: item.title ?? '', link: item.url ?? '', guid: item.id ?? '', publishedAt: item.published?.getTime() ?? NaN, html: item.content ?? '',
    author: item.authors[0]?.name ?? '', topics: item.categories.flatMap(({ label }) => label ?? []),
  }));
}

test('three parsers read the same', async () => {
  const normalise = (read: ReadItem[]) => read.map((item) => ({ ...item, title: decode(item.title), html: decode(item.html) }));
  const expected = items.map((item) => ({ title: decode(item.title), link: item.url, guid: item.url, publishedAt: item.publishedAt * 1000, html: decode(item.html ?? ''), author: item.authors[0]?.name ?? main.name, topics: [...item.topics] }));
  expect(normalise(await byRssParser())).toEqual(expected);
  expect(normalise(await byFeedParser())).toEqual(expected);
  expect(normalise(byRowanManning())).toEqual(expected);
});
