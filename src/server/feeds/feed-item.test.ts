import { expect, test } from 'vitest';
import { makeArticle, makeArticleSummary, makeAuthor, makeSuperTag, makeTag } from '../../../test/support/fixtures.ts';
import { PAID_SUPER_TAGS } from '../../shared/config/feeds.ts';
import { editions } from '../../shared/config/editions/editions.ts';
import { resolveSponsoredKind } from '../../shared/features/article/article-labels.ts';
import { isForFeeds, toFeedItem, toPostItem } from './feed-item.ts';

const { main } = editions;
const COVER = '/uploads/2026/11/market-1.jpg';

test('an item says where the article stands, whose it is and what it is about', () => {
  const article = makeArticle({ tags: [makeTag()], superTags: [makeSuperTag()], articleAuthors: [makeAuthor()] });
  expect(toFeedItem(main, article)).toMatchObject({
    url: 'https://lapszel.hu/belfold/2026/11/21/szazeves-a-bodrogvari-piaccsarnok',
    summary: 'Hétfőn ünnepelték a csarnok századik születésnapját.',
    authors: [{ name: 'Dobrai Nóra', url: 'https://lapszel.hu/szerzo/dobrai-nora' }],
    topics: ['Belföld', 'árvíz'],
    language: 'hu-HU',
    html: expect.stringContaining('<p>Szöveg.</p>'),
  });
});

test('the measures of a picture are those it has: none is enlarged', () => {
  const measuresOf = (width: number, height: number) => {
    const picture = toFeedItem(main, makeArticle({ coverImageSet: [{ url: COVER, width, height, label: 'original' }] })).picture;
    return [picture?.width, picture?.height, picture?.thumbnail.width, picture?.thumbnail.height];
  };
  expect(measuresOf(3000, 2000)).toEqual([1200, 675, 500, 281]);
  expect(measuresOf(800, 600)).toEqual([800, 450, 500, 281]);
  expect(measuresOf(2000, 450)).toEqual([800, 450, 500, 281]);
  expect(toFeedItem(main, makeArticle({ coverImage: 'https://example.org/a.jpg' })).picture).toMatchObject({ url: 'https://example.org/a.jpg', width: null });
  expect(toFeedItem(main, makeArticle({ coverImage: null })).picture).toBeNull();
});

test('a body has absolute addresses, and only such as we follow, whoever has written its tree', () => {
  const { html } = toFeedItem(main, makeArticle({
    lead: null,
    coverImage: null,
    contentTree: [
      ['p', { onclick: 'x()', style: 'y' }, [['a', { href: '/dokumentum/adatvedelem', target: 'x' }, ['saját']], ' ', ['a', { href: 'javascript:alert(1)' }, ['rossz']], ' ', ['a', { href: 'mailto:a@b.example' }, ['levél']]]],
      ['figure', null, [['img', { src: '/uploads/a.jpg', alt: 'á', onerror: 'x' }, []], ['img', { src: 'data:image/svg+xml,x' }, []]]],
      ['embed', { kind: 'video', src: 'https://video.example/1' }, []],
      ['embed', { kind: 'frame', src: 'http://video.example/1' }, []],
      ['table', null, [['tbody', null, [['tr', null, [['td', { colspan: '2', bgcolor: 'red' }, ['1 < 2']]]]]]]],
    ],
  }));
  expect(html).toBe(
    '<p><a href="https://lapszel.hu/dokumentum/adatvedelem">saját</a> rossz <a href="mailto:a@b.example">levél</a></p>' +
      '<figure><img src="https://lapszel.hu/uploads/a.jpg/l-1x.jpg" alt="á"></figure>' +
      '<p data-embed="video"><a href="https://video.example/1">https://video.example/1</a></p>' +
      '<table><tbody><tr><td colspan="2">1 &lt; 2</td></tr></tbody></table>',
  );
});

test('what is for adults comes without picture and body', () => {
  expect(toFeedItem(main, makeArticle({ adultContent: true })).html).toBe('<p><strong>Hétfőn ünnepelték a csarnok századik születésnapját.</strong></p>');
});

test('a summary has no body, and its lead tells what it is about', () => {
  expect(toFeedItem(main, makeArticleSummary({ lead: null, recommender: 'Ajánló.' }))).toMatchObject({ html: null, summary: 'Ajánló.' });
});

test('a post stands in its live blog', () => {
  expect(toPostItem(main, makeArticle({ id: 5, type: 'liveblogpost', mainSuperTag: null, tags: [makeTag()] }), '/belfold/2026/11/21/arad')).toMatchObject({ url: 'https://lapszel.hu/belfold/2026/11/21/arad?bejegyzes=5#post-5', topics: ['árvíz'] });
});

test('what somebody paid for is in no feed: the sections are those that articles are labelled by', () => {
  expect(isForFeeds(makeArticleSummary())).toBe(true);
  const paid = [{ pr: true }, { flags: [{ slug: 'pr' }] }, { ctUrl: 'https://example.org/' }, ...PAID_SUPER_TAGS.map((slug) => ({ superTags: [makeSuperTag({ slug })] }))];
  expect(paid.filter((fields) => isForFeeds(makeArticleSummary(fields)))).toEqual([]);
  for (const slug of PAID_SUPER_TAGS) expect(resolveSponsoredKind(makeArticleSummary({ mainSuperTag: makeSuperTag({ slug }) })), slug).not.toBeNull();
});
