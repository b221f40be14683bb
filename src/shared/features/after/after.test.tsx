import { describe, expect, test } from 'vitest';
import { makeApi, makeArticle, makeArticleSummaries, makeArticleSummary, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { editions } from '../../config/editions/editions.ts';
import type { Api } from '../../contract/api.ts';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import type { Episode } from '../../contract/schemas/front.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import type { AfterLanding } from './after-data.ts';
import { AfterLandingBlocks } from './after-landing.tsx';
import { loadAfterLanding } from './load-after-landing.ts';
import { loadAfterPodcasts } from './load-after-podcasts.ts';
import { parseVideoUrl } from './video-url.ts';

const LONG = 'Az éjszaka közepén kinyitott a bodrogvári piaccsarnok mögötti kis zenés kocsma, és azóta minden pénteken tele van';
const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const groups: Record<string, ArticleSummary[]> = {
  'after-new': makeArticleSummaries(5, 10),
  'after-card': makeArticleSummaries(12, 20),
  'after-article': makeArticleSummaries(9, 40),
  'after-podcast': makeArticleSummaries(7, 60),
};

function answer(items: readonly ArticleSummary[]) {
  return { items: [...items], totalItems: items.length, title: null, rss: null, author: null, sponsor: null };
}

function makeAfterApi(answers: Partial<Api> = {}): Api {
  return makeApi({
    uniqueGroup: async () => ({
      id: 27,
      uniques: [
        { slug: 'after-main', content: '["cikk-1","cikk-2","cikk-3","cikk-4"]' },
        { slug: 'after-youtube', content: JSON.stringify(VIDEO) },
      ],
    }),
    article: async ({ params: { slug } }) => makeArticle({ slug, id: Number(slug.split('-')[1]), title: LONG, content: '<p>Egész.</p>' }),
    search: async (args) => answer(groups[String(args?.query?.for)] ?? []),
    episodes: async () => ({ items: [], totalItems: 0 }),
    ...answers,
  });
}

const load = (answers: Partial<Api> = {}) => loadAfterLanding(makeSite({ api: makeAfterApi(answers) }));
const idsOf = (articles: readonly { readonly id: number }[] | null | undefined) => articles?.map(({ id }) => id);
const fail = () => Promise.reject(new AppError('BACKEND_TIMEOUT', 'late'));

describe('the landing', () => {
  test('has the first entry of the list as leader, the next two beside it, three recommended ones, eight cards, five news and the video', async () => {
    const landing = await load();
    expect(landing.leader?.id).toBe(1);
    expect(idsOf(landing.others)).toEqual([2, 3]);
    expect(idsOf(landing.recommended)).toEqual([10, 11, 12]);
    expect(idsOf(landing.cards)).toEqual([20, 21, 22, 23, 24, 25, 26, 27]);
    expect(idsOf(landing.news)).toEqual([40, 41, 42, 43, 44]);
    expect(landing.videoUrl).toBe(VIDEO);
  });

  test('cuts titles at 90 for the leader, at 80 beside it and at 70 below', async () => {
    const group = (name: string) => answer(name === 'after-card' ? [makeArticleSummary({ id: 9, title: LONG })] : []);
    const { leader, others, cards } = await load({ search: async (args) => group(String(args?.query?.for)) });
    expect([leader, others[0], cards[0]].map((article) => article?.title)).toEqual([
      'Az éjszaka közepén kinyitott a bodrogvári piaccsarnok mögötti kis zenés kocsma, és azóta...',
      'Az éjszaka közepén kinyitott a bodrogvári piaccsarnok mögötti kis zenés kocsma,...',
      'Az éjszaka közepén kinyitott a bodrogvári piaccsarnok mögötti kis...',
    ]);
  });

  test('carries no text of an article', async () => {
    expect(JSON.stringify(await load())).not.toContain('Egész.');
  });

  test('repeats nothing: the first block that has an article keeps it', async () => {
    const { recommended, cards, news } = await load({ search: async () => answer(makeArticleSummaries(6, 2)) });
    expect([recommended, cards, news].map(idsOf)).toEqual([[4], [5, 6, 7], []]);
  });

  test.each([
    ['the group of uniques is not there', { uniqueGroup: () => Promise.reject(notFound('/api/unique-groups/27')) }, { leader: null, others: [], videoUrl: null }],
    ['its articles could not be had', { article: fail }, { leader: null, others: [] }],
    ['the groups of articles are not there', { search: () => Promise.reject(notFound('/api/search?for=after-new')) }, { recommended: [], cards: [], news: [] }],
  ] as const)('is there without a part where %s', async (_, answers, expected) => {
    expect(await load(answers)).toMatchObject(expected);
  });

  test('does not hide a defect', async () => {
    await expect(load({ search: () => Promise.reject(new TypeError('defect')) })).rejects.toThrow('defect');
  });
});

describe('the podcasts', () => {
  const [first, second] = makeArticleSummaries(2, 60);
  const podcast = { slug: 'jegyzet', name: 'Jegyzet', page: null };
  const bare: Episode = { slug: 'adas', title: 'Adás', image: null, duration: 100, sourceUrl: 'https://hang.example/adas.mp3', article: null, podcast, pubDate: null, description: null, bytes: null, mimeType: null };
  const ofArticle = (article: ArticleSummary | undefined): Episode['article'] => ({ slug: article?.slug ?? '', pubDate: article?.pubDate ?? 0, mainSuperTag: { slug: 'belfold', name: 'Belföld' } });
  const loadWith = (episodes: readonly Episode[], articles: ArticleSummary[] = groups['after-podcast'] ?? []) =>
    loadAfterPodcasts({ edition: { ...editions.main, assetsBaseUrl: 'https://kepek.example' }, api: makeAfterApi({ search: async () => answer(articles), episodes: async () => ({ items: [...episodes], totalItems: 0 }) }) });

  test('are not there without an article or episode, and are there without the episodes', async () => {
    expect(await loadWith([], [])).toBeNull();
    expect(await loadAfterPodcasts(makeSite({ api: makeAfterApi({ episodes: fail }) }))).toHaveLength(5);
  });

  test('are five', async () => {
    expect(await loadWith([])).toHaveLength(5);
  });

  test('lead to the episode’s article, or to its page where it has none', async () => {
    const episodes = await loadWith([{ ...bare, slug: 'a', title: 'A', article: ofArticle(second) }, { ...bare, slug: 'b' }], [first, second].filter((article) => article !== undefined));
    expect(episodes?.map(({ title, href, show, minutes }) => [title, href, show, minutes])).toEqual([
      ['A', '/belfold/2026/11/21/cikk-61', 'Jegyzet', '2'],
      ['Adás', '/podcast/jegyzet/b', 'Jegyzet', '2'],
      ['60. cikk', '/belfold/2026/11/21/cikk-60', null, null],
    ]);
  });

  test.each([
    ['/uploads/podcast/adas.wav', 'https://kepek.example/uploads/podcast/adas.wav'],
    ['https://hang.example/adas.mp3', undefined],
    ['javascript:alert(1)', undefined],
    ['//evil.example/uploads/adas.wav', undefined],
  ])('a recording at %s is played from %s', async (sourceUrl, src) => {
    expect((await loadWith([{ ...bare, sourceUrl }], []))?.[0]?.playable?.src).toBe(src);
  });

  test('show no episode of an article that the group does not have', async () => {
    expect(await loadWith([{ ...bare, article: { ...ofArticle(first), slug: 'visszavont' } as Episode['article'] }], [])).toBeNull();
  });
});

test.each([
  [JSON.stringify(VIDEO), VIDEO],
  [VIDEO, VIDEO],
  ['https://youtu.be/aqz-KE-bpKQ?t=10', 'https://youtu.be/aqz-KE-bpKQ?t=10'],
  ['http://www.youtube.com/watch?v=x', null],
  ['https://www.youtube.com.evil.example/watch?v=x', null],
  ['https://evil.example/?https://www.youtube.com/', null],
  ['https://www.youtube.com@evil.example/', null],
  ['https://www.youtube.com:8443/', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the video %s is %s', (content, expected) => {
  expect(parseVideoUrl(content)).toBe(expected);
});

describe('the view', () => {
  const landing: AfterLanding = { leader: makeArticleSummary({ id: 1, title: 'Vezető' }), others: makeArticleSummaries(2, 2), recommended: makeArticleSummaries(3, 10), cards: makeArticleSummaries(8, 20), news: makeArticleSummaries(5, 40), videoUrl: VIDEO };
  const episodes = [{ slug: 'adas', title: 'Adás', href: '/x', image: null, show: 'Jegyzet', minutes: '3', playable: null }];
  const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map((match) => match[1]);
  const render = (given: AfterLanding, podcasts: typeof episodes | null = episodes) => renderInSite(<AfterLandingBlocks landing={given} podcasts={podcasts} social={<p>Kövess!</p>} />);

  test('has the blocks in their order, the video beside the social links, and one picture that comes first', () => {
    const html = render(landing);
    expect(headings(html)).toEqual(['Ajánló', 'Válogatás', 'Videó', 'Friss hírek', 'Podcast adások']);
    expect(html.indexOf('Vezető')).toBeLessThan(html.indexOf('Ajánló'));
    expect(html).toMatch(new RegExp(`<a href="${VIDEO.replace('?', '\\?')}" target="_blank" rel="noopener"`));
    expect(html.indexOf('Kövess!')).toBeGreaterThan(html.indexOf('Videó'));
    expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
    expect(html).not.toMatch(/<iframe|<img[^>]+src="https?:|\sstyle=/);
  });

  test('leaves out what is not there', () => {
    const html = render({ leader: null, others: [], recommended: [], cards: [], news: [], videoUrl: null }, null);
    expect(html).not.toMatch(/<h2|<section|<ul/);
  });
});
