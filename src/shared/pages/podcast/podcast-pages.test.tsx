import { describe, expect, test } from 'vitest';
import { makeApi, makeContext, makeSite } from '../../../../test/support/fixtures.ts';
import { listHoles } from '../../../../test/support/list-holes.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { editions } from '../../config/editions/editions.ts';
import { episodeListSchema, episodeSchema, podcastListSchema, type Episode } from '../../contract/schemas/front.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import type { AnyPage, PageContext } from '../page.ts';
import { episodePage } from './episode-page.ts';
import { EpisodeView } from './episode-view.tsx';
import type { EpisodeData, PodcastData, PodcastsData } from './load-podcasts.ts';
import { podcastPage } from './podcast-page.ts';
import { PodcastView } from './podcast-view.tsx';
import { podcastsPage } from './podcasts-page.ts';
import { PodcastsView } from './podcasts-view.tsx';

const show = { slug: 'jegyzet', name: 'Jegyzet', page: 'https://jegyzet.example/', description: 'Miről szól.', image: '/uploads/2026/11/a.jpg', category: 'News', explicit: false };
const episode = {
  slug: 'adas', title: 'Az első adás', image: '/uploads/2026/11/b.jpg', duration: 125, sourceUrl: '/uploads/podcast/adas.mp3', pubDate: 1_795_000_000, description: 'Két mondat.', bytes: 1_250_000, mimeType: 'audio/mpeg',
  article: { pubDate: 1_795_000_000, slug: 'cikk', mainSuperTag: { slug: 'belfold', name: 'Belföld' } },
  podcast: { slug: 'jegyzet', name: 'Jegyzet', page: null },
};
const others = Array.from({ length: 3 }, (_, index) => ({ ...episode, slug: `masik-${index}`, title: `Másik ${index}` }));

type Answers = { podcasts?: unknown; episode?: unknown; episodes?: unknown };

/** A page as the edge makes it of what a backend answers, as a context of its loader. */
function makePodcastContext(answers: Answers, overrides: Partial<PageContext> = {}): PageContext {
  const api = makeApi({
    podcasts: async () => podcastListSchema.parse(answers.podcasts ?? { items: [show] }),
    episode: async () => episodeSchema.parse(answers.episode ?? episode),
    episodes: async () => episodeListSchema.parse(answers.episodes ?? { items: [episode, ...others], totalItems: 4 }),
  });
  return makeContext({ site: makeSite({ api }), params: { slug: 'jegyzet', episode: 'adas' }, path: '/podcast/jegyzet/adas', ...overrides });
}

/** Everything that a page says, to readers and to machines. */
async function say(page: AnyPage, context: PageContext): Promise<{ html: string; head: ReturnType<AnyPage['head']>; things: readonly object[] }> {
  const data = await page.load(context);
  const more = await page.slow?.['more']?.(data, context);
  return { html: renderInSite(render(page, data, more ?? null)), head: page.head(data, context), things: page.structuredData?.(data, context) ?? [] };
}

function render(page: AnyPage, data: unknown, more: unknown) {
  // A page's data goes to the view of the same page, as the view table has it.
  if (page === podcastsPage) return <PodcastsView data={data as PodcastsData} slow={{}} />;
  if (page === podcastPage) return <PodcastView data={data as PodcastData} slow={{}} />;
  return <EpisodeView data={data as EpisodeData} slow={{ more: more as Episode[] | null }} />;
}

