import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { resultWidgetSchema, type ResultContent } from '../../contract/schemas/result-widget.ts';
import { resolveArea } from './area-detail.ts';
import { toReadableInk } from './readable-ink.ts';
import { ResultWidget } from './result-widget.tsx';

const place = { siteOrigin: 'https://lapszel.hu', timeZone: 'Europe/Budapest' };
const parties = [
  { slug: 'a', name: 'A lista', color: '#112233' },
  { slug: 'b', name: 'B lista', color: '#ffee00' },
];
const map = {
  kind: 'electionMap',
  countedPercent: 98.5,
  parties,
  areas: [
    { slug: 'x', name: 'Tiszaszálkás', column: 0, row: 0, winner: 'b', results: [{ party: 'a', percent: 40 }, { party: 'b', percent: 60 }], href: '/melleklet/ep-2024/adatok/telepules/x' },
    { slug: 'y', name: 'Zalabérc', column: 1, row: 0, winner: null, results: [], href: 'javascript:alert(1)' },
  ],
} satisfies ResultContent;

/** What the frame of some content holds. */
function render(content: object, links: object[] = [], detail: string | null = null): string {
  const widget = resultWidgetSchema.parse({ slug: 'w', title: 'Cím', source: 'forrás', updatedAt: 1_718_391_600, content, links });
  return renderToStaticMarkup(<ResultWidget widget={widget} area={detail === null ? null : resolveArea(widget.content, detail)} place={place} />);
}

// @spec §2.4
test('medals: best first, the same medals share a place', () => {
  const html = render({ kind: 'medalTable', rows: [{ nation: 'A', gold: 2, silver: 0, bronze: 0 }, { nation: 'B', gold: 1, silver: 1, bronze: 0 }, { nation: 'C', gold: 1, silver: 1, bronze: 0 }, { nation: 'D', gold: 1, silver: 0, bronze: 9 }] });
  expect([...html.matchAll(/<tr[^>]*><td>(\d*)<\/td><th[^>]*>(\w)/g)].map(([, rank, nation]) => `${rank}${nation}`)).toEqual(['1A', '2B', 'C', '4D']);
  expect(html).toContain('<td>10</td>');
});

test('groups: a table each, with headers that say what the letters stand for', () => {
  const html = render({ kind: 'groups', groups: [{ name: 'A csoport', rows: [{ team: 'Svájc', played: 3, win: 1, draw: 2, lose: 0, goalsFor: 5, goalsAgainst: 3, points: 5 }] }] });
  expect(html).toContain('<caption>A csoport</caption>');
  expect(html).toContain('<abbr title="Győzelem">Gy</abbr>');
  expect(html).toContain('<td>5–3</td><td><strong>5</strong></td>');
});

test('fixtures: by the edition’s clock, with result or venue', () => {
  const event = { startsAt: 1_718_391_600, label: 'A csoport', home: 'Németország', away: 'Skócia', score: '5–1', venue: null };
  const html = render({ kind: 'fixtures', days: [{ day: 'június 14., péntek', events: [event] }] });
  expect(html).toContain('>21:00</time>');
  expect(html).toContain('Németország – Skócia<small>A csoport</small>');
  expect(html).toContain('<strong>5–1</strong>');
  expect(html).not.toContain('Helyszín');
});

test('lists: bars in the list’s colour, seats only where they are known', () => {
  const row = { name: 'A lista', color: '#112233', votes: 1_234_567, percent: 45.678, seats: null };
  const html = render({ kind: 'listResults', countedPercent: 99.98, rows: [row] });
  expect(html).toContain('<rect width="45.678%" height="8" fill="#112233">');
  expect(html).toContain('<td>1\u00a0234\u00a0567</td><td>45,68%</td>');
  expect(html).not.toContain('Mandátum');
  expect(render({ kind: 'listResults', countedPercent: 1, rows: [{ ...row, seats: 3 }] })).toContain('<strong>3</strong>');
});

test('a map has every area as a tile and, for those who cannot see it, in a table', () => {
  const html = render(map);
  expect(html).toMatch(/<figure aria-label="Cím: térkép[^"]*"><svg/);
  expect([...html.matchAll(/<rect [^>]*fill="(#\w+)"/g)].map(([, fill]) => fill)).toEqual(['#ffee00', '#8a8a8a', '#112233', '#ffee00']);
  expect(html).toContain('<a href="https://lapszel.hu/melleklet/ep-2024/adatok/telepules/x" target="_top" data-push="/melleklet/ep-2024/adatok/telepules/x">Tiszaszálkás</a>');
  expect(html).toContain('>B lista</td><td>60%</td>');
  expect(html).toContain('Nincs adat');
});

test('a link that is no path of the site is no link', () => {
  expect(render(map)).not.toContain('javascript');
});

test('an area alone: all its lists, the strongest first, and the way back to the map', () => {
  const html = render(map, [], 'telepules/x');
  expect([...html.matchAll(/scope="row"[^>]*>(\w lista)/g)].map(([, name]) => name)).toEqual(['B lista', 'A lista']);
  expect(html).toContain('href="https://lapszel.hu/melleklet/ep-2024/adatok"');
  expect(html).not.toContain('Zalabérc');
});

test('an area is found by its whole place, and only in a map', () => {
  expect(resolveArea(map, 'telepules/x')?.slug).toBe('x');
  for (const detail of ['megye/x', 'telepules/nincs', 'x', '']) expect(resolveArea(map, detail), detail).toBeNull();
  expect(resolveArea({ kind: 'topList', unit: 'Gól', rows: [] }, 'telepules/x')).toBeNull();
});

test('top list: equal values share a place', () => {
  const html = render({ kind: 'topList', unit: 'Gól', rows: [{ name: 'A', team: null, value: 3 }, { name: 'B', team: 'Svájc', value: 3 }, { name: 'C', team: null, value: 2 }] });
  expect([...html.matchAll(/<tr><td>(\d*)<\/td>/g)].map(([, rank]) => rank)).toEqual(['1', '', '3']);
});

test('turnout: a line a year, which ends where nothing is counted, and a table', () => {
  const html = render({ kind: 'turnout', hours: ['7.00', '9.00', '11.00'], series: [{ name: '2022', percents: [2, 50, null] }] });
  expect(html).toContain('points="0,196 60,100"');
  expect(html).toContain('<th scope="row">11.00</th><td>–</td>');
});

test('each frame names its source and its time, and links to its neighbours', () => {
  const html = render({ kind: 'topList', unit: 'Gól', rows: [] }, [{ title: 'Csoportok', href: '/melleklet/eb-2024/csoportok' }]);
  expect(html).toContain('Forrás: forrás');
  expect(html).toContain('<time dateTime="2024-06-14T19:00:00Z">2024. június 14. 21:00</time>');
  expect(html).toContain('data-push="/melleklet/eb-2024/csoportok"');
});

test('nothing is styled inline', () => {
  for (const detail of [null, 'telepules/x']) expect(render(map, [], detail)).not.toContain('style=');
});

test('letters on a colour are black or white, whichever reads better', () => {
  expect(['#000000', '#1f6f8b', '#b3262c', '#d98324', '#ffee00', '#ffffff'].map(toReadableInk)).toEqual(['#fff', '#fff', '#fff', '#000', '#000', '#000']);
});
