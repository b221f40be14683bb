import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeRefresh } from '../../../test/support/fixtures.ts';
import { COMMON_DATA_POLL_MS, HIDDEN_TAB_RESTART_AFTER_MS } from '../../shared/config/constants.ts';
import { createPoller } from '../../shared/ui/hooks/create-poller.ts';
import { askForCommonData } from './common-question.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const news = makeRefresh({ weatherData: { city: 'Budapest', temperature: 2, condition: 'eső' } });
const good = () => Response.json(news, { headers: { etag: 'W/"new"', date: 'Fri, 21 Nov 2025 10:00:00 GMT' } });

/** A page that polls an edge without jitter: what it was told, and when it asked, in seconds. */
function open(answer: () => Response | Promise<Response>) {
  const edge = { answer };
  const tab = { hidden: false, seen: () => {} };
  const page = { tag: 'old', changes: [] as unknown[], dates: [] as (string | null)[], askedAt: [] as number[], tags: [] as (string | null)[] };
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    page.askedAt.push(Date.now() / 1000);
    page.tags.push(headers['If-None-Match'] ?? null);
    return edge.answer();
  });
  const task = () =>
    askForCommonData({
      readTag: () => page.tag,
      writeTag: (tag) => (page.tag = tag),
      learnServerTime: (date) => page.dates.push(date),
      onChange: (data) => page.changes.push(data),
    });
  createPoller(
    { task, everyMs: COMMON_DATA_POLL_MS, restartAfterMs: HIDDEN_TAB_RESTART_AFTER_MS },
    {
      isHidden: () => tab.hidden,
      onReturn: (callback) => {
        tab.seen = () => callback(false);
        return () => {};
      },
      setTimer: setTimeout,
      clearTimer: (timer) => clearTimeout(timer as NodeJS.Timeout),
      now: Date.now,
      random: () => 0.5,
    },
  ).start();
  return { edge, tab, page, pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000) };
}

test('every 15 s the page asks by the tag of what it shows, and takes a change with its tag', async () => {
  const { edge, page, pass } = open(() => new Response(null, { status: 304 }));
  await pass(16);
  expect(page).toMatchObject({ tag: 'old', changes: [] });
  edge.answer = good;
  await pass(15);
  expect(page).toMatchObject({ tag: 'new', changes: [news], askedAt: [15, 30], tags: ['W/"old"', 'W/"old"'], dates: [null, 'Fri, 21 Nov 2025 10:00:00 GMT'] });
  await pass(15);
  expect(page.tags.at(-1)).toBe('W/"new"');
});

test('an edge that has no answer for the moment is asked at the usual pace, and the page stays as it is', async () => {
  const { edge, page, pass } = open(() => new Response(null, { status: 204 }));
  await pass(46);
  expect(page).toMatchObject({ tag: 'old', changes: [], askedAt: [15, 30, 45] });
  edge.answer = good;
  await pass(15);
  expect(page).toMatchObject({ tag: 'new', changes: [news] });
});

const broken: Readonly<Record<string, () => Response | Promise<Response>>> = {
  'half an answer': () => new Response('{"componentSetup":{', { headers: { etag: 'W/"broken"' } }),
  'the page of a captive portal': () => new Response('<html>', { headers: { etag: 'W/"portal"' } }),
  'JSON of something else': () => Response.json({ ok: true }, { headers: { etag: 'W/"other"' } }),
  'an error of the edge': () => Response.json({ ...news }, { status: 503, headers: { etag: 'W/"error"' } }),
  'no network': () => Promise.reject(new TypeError('fetch failed')),
};

test.each(Object.keys(broken))('%s changes nothing, is silent, and the next good answer counts', async (name) => {
  const { edge, page, pass } = open(broken[name] ?? good);
  await pass(16);
  expect(page).toMatchObject({ tag: 'old', changes: [], askedAt: [15] });
  edge.answer = good;
  await pass(30);
  expect(page).toMatchObject({ tag: 'new', changes: [news], askedAt: [15, 45] });
});

test('failures double the pause up to two minutes', async () => {
  const { page, pass } = open(() => Promise.reject(new TypeError('fetch failed')));
  await pass(15 + 30 + 60 + 120 + 120);
  expect(page.askedAt).toEqual([15, 45, 105, 225, 345]);
});

test('a hidden tab asks nothing; one that returns after more than 30 s asks at once', async () => {
  const { tab, page, pass } = open(good);
  await pass(16);
  tab.hidden = true;
  await pass(36);
  tab.hidden = false;
  tab.seen();
  await pass(16);
  expect(page.askedAt).toEqual([15, 52, 67]);
});

test('one that returns earlier waits for its turn', async () => {
  const { tab, page, pass } = open(good);
  await pass(16);
  tab.hidden = true;
  await pass(10);
  tab.hidden = false;
  tab.seen();
  await pass(5);
  expect(page.askedAt).toEqual([15, 30]);
});
