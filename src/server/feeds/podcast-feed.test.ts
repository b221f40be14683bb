import { Readable } from 'node:stream';
import FeedParser from 'feedparser';
import RssParser from 'rss-parser';
import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, test } from 'vitest';
import { makeApi, makeSite } from '../../../test/support/fixtures.ts';
import { childrenOf, parseXml, textOf } from '../../../test/support/parse-xml.ts';
import { episodeListSchema, podcastListSchema } from '../../shared/contract/schemas/front.ts';
import { loadPodcastFeed } from './load-podcast-feed.ts';
import { toPodcastGuid } from './podcast-guid.ts';
import { writePodcastRss } from './write-podcast-rss.ts';

const podcast = { slug: 'jegyzet', name: 'Jegyzet & <társai>', description: 'Miről szól.', image: '/uploads/2026/11/a.jpg', category: 'Sports', explicit: false };
const makeEpisode = (slug: string, fields: object = {}) => ({ slug, title: `Adás: ${slug}`, duration: 61.4, sourceUrl: `/uploads/podcast/${slug}.mp3`, podcast, pubDate: 1_795_000_000, description: 'Leírás', bytes: 12_345, mimeType: 'audio/mpeg', ...fields });

/** A backend with shows and episodes; it knows pages where `pages` says so. */
function makePodcastSite(episodes: readonly object[], { pages = true } = {}) {
  const asked: number[] = [];
  const api = makeApi({
    podcasts: async () => podcastListSchema.parse({ items: [podcast] }),
    episodes: async ({ query = {} } = {}) => {
      const [page, perPage] = [Number(query.page ?? 1), Number(query.perPage)];
      asked.push(page);
      const start = pages ? (page - 1) * perPage : 0;
      return episodeListSchema.parse({ items: episodes.slice(start, start + perPage), totalItems: episodes.length });
    },
  });
  return { site: makeSite({ api }), asked };
}

const load = async (episodes: readonly object[]) => writePodcastRss(await loadPodcastFeed(makePodcastSite(episodes).site, 'jegyzet'));

test('a show has all that PSP-1 asks of it', async () => {
  const [channel] = childrenOf(parseXml(await load([makeEpisode('a')])), 'channel');
  if (channel === undefined) throw new Error('There is no channel.');
  expect(Object.fromEntries(['title', 'link', 'description', 'language', 'itunes:author', 'itunes:explicit', 'podcast:guid', 'podcast:locked'].map((name) => [name, textOf(channel, name)]))).toEqual({
    'title': 'Jegyzet & <társai>', 'link': 'https://lapszel.hu/podcast/jegyzet', 'description': 'Miről szól.', 'language': 'hu-hu', 'itunes:author': 'Lapszél', 'itunes:explicit': 'false',
    'podcast:guid': toPodcastGuid('https://lapszel.hu/rss/podcast/jegyzet'), 'podcast:locked': 'yes',
  });
  const attributesOf = (name: string) => childrenOf(channel, name)[0]?.attributes;
  expect(attributesOf('itunes:category')).toEqual({ text: 'Sports' });
  expect(attributesOf('itunes:image')).toEqual({ href: 'https://lapszel.hu/uploads/2026/11/a.jpg/11' });
  expect(attributesOf('atom:link')).toMatchObject({ rel: 'self', href: 'https://lapszel.hu/rss/podcast/jegyzet' });
  expect(attributesOf('podcast:locked')).toEqual({ owner: 'szerkesztoseg@lapszel.example' });
});

test('the guid of a feed is what the podcast namespace computes', () => {
  // The example of its documentation.
  expect(toPodcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810');
});

test('three parsers find the recording of each episode', async () => {
  const source = await load([makeEpisode('a'), makeEpisode('b', { bytes: null, mimeType: null })]);
  const expected = [['Adás: a', 'https://lapszel.hu/uploads/podcast/a.mp3', '12345', 'audio/mpeg'], ['Adás: b', 'https://lapszel.hu/uploads/podcast/b.mp3', '0', 'audio/mpeg']];
  const read = await new RssParser().parseString(source);
  expect(read.items.map(({ title, enclosure }) => [title, enclosure?.url, String(enclosure?.length), enclosure?.type])).toEqual(expected);
  expect(read.items.map(({ guid, isoDate }) => [guid, isoDate])[0]).toEqual(['https://lapszel.hu/podcast/jegyzet/a', new Date(1_795_000_000_000).toISOString()]);
  const parser = Readable.from([source]).pipe(new FeedParser({}));
  const items: FeedParser.Item[] = [];
  for await (const item of parser as AsyncIterable<FeedParser.Item>) items.push(item);
  expect(items.map(({ title, enclosures }) => [title, enclosures[0]?.url, String(enclosures[0]?.length ?? 0), enclosures[0]?.type])).toEqual(expected);
  expect(parseFeed(source).items.map(({ title, media }) => [title, media[0]?.url])).toEqual(expected.map(([title, url]) => [title, url]));
});

test('what the newsroom does not say is left out, and what cannot be heard is no item', async () => {
  const source = await load([makeEpisode('a', { pubDate: null, description: null, duration: null, title: null }), makeEpisode('b', { sourceUrl: null }), makeEpisode('c', { sourceUrl: 'https://hang.example/c.mp3' })]);
  const items = childrenOf(childrenOf(parseXml(source), 'channel')[0] ?? parseXml(source), 'item');
  expect(items.map(({ children }) => children.map(({ name }) => name))).toEqual([['title', 'link', 'guid', 'enclosure', 'itunes:explicit']]);
});

test('the feed holds more than a page, and ends with a backend that knows no pages', async () => {
  const many = Array.from({ length: 120 }, (_, index) => makeEpisode(`adas-${index}`));
  const paged = makePodcastSite(many);
  expect((await loadPodcastFeed(paged.site, 'jegyzet')).items).toHaveLength(120);
  expect(paged.asked).toEqual([1, 2, 3]);
  const simple = makePodcastSite(many, { pages: false });
  expect((await loadPodcastFeed(simple.site, 'jegyzet')).items).toHaveLength(50);
  expect(simple.asked).toEqual([1, 2]);
});

test.each([['nincs', [makeEpisode('a')]], ['jegyzet', []], ['jegyzet', [makeEpisode('a', { podcast: null })]]])('there is no feed of %s without something to be heard', async (slug, episodes) => {
  await expect(loadPodcastFeed(makePodcastSite(episodes).site, slug)).rejects.toMatchObject({ status: 404 });
});
