import { describe, expect, test } from 'vitest';
import { makeContext, makeSite } from '../../../../test/support/fixtures.ts';
import { makeFootballApi, WHOLE_SERVICE, type ServiceAnswers } from '../../../../test/support/football-service.ts';
import { WHOLE_MATCH } from '../../../../test/support/football.ts';
import { listHoles } from '../../../../test/support/list-holes.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { findMissing } from '../../../../test/support/structured-data-rules.ts';
import { isAppError } from '../../lib/errors.ts';
import type { PageContext } from '../page.ts';
import type { FootballPageData } from './football-data.ts';
import { toFootballAddress, toFootballHead, toFootballStructuredData } from './football-head.ts';
import { footballPage } from './football-page.ts';
import { FootballView } from './football-view.tsx';
import { loadFootball } from './load-football.ts';
import { loadProgress } from './load-progress.ts';

const siteOf = (answers: ServiceAnswers = WHOLE_SERVICE) => makeSite({ api: makeFootballApi(answers) });
const load = (query: PageContext['query'], answers?: ServiceAnswers) => loadFootball(makeContext({ path: '/foci', query, site: siteOf(answers) }));

async function render(query: PageContext['query'], answers?: ServiceAnswers) {
  const data = await load(query, answers);
  return toHtml(data, await loadProgress(siteOf(answers), data));
}

function toHtml(data: FootballPageData, progress: Awaited<ReturnType<typeof loadProgress>>) {
  return renderInSite(<FootballView data={data} slow={{ progress }} />);
}

const toText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const league = { liga: '900', szezon: '2026' };
const VIEWS: readonly (readonly [string, PageContext['query']])[] = [
  ['the start', {}],
  ['a country', { orszag: 'Magyarország' }],
  ['a league', league],
  ['top scorers', { ...league, oldal: 'gol' }],
  ['yellow cards', { ...league, oldal: 'sarga' }],
  ['red cards', { ...league, oldal: 'piros' }],
  ['a day', { ...league, nap: '2026-11-21' }],
  ['a match', { meccs: '501' }],
];

describe('the head', () => {
  test('of each place has a title and an address of its own', async () => {
    const heads = await Promise.all(VIEWS.map(async ([, query]) => toFootballHead(await load(query), { site: makeSite() })));
    expect(heads.map(({ canonical }) => canonical)).toEqual([
      'https://lapszel.hu/foci',
      'https://lapszel.hu/foci?orszag=Magyarorsz%C3%A1g',
      'https://lapszel.hu/foci?liga=900&szezon=2026',
      'https://lapszel.hu/foci?liga=900&szezon=2026&oldal=gol',
      'https://lapszel.hu/foci?liga=900&szezon=2026&oldal=sarga',
      'https://lapszel.hu/foci?liga=900&szezon=2026&oldal=piros',
      'https://lapszel.hu/foci?liga=900&szezon=2026&nap=2026-11-21',
      'https://lapszel.hu/foci?meccs=501',
    ]);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(VIEWS.length);
    expect(heads.at(-1)?.title).toBe('Bodrogvár SC – Nádastói Kinizsi, 2026. november 21. – Lapszél');
    expect(heads.every(({ robots }) => robots?.includes('noindex') === false)).toBe(true);
  });

  test('of a match has only the parameter that matters', async () => {
    expect(toFootballAddress(await load({ meccs: '501', ...league, oldal: 'gol', nap: '2026-11-14' }))).toBe('/foci?meccs=501');
  });

  test('of a day without a match is for readers only', async () => {
    const data = await load({ ...league, nap: '2026-11-22' }, { ...WHOLE_SERVICE, fixturesOfDay: { items: [] } });
    expect(toFootballHead(data, { site: makeSite() }).robots).toBe('noindex');
  });
});

test('a match is a SportsEvent for machines', async () => {
  const things = toFootballStructuredData(await load({ meccs: '501' }), { site: makeSite() });
  expect(things[0]).toMatchObject({ '@type': 'SportsEvent', 'name': 'Bodrogvár SC – Nádastói Kinizsi', 'startDate': '2026-11-21T11:00:00+01:00', 'location': { name: 'Duzzasztó utcai stadion' }, 'homeTeam': { name: 'Bodrogvár SC' }, 'eventStatus': 'https://schema.org/EventScheduled' });
  expect(things.flatMap((thing) => findMissing({ ...thing }, 'https://lapszel.hu/foci?meccs=501'))).toEqual([]);
});

describe('React comes at once', () => {
  test.each([['1H', true], ['NS', true], ['FT', false], ['PEN', false]])('for a match that stands at %s: %s', async (short, live) => {
    const data = await load({ meccs: '501' }, { ...WHOLE_SERVICE, fixture: { ...WHOLE_MATCH, fixture: { ...WHOLE_MATCH.fixture, status: { short, elapsed: null } } } });
    expect(footballPage.live?.(data, makeContext())).toBe(live);
    expect(footballPage.live?.(data, makeContext({ site: makeSite({ screenshot: true }) }))).toBe(false);
  });

  test('for no list', async () => {
    expect(footballPage.live?.(await load({}), makeContext())).toBe(false);
  });
});

