import { request } from './request.ts';

/** One address of every page type of an edition, found by following links as a reader would. */
export type PageTypes = Readonly<Record<string, string>>;

/** The page types of the main edition; the regional one has all but those of sections that it does not have. */
export const PAGE_TYPE_NAMES = [
  'front', 'newest', 'secondPage', 'section', 'sectionTab', 'english', 'after', 'tag', 'author', 'article', 'liveBlog', 'longform', 'supplement', 'supplementResults',
  'supplementDocument', 'tipGames', 'tipGame', 'archive', 'archiveMonth', 'archiveDay', 'found', 'nothingFound', 'document', 'imprint', 'support', 'taxDonation', 'newsletters', 'notifications', 'podcasts', 'podcast', 'episode', 'exchange', 'exchangeOf', 'formula1', 'formula1Result', 'formula1Standings', 'football', 'footballMatch', 'empty', 'notFound',
] as const;

/** Those that are answered with 404. */
export const MISSING_PAGE_TYPES: readonly string[] = ['nothingFound', 'notFound'];

/** Hosts of the editions on a laptop. */
export const HOSTS = { main: 'localhost', regional: 'erdely.localhost' } as const;

/** The European championship of 2024, whose matches are known whole. */
const FOOTBALL = '/foci?liga=4&szezon=2024';

/** Finds the addresses. Articles are told by the shape of their address. */
export async function findPageTypes(siteUrl: string, edition: keyof typeof HOSTS): Promise<PageTypes> {
  const html = async (path: string) => (await request(siteUrl, path, { host: HOSTS[edition] })).body;
  const links = (text: string, pattern: RegExp) => [...text.matchAll(/href="([^"#?]+)"/g)].map((match) => match[1] ?? '').filter((href) => pattern.test(href));
  const front = await html('/');
  const articles = [...new Set(links(front, /^\/[^/]+\/\d{4}\/\d\d\/\d\d\/[^/]+$/))];
  const bodies = await Promise.all(articles.slice(0, 30).map(async (path) => ({ path, body: await html(path) })));
  const archive = await html('/archivum');
  const [month = '/archivum'] = [...archive.matchAll(/href="(\/archivum\?honap=[\d-]+)"/g)].map((match) => match[1] ?? '');
  const [day = '/archivum'] = [...(await html(month)).matchAll(/href="(\/archivum\?nap=[\d-]+)"/g)].map((match) => match[1] ?? '');
  const race = /href="(\/f1\?szezon=2024&amp;verseny=\d+)"/.exec(await html('/f1?szezon=2024'))?.[1]?.replaceAll('&amp;', '&') ?? '/f1';
  const [podcast = '/podcast'] = links(await html('/podcast'), /^\/podcast\/[^/]+$/);
  const [episode = '/podcast'] = links(await html(podcast), /^\/podcast\/[^/]+\/[^/]+$/);
  const longform = bodies.find(({ body }) => body.includes('data-header="over"'))?.path;
  const isLive = (body: string) => /<html[^>]* data-live/.test(body);
  const article = bodies.find(({ body }) => !body.includes('data-header="over"') && body.includes('/cimke/') && !isLive(body));
  return {
    front: '/',
    newest: '/legfrissebb',
    secondPage: '/legfrissebb?oldal=2',
    section: '/rovat/belfold',
    sectionTab: '/rovat/szepkilatas/nehez',
    english: '/english',
    ...(edition === 'main' && { after: '/after' }),
    supplement: '/melleklet/orosz-ukran-haboru',
    supplementResults: '/melleklet/parizs-2024/eremtablazat',
    supplementDocument: '/melleklet/ep-2024/kerdesek',
    tipGames: '/melleklet/tippjatek',
    tipGame: '/melleklet/tippjatek/valasztas-2022',
    archive: '/archivum',
    archiveMonth: month,
    archiveDay: day,
    found: '/archivum?term=tisza',
    nothingFound: '/archivum?term=nincsilyenszosehol',
    tag: links(article?.body ?? '', /^\/cimke\/[^/]+$/)[0] ?? '/cimke/onkormanyzat',
    author: links(article?.body ?? '', /^\/szerzo\/[^/]+$/)[0] ?? '/szerzo/kelemen-vince',
    article: article?.path ?? articles[0] ?? '/',
    liveBlog: bodies.find(({ body }) => isLive(body))?.path ?? '/',
    longform: longform ?? articles[1] ?? '/',
    document: '/dokumentum/adatvedelem',
    newsletters: '/dokumentum/feliratkozas-hirlevelekre',
    notifications: '/ertesitesek',
    imprint: edition === 'main' ? '/impresszum' : '/dokumentum/impresszum',
    support: '/tamogatas',
    ...(edition === 'main' && { taxDonation: '/egyszazalek' }),
    podcasts: '/podcast',
    podcast,
    episode,
    exchange: '/arfolyam',
    exchangeOf: '/arfolyam?valuta=USD&idoszak=mind',
    formula1: '/f1',
    formula1Result: race,
    formula1Standings: '/f1?szezon=2024&oldal=pontverseny',
    football: FOOTBALL,
    footballMatch: /href="(\/foci\?meccs=\d+)"/.exec(await html(FOOTBALL))?.[1] ?? FOOTBALL,
    empty: '/empty',
    notFound: '/nincs-ilyen-oldal',
  };
}