describe('all shows', () => {
  test('stand with their newest episodes, each with its button', async () => {
    const { html, head } = await say(podcastsPage, makePodcastContext({}, { path: '/podcast' }));
    expect(html).toContain('<h1>Podcastok</h1>');
    expect(html).toContain('<a href="/podcast/jegyzet">Jegyzet</a>');
    expect(html.match(/data-react=""/g)).toHaveLength(3);
    expect(head).toMatchObject({ canonical: 'https://lapszel.hu/podcast', feeds: [{ href: '/rss/podcast/jegyzet' }] });
  });

  test('a show whose episodes cannot be had is still there, and a defect is not hidden', async () => {
    const context = makePodcastContext({});
    const withEpisodes = (fail: () => Promise<never>) => ({ ...context, site: { ...context.site, api: { ...makeApi({ podcasts: async () => podcastListSchema.parse({ items: [show] }), episodes: fail }) } } });
    const { html } = await say(podcastsPage, withEpisodes(() => Promise.reject(new AppError('BACKEND_STATUS', 'down'))));
    expect(html).toContain('Jegyzet');
    expect(html).not.toContain('data-react');
    await expect(say(podcastsPage, withEpisodes(() => Promise.reject(new TypeError('defect'))))).rejects.toThrow('defect');
  });

  test('without a show there is no page', async () => {
    await expect(say(podcastsPage, makePodcastContext({ podcasts: { items: [] } }))).rejects.toMatchObject({ status: 404 });
  });
});

describe('a show', () => {
  test('has its episodes, its feed and its pages', async () => {
    const { html, head, things } = await say(podcastPage, makePodcastContext({ episodes: { items: [episode], totalItems: 45 } }, { path: '/podcast/jegyzet', page: 2 }));
    expect(html).toContain('45 adás · 2. oldal');
    expect(html).toContain('href="/podcast/jegyzet?oldal=3"');
    expect(html).toContain('href="/rss/podcast/jegyzet"');
    expect(html).toContain('href="https://jegyzet.example/"');
    expect(head).toMatchObject({ title: 'Jegyzet podcast, 2. oldal – Lapszél', canonical: 'https://lapszel.hu/podcast/jegyzet?oldal=2' });
    expect(things).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  });

  test('without an episode says so, and beyond its last page there is none', async () => {
    const none = { episodes: { items: [], totalItems: 0 } };
    expect((await say(podcastPage, makePodcastContext(none))).html).toContain('Ennek a műsornak még nincs adása.');
    await expect(say(podcastPage, makePodcastContext(none, { page: 2 }))).rejects.toMatchObject({ status: 404 });
    await expect(say(podcastPage, makePodcastContext({}, { params: { slug: 'nincs' } }))).rejects.toMatchObject({ status: 404 });
  });

  test('shows no episode of another show, where a backend lists all of them', async () => {
    const foreign = { ...episode, slug: 'idegen', podcast: { slug: 'mas', name: 'Más', page: null } };
    const { html } = await say(podcastPage, makePodcastContext({ episodes: { items: [foreign, episode], totalItems: 2 } }));
    expect(html).not.toContain('idegen');
    expect(html.match(/data-react=""/g)).toHaveLength(1);
  });
});

