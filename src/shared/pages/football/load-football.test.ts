import { describe, expect, test } from 'vitest';
import { FIXTURE_NOW, makeContext, makeSite } from '../../../../test/support/fixtures.ts';
import { makeFootballApi, WHOLE_SERVICE, type ServiceAnswers } from '../../../../test/support/football-service.ts';
import { WHOLE_MATCH } from '../../../../test/support/football.ts';
import type { Api } from '../../contract/api.ts';
import { AppError } from '../../lib/errors.ts';
import type { PageContext } from '../page.ts';
import { loadFootball } from './load-football.ts';

const load = (query: PageContext['query'] = {}, answers: ServiceAnswers = WHOLE_SERVICE, api: Partial<Api> = {}) =>
  loadFootball(makeContext({ path: '/foci', query, site: makeSite({ api: Object.assign(makeFootballApi(answers), api) }) }));

const match = (id: number, rest: { days?: number; short?: string; league?: object }) => ({
  ...WHOLE_MATCH,
  fixture: { ...WHOLE_MATCH.fixture, id, timestamp: FIXTURE_NOW + (rest.days ?? 0) * 86_400, status: { short: rest.short ?? 'NS', elapsed: null } },
  league: { ...WHOLE_MATCH.league, ...rest.league },
});

describe('without a choice', () => {
  test('the league is the one whose match is live, its season and day are the match’s', async () => {
    const second = { id: 901, name: 'Másik liga', logo: null, seasons: [2026] };
    const data = await load({}, { ...WHOLE_SERVICE, leagues: { items: [...WHOLE_SERVICE.leagues.items, second] }, livescoreDay: { items: [match(1, {}), match(2, { short: '1H', league: { id: 901, season: 2026 } })] } });
    expect(data).toMatchObject({ subject: 'start', country: 'Magyarország', league: { id: 901, name: 'Másik liga' }, season: 2026, day: '2026-11-21', view: 'tabella', match: null });
  });

  test('with nothing today it is the league of the nearest day', async () => {
    const asked: string[] = [];
    const data = await load({}, WHOLE_SERVICE, {
      livescoreDay: async ({ params: { date } }) => {
        asked.push(date);
        return { items: date === '2026-11-23' ? [match(1, { days: 2, league: { id: 900, season: 2025 } })] : [] } as Awaited<ReturnType<Api['livescoreDay']>>;
      },
    });
    expect(data).toMatchObject({ league: { id: 900 }, season: 2025 });
    expect(asked).toEqual(['2026-11-21', '2026-11-22', '2026-11-20', '2026-11-23', '2026-11-19', '2026-11-24', '2026-11-18']);
  });

  test('with nothing anywhere near it is the first league in its newest season', async () => {
    expect(await load({}, { ...WHOLE_SERVICE, livescoreDay: { items: [] } })).toMatchObject({ league: { id: 900 }, season: 2026, day: '2026-11-21' });
  });

  test('a service that has nothing at all makes a page without a league', async () => {
    expect(await load({}, {})).toMatchObject({ league: null, season: null, countries: [], matches: [], standings: [] });
  });
});

// @spec §2.8 parameters
describe('the address chooses', () => {
  test('a country, whose first league is shown', async () => {
    expect(await load({ orszag: 'Magyarország' })).toMatchObject({ subject: 'country', country: 'Magyarország', league: { id: 900 }, season: 2026 });
  });

  test('a league, a season, a day', async () => {
    expect(await load({ liga: '900', szezon: '2025', nap: '2026-11-28' })).toMatchObject({ subject: 'day', league: { id: 900 }, season: 2025, seasons: [2026, 2025], day: '2026-11-28' });
  });

  test.each([['gol', 'Bán Ede', 7], ['sarga', 'Darvas Pál', 4], ['piros', 'Darvas Pál', 2]])('the list %s', async (oldal, name, score) => {
    const data = await load({ liga: '900', szezon: '2026', oldal });
    expect(data).toMatchObject({ subject: 'view', view: oldal, standings: [], players: [{ rank: 1, player: { name }, score }] });
  });

  test('a match, with its league, season and day whatever else is said', async () => {
    expect(await load({ meccs: '501', liga: '4', szezon: '1999', nap: '2020-01-01' })).toMatchObject({ subject: 'match', match: { fixture: { id: 501 } }, league: { id: 900 }, season: 2026, day: '2026-11-21' });
  });

  test.each([{ liga: '77' }, { liga: '900', szezon: '1999' }, { orszag: 'Atlantisz' }])('nothing that there is not: %j', async (query) => {
    await expect(load(query)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('no match that there is not, nor one that cannot be told from others', async () => {
    const { fixture: _, ...others } = WHOLE_SERVICE;
    await expect(load({ meccs: '502' }, others)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(load({ meccs: '501' }, { ...others, fixture: { ...WHOLE_MATCH, fixture: {} } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the day', () => {
  test('is the nearest with a match; in a service that cannot say, today', async () => {
    expect((await load({ liga: '900', szezon: '2026' })).day).toBe('2026-11-21');
    const { matchDays: _, ...others } = WHOLE_SERVICE;
    expect(await load({ liga: '900', szezon: '2026' }, others)).toMatchObject({ day: '2026-11-21', days: [] });
  });

  // @spec §9 EB 2024 fixtures start
  test('of the European championship of 2024 is its first, where the service cannot say', async () => {
    const euro = { id: 4, name: 'Európa-bajnokság', logo: null, seasons: [2024] };
    const { matchDays: _, ...others } = WHOLE_SERVICE;
    const asked: unknown[] = [];
    const data = await load({ liga: '4', szezon: '2024' }, { ...others, leagues: { items: [euro] } }, {
      livescoreFixtures: async ({ params }) => {
        asked.push(params);
        return { items: [] };
      },
    });
    expect(data.day).toBe('2024-06-14');
    expect(asked).toEqual([{ sport: 'football', league: '4', season: '2024', startdate: '2024-06-14' }]);
  });
});

// @spec §9 Football tournament labels
test('a tournament’s matches stand under their phases, and one that is shown knows its own', async () => {
  const cup = { ...WHOLE_SERVICE, leagues: { items: [{ id: 1, name: 'Világbajnokság', logo: null, seasons: [2026] }] } };
  const items = Array.from({ length: 64 }, (_, index) => match(index + 1, { league: { id: 1, season: 2026 } }));
  const data = await load({ meccs: '63' }, { ...cup, fixture: items[62], livescoreFixtures: { items } });
  expect(data.phase).toBe('bronze');
  expect(data.programme.map(({ phase, matches }) => [phase, matches[0]?.id])).toEqual([['matchday1', 1], ['matchday2', 17], ['matchday3', 33], ['roundOf16', 49], ['quarterfinal', 57], ['semifinal', 61], ['bronze', 63], ['final', 64]]);
});

test('a service that fails is not one that has nothing', async () => {
  const late = () => Promise.reject(new AppError('BACKEND_TIMEOUT', 'Late.'));
  await expect(load({}, WHOLE_SERVICE, { standings: late })).rejects.toThrow('Late.');
  await expect(load({}, WHOLE_SERVICE, { livescoreDay: late })).rejects.toThrow('Late.');
});
