import { describe, expect, test } from 'vitest';
import { FIXTURE_NOW, makeApi, makeSite } from '../../../../test/support/fixtures.ts';
import { makeMatch } from '../../../../test/support/football.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { AppError, notFound } from '../../lib/errors.ts';
import type { Api } from '../../contract/api.ts';
import { LiveScoreBox } from './live-score-box.tsx';
import { LiveScoresBox } from './live-scores-box.tsx';
import { loadLiveScore } from './load-live-score.ts';
import { loadLiveScores } from './load-live-scores.ts';

const DASHBOARD = '{"sport":"football","league":900,"season":2026,"startdate":"2026-11-01"}';
const load = (answers: Partial<Api>) => loadLiveScores(makeSite({ api: makeApi(answers) }));
const withDashboard = (content: string, answers: Partial<Api> = {}) => load({ unique: async () => ({ slug: 'livescore-pp-dashboard', content }), ...answers });
const otherLeague = makeMatch({ id: 2, league: { id: 901, name: 'Más', logo: null, season: 2026 } });

// @spec §3 livescoreId
describe('the box of an article', () => {
  test('shows how the match stands and leads to it', () => {
    const html = renderInSite(<LiveScoreBox match={makeMatch({ short: '2H', elapsed: 60 })} />);
    expect(html).toContain('2–2');
    expect(html).toContain('href="/foci?meccs=501"');
    expect(html).toContain('<output class="visually-hidden"></output>');
  });

  test('carries no more of the match than it shows', async () => {
    expect(await loadLiveScore({ api: makeApi({ fixture: async () => makeMatch() }) }, 501)).toMatchObject({ events: [], lineups: [], statistics: [], predictions: [] });
  });

  // @spec §8 Live score load failure
  test('that could not be had is not there', () => {
    expect(renderInSite(<LiveScoreBox match={null} />)).toBe('');
  });
});

// @spec §7 livescore-pp-dashboard
describe('the box of a supplement', () => {
  test('asks for the matches of the newsroom’s league from its first day on', async () => {
    const asked: unknown[] = [];
    const scores = await withDashboard(DASHBOARD, {
      livescoreFixtures: async ({ params }) => {
        asked.push(params);
        return { items: Array.from({ length: 8 }, (_, index) => makeMatch({ id: index + 1, timestamp: FIXTURE_NOW + (index - 4) * 86_400 })) };
      },
    });
    expect(asked).toEqual([{ sport: 'football', league: '900', season: '2026', startdate: '2026-11-01' }]);
    expect(scores?.matches.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7]);
    const html = renderInSite(<LiveScoresBox scores={scores} />);
    expect(html).toContain('Tiszamente Kupa');
    expect(html).toContain('href="/foci?liga=900&amp;szezon=2026"');
  });

  test('without a first day shows those of today', async () => {
    const asked: unknown[] = [];
    const scores = await withDashboard('{"sport":"football","league":900,"season":2026}', {
      livescoreDay: async ({ params }) => {
        asked.push(params);
        return { items: [otherLeague, makeMatch()] };
      },
    });
    expect([asked, scores?.matches.map(({ id }) => id)]).toEqual([[{ date: '2026-11-21' }], [501]]);
  });

  test('is not there where the newsroom names no league, another sport, or one without a match', async () => {
    expect(await load({ unique: () => Promise.reject(notFound('livescore-pp-dashboard')) })).toBeNull();
    expect(await withDashboard('{"sport":"formula1","league":900,"season":2026}')).toBeNull();
    expect(await withDashboard('nem JSON')).toBeNull();
    expect(await withDashboard(DASHBOARD, { livescoreFixtures: async () => ({ items: [] }) })).toBeNull();
  });

  // @spec §8 Live score load failure
  test('hands a failure on to the log, and is hidden', async () => {
    await expect(withDashboard(DASHBOARD, { livescoreFixtures: () => Promise.reject(new AppError('BACKEND_TIMEOUT', 'Late.')) })).rejects.toThrow('Late.');
    expect(renderInSite(<LiveScoresBox scores={null} />)).toBe('');
  });
});