describe('an episode', () => {
  test('has its player, the browser’s own where no script runs, its article and others of its show', async () => {
    const { html, head, things } = await say(episodePage, makePodcastContext({}));
    expect(html).toContain('<a href="/uploads/podcast/adas.mp3"');
    expect(html).toContain('<noscript><audio controls="" preload="none" src="/uploads/podcast/adas.mp3"');
    expect(html).toMatch(/<a href="\/belfold\/\d{4}\/\d\d\/\d\d\/cikk">Az adáshoz tartozó cikk<\/a>/);
    expect(html).toContain('(1,3\u00a0MB)');
    expect(html.match(/<h3>/g)).toHaveLength(3);
    expect(head.properties).toEqual([['og:audio', 'https://lapszel.hu/uploads/podcast/adas.mp3'], ['og:audio:type', 'audio/mpeg']]);
    expect(things[0]).toMatchObject({ '@type': 'PodcastEpisode', 'url': 'https://lapszel.hu/podcast/jegyzet/adas', 'duration': 'PT2M5S', 'associatedMedia': { contentUrl: 'https://lapszel.hu/uploads/podcast/adas.mp3' }, 'partOfSeries': { '@type': 'PodcastSeries', 'url': 'https://lapszel.hu/podcast/jegyzet' } });
  });

  test('brings React at once where there is something to hear, and not for a picture of the page', async () => {
    const isLive = (answers: Answers, site: Partial<PageContext['site']> = {}) => {
      const context = makePodcastContext(answers);
      return episodePage.load(context).then((data) => episodePage.live?.(data, { ...context, site: { ...context.site, ...site } }));
    };
    expect(await Promise.all([isLive({}), isLive({}, { screenshot: true }), isLive({ episode: { ...episode, sourceUrl: null } })])).toEqual([true, false, false]);
  });

  test('whose recording is elsewhere leads there, and one without says so', async () => {
    const htmlOf = async (sourceUrl: unknown) => (await say(episodePage, makePodcastContext({ episode: { ...episode, sourceUrl }, episodes: {} }))).html;
    expect(await htmlOf('https://hang.example/a.mp3')).toContain('<a href="https://hang.example/a.mp3" rel="noopener">Meghallgatás az eredeti oldalon</a>');
    for (const address of [null, 'javascript:alert(1)', '//evil.example/a.mp3', '/uploads/../x.mp3?y']) {
      const html = await htmlOf(address);
      expect(html).toContain('Ennek az adásnak most nincs elérhető hangfelvétele.');
      expect(html).not.toMatch(/javascript:|evil|<audio/);
    }
  });

  test('stands in its own show and nowhere else', async () => {
    await expect(say(episodePage, makePodcastContext({}, { params: { slug: 'mas', episode: 'adas' } }))).rejects.toMatchObject({ location: '/podcast/jegyzet/adas', status: 301 });
    await expect(say(episodePage, makePodcastContext({ episode: { ...episode, podcast: null } }))).rejects.toMatchObject({ status: 404 });
  });

  test('that the backend does not know is not found', async () => {
    const context = makePodcastContext({});
    const site = { ...context.site, api: makeApi({ episode: () => Promise.reject(notFound('/api/episodes/adas')) }) };
    await expect(say(episodePage, { ...context, site })).rejects.toMatchObject({ status: 404 });
  });
});

const CASES: readonly (readonly [string, AnyPage, Answers])[] = [
  ...listHoles(episode).flatMap(({ path, kind, value }) => [[`episode: ${path} ${kind}`, episodePage, { episode: value }] as const, [`item: ${path} ${kind}`, podcastPage, { episodes: { items: [value, others[0]], totalItems: 2 } }] as const]),
  ...listHoles(show).flatMap(({ path, kind, value }) => [[`show: ${path} ${kind}`, podcastPage, { podcasts: { items: [value, { slug: 'mas' }] } }] as const, [`shows: ${path} ${kind}`, podcastsPage, { podcasts: { items: [value, { slug: 'mas' }] } }] as const]),
  ...listHoles({ items: [episode], totalItems: 1 }).filter(({ path, kind }) => kind !== 'another kind' && !path.includes('.')).map(({ path, kind, value }) => [`list: ${path} ${kind}`, podcastPage, { episodes: value }] as const),
];

describe('half data', () => {
  test.each(CASES)('%s: nothing breaks and nothing wrong is said', async (label, page, answers) => {
    const said = await say(page, makePodcastContext(answers)).catch((error: unknown) => error);
    // What cannot be told from others, or belongs to no show, has no page.
    if (said instanceof Error) {
      expect(label).toMatch(/^(?:episode: (?:slug|podcast|podcast\.slug) |show: slug )/);
      return;
    }
    const text = JSON.stringify(said);
    expect(text).not.toMatch(/undefined|NaN|\[object|>null|null<|"null"|1970/);
    expect(said).toMatchObject({ html: expect.stringMatching(/<h1>[^<]+<\/h1>/) });
  });

  test('an item that is no episode is left out, and the others stay', () => {
    const { items } = episodeListSchema.parse({ items: [{ title: 'x' }, null, episode, 7] });
    expect(items.map(({ slug }) => slug)).toEqual(['adas']);
  });
});

test('in both editions addresses are those of the edition', async () => {
  const context = makePodcastContext({});
  const { head } = await say(episodePage, { ...context, site: { ...context.site, edition: editions.regional } });
  expect(head.canonical).toBe('https://erdely.lapszel.ro/podcast/jegyzet/adas');
});
