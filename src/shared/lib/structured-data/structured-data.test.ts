import { expect, test } from 'vitest';
import { editions } from '../../config/editions/editions.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { collectionPage } from './collection-page.ts';
import { liveBlogPosting } from './live-blog-posting.ts';
import { newsArticle } from './news-article.ts';
import { toOffsetDate } from './offset-date.ts';
import { organization } from './organization.ts';
import { profilePage } from './profile-page.ts';
import { webSite } from './web-site.ts';

const { main, regional } = editions;
const unix = (iso: string) => Date.parse(iso) / 1000;

const article = {
  types: 'NewsArticle',
  path: '/belfold/2026/11/21/hid',
  title: 'Híd',
  description: 'Kinyitott.',
  image: '/uploads/hid.jpg',
  publishedAt: unix('2026-11-21T13:05:07Z'),
  modifiedAt: unix('2026-07-21T13:05:07Z'),
  section: 'Belföld',
  keywords: ['vasút'],
  authors: [{ name: 'Bartos Ilka', path: '/szerzo/bartos-ilka' }],
  language: 'hu',
} as const;

test('a date carries the offset of its zone, in winter and in summer', () => {
  expect(toOffsetDate(article.publishedAt, 'Europe/Budapest')).toBe('2026-11-21T14:05:07+01:00');
  expect(toOffsetDate(article.modifiedAt, 'Europe/Bucharest')).toBe('2026-07-21T16:05:07+03:00');
  expect(toOffsetDate(unix('2026-01-01T00:30:00Z'), 'America/New_York')).toBe('2025-12-31T19:30:00-05:00');
});

test('an offset date is the same moment', () => {
  for (let hour = 0; hour < 72; hour += 1) {
    const moment = unix('2026-10-24T00:00:00Z') + hour * 3600;
    expect(Date.parse(toOffsetDate(moment, 'Europe/Budapest')) / 1000).toBe(moment);
  }
});

test('an article names its people, its pictures in three shapes and its publisher', () => {
  expect(newsArticle(main, article)).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Híd',
    image: ['https://lapszel.hu/uploads/hid.jpg/11/l-1x.jpg', 'https://lapszel.hu/uploads/hid.jpg/43/l-1x.jpg', 'https://lapszel.hu/uploads/hid.jpg/169/l-1x.jpg'],
    datePublished: '2026-11-21T14:05:07+01:00',
    author: [{ '@type': 'Person', name: 'Bartos Ilka', url: 'https://lapszel.hu/szerzo/bartos-ilka' }],
    publisher: { name: 'Lapszél', logo: { '@type': 'ImageObject' } },
    mainEntityOfPage: { '@id': 'https://lapszel.hu/belfold/2026/11/21/hid' },
    inLanguage: 'hu-HU',
    isAccessibleForFree: true,
  });
});

test('an article without author, picture or description leaves them out', () => {
  const data = newsArticle(regional, { ...article, authors: [], image: null, description: null, keywords: [], language: 'en' });
  expect(data.author).toEqual([{ '@type': 'Organization', name: 'Erdélyi Lapszél', url: 'https://erdely.lapszel.ro/' }]);
  expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['image']));
  expect(data).toMatchObject({ inLanguage: 'en' });
});

test('a picture from elsewhere has no crops', () => {
  expect(newsArticle(main, { ...article, image: 'https://example.org/a.jpg' })).toMatchObject({ image: ['https://example.org/a.jpg'] });
});

test('breadcrumbs begin at the front page', () => {
  expect(breadcrumbList(main, [{ name: 'Sport', path: '/rovat/sport' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Lapszél', item: 'https://lapszel.hu/' },
    { '@type': 'ListItem', position: 2, name: 'Sport', item: 'https://lapszel.hu/rovat/sport' },
  ]);
});

test('a collection counts its items from 1', () => {
  const page = collectionPage(main, { name: 'Sport', path: '/rovat/sport', items: [{ name: 'a', path: '/a' }, { name: 'b', path: 'https://example.org/b' }] });
  expect(page.mainEntity).toMatchObject({ numberOfItems: 2, itemListElement: [{ position: 1, url: 'https://lapszel.hu/a' }, { position: 2, url: 'https://example.org/b' }] });
});

test('site and publisher belong together', () => {
  expect(webSite(main).publisher['@id']).toBe(organization(main)['@id']);
});

test('a writer is a person of the publication', () => {
  expect(profilePage(main, { path: '/szerzo/bartos-ilka', name: 'Bartos Ilka', title: 'főszerkesztő', avatarSrc: '/uploads/ilka.jpg' })).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Bartos Ilka', url: 'https://lapszel.hu/szerzo/bartos-ilka', jobTitle: 'főszerkesztő', image: 'https://lapszel.hu/uploads/ilka.jpg/11/m-1x.jpg', worksFor: { name: 'Lapszél' } },
  });
  expect(profilePage(main, { path: '/szerzo/x', name: 'X', title: null, avatarSrc: null }).mainEntity).not.toHaveProperty('image');
});

const post = { path: '/belfold/2026/11/21/hid?bejegyzes=5#post-5', title: 'Átkelt az első autó', publishedAt: article.publishedAt + 60, modifiedAt: article.publishedAt + 600, text: 'A menet élén a mentő. '.repeat(40), authors: [] };

test('a live blog is an article with the posts of its page, and its coverage starts with its first publication', () => {
  const data = liveBlogPosting(main, newsArticle(main, article), { startedAt: article.publishedAt, endedAt: null, posts: [post] });
  expect(data).toMatchObject({
    '@type': 'LiveBlogPosting',
    headline: 'Híd',
    coverageStartTime: '2026-11-21T14:05:07+01:00',
    liveBlogUpdate: [{ '@type': 'BlogPosting', headline: 'Átkelt az első autó', url: 'https://lapszel.hu/belfold/2026/11/21/hid?bejegyzes=5#post-5', datePublished: '2026-11-21T14:06:07+01:00', dateModified: '2026-11-21T14:15:07+01:00' }],
  });
  expect(data.liveBlogUpdate[0]?.articleBody?.length).toBeLessThanOrEqual(303);
  expect(data).not.toHaveProperty('coverageEndTime');
});

test('only a coverage that has ended has an end, and a post without words no body', () => {
  const data = liveBlogPosting(main, newsArticle(main, article), { startedAt: article.publishedAt, endedAt: article.publishedAt + 3600, posts: [{ ...post, text: ' ' }] });
  expect(data.coverageEndTime).toBe('2026-11-21T15:05:07+01:00');
  expect(data.liveBlogUpdate[0]).not.toHaveProperty('articleBody');
});