// @spec §9 EB 2024 styling
test('the European championship of 2024 has a look of its own', async () => {
  const euro = { ...WHOLE_SERVICE, leagues: { items: [{ id: 4, name: 'Európa-bajnokság', logo: null, seasons: [2024, 2020] }] } };
  const lookOf = async (szezon: string) => footballPage.look?.(await load({ liga: '4', szezon }, euro), makeContext());
  expect([await lookOf('2024'), await lookOf('2020')]).toEqual([{ colorScheme: 'sea' }, {}]);
  expect(toText(await render({ liga: '4', szezon: '2024' }, euro))).toContain('Eb 2024');
});

describe('the page', () => {
  test.each(VIEWS)('of %s has one h1, and links for every choice', async (_, query) => {
    const html = await render(query);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const href of ['/foci?orszag=Magyarorsz%C3%A1g', '/foci?liga=900&amp;szezon=2026', '/foci?liga=900&amp;szezon=2025', '/foci?liga=900&amp;szezon=2026&amp;oldal=gol', '/foci?liga=900&amp;szezon=2026&amp;nap=2026-11-14', '/foci?meccs=501']) {
      expect(html).toContain(`href="${href}"`);
    }
  });

  // @spec §3 Standing row
  test('of a league has every field of a row, its form, and the season as a chart', async () => {
    const text = toText(await render(league));
    expect(text).toMatch(/1 Bodrogvár SC 2 2 0 0 5–1 \+4 6 GY GY/);
    expect(text).toMatch(/2 NK Nádastói Kinizsi 2 0 0 2 1–5 -4 0 V V/);
    expect(text).toContain('Pontok a szezonban');
  });

  // @spec §3 Top scorer or card row
  test('of a list has who, for which team, how many', async () => {
    expect(toText(await render({ ...league, oldal: 'gol' }))).toMatch(/1 Bán Ede Bodrogvár SC 7/);
    expect(toText(await render({ ...league, oldal: 'piros' }))).toMatch(/Darvas Pál Bodrogvár SC 2 ebből második sárga: 1/);
  });

  // @spec §2.8 Texts
  test('of a day without a match says so', async () => {
    expect(toText(await render(league, { ...WHOLE_SERVICE, fixturesOfDay: { items: [] } }))).toContain('Nem rendeznek mérkőzést ezen a napon.');
  });

  // @spec §2.8 Texts
  test.each([league, { ...league, oldal: 'gol' }, { ...league, oldal: 'sarga' }, { ...league, oldal: 'piros' }])('of an empty table or list says so: %j', async (query) => {
    const empty = { items: [] };
    expect(toText(await render(query, { ...WHOLE_SERVICE, standings: empty, topScorers: empty, topYellowCards: empty, topRedCards: empty }))).toContain('Még nincs adat.');
  });

  test('of a service that has nothing says so', async () => {
    expect(toText(await render({}, {}))).toContain('Még nincs adat.');
  });

  test('works without the extensions of the contract', async () => {
    const { matchDays: _days, leagueProgress: _progress, ...bare } = WHOLE_SERVICE;
    const html = await render(league, bare);
    expect(html).toContain('<input type="date" name="nap" value="2026-11-21"/>');
    expect(html).not.toContain('Pontok a szezonban');
  });
});

// Of each kind a few: what holds for one player holds for eleven.
const SMALL_MATCH = { ...WHOLE_MATCH, events: WHOLE_MATCH.events.slice(2, 4), lineups: WHOLE_MATCH.lineups.slice(0, 1).map((lineup) => ({ ...lineup, startXI: lineup.startXI.slice(0, 1) })) };
const LIST = { items: [{ ...WHOLE_MATCH, events: [], lineups: [], statistics: [], predictions: [] }] };
const NONSENSE = /null|undefined|NaN|\[object|Infinity|ez: /;

describe('half data', () => {
  const answers = { ...WHOLE_SERVICE, fixture: SMALL_MATCH, livescoreDay: LIST, livescoreFixtures: LIST, fixturesOfDay: LIST } as const satisfies ServiceAnswers;
  const ASKS = { countries: ['a league'], leagues: ['a country', 'a league'], seasons: ['a league'], fixture: ['a match'], livescoreDay: ['the start'], livescoreFixtures: ['a league'], fixturesOfDay: ['a day'], matchDays: ['a league'], standings: ['a league'], leagueProgress: ['a league'], topScorers: ['top scorers'], topYellowCards: ['yellow cards'], topRedCards: ['red cards'] } as const satisfies Record<keyof typeof answers, readonly string[]>;

  test.each(Object.entries(ASKS))('in %s makes no page fall, and none talk nonsense', async (call, views) => {
    const payload = answers[call as keyof typeof answers];
    const bad: string[] = [];
    let pages = 0;
    // Of another kind is as good as null: the schema's own test holds that.
    for (const { path, kind, value } of listHoles(payload).filter((hole) => hole.kind !== 'another kind')) {
      for (const view of views) {
        const query = VIEWS.find(([name]) => name === view)?.[1] ?? {};
        const said = await render(query, { ...answers, [call]: value }).then(toText, toFailure);
        pages += 1;
        if (NONSENSE.test(said)) bad.push(`${view}, ${path} ${kind}: ${NONSENSE.exec(said)?.[0]}`);
        if (said.startsWith('FAILED')) bad.push(`${view}, ${path} ${kind}: ${said}`);
      }
    }
    expect(bad).toEqual([]);
    expect(pages).toBeGreaterThan(2);
  }, 60_000);
});

/** What has lost its id is not found: a page that says so is a good answer. */
function toFailure(error: unknown): string {
  return isAppError(error) && error.code === 'NOT_FOUND' ? 'not found' : `FAILED ${String(error)}`;
}
