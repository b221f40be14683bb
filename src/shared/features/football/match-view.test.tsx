import { expect, test } from 'vitest';
import { BARE_MATCH, makeMatch } from '../../../../test/support/football.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import type { Fixture } from '../../contract/schemas/football.ts';
import { MatchView } from './match-view.tsx';

const render = (match: Fixture) => renderInSite(<MatchView first={match} phase="final" />);
const toText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

// @spec §2.8 §3 Fixture
test('a match has its summary, timeline, statistics, line-ups and chances, every field in its place', () => {
  const html = render(makeMatch());
  const text = toText(html);
  for (const wanted of [
    'Bodrogvár SC', 'Nádastói Kinizsi', '2–2', 'Vége tizenegyesekkel', '90 perc után 1–1, tizenegyesekkel 4–3',
    'Tiszamente Kupa', 'Döntő', '2026. november 21. 11:00', 'Duzzasztó utcai stadion', 'Kertész Ármin', 'Összefoglaló a mérkőzésről (gép írta)',
    'Bán Ede, gólpassz: Czuczor Imre', 'Labdabirtoklás', '61%', '39%', 'Felállás: 4-3-3', '11. Bodrogvár SC 11', '14. Bodrogvár SC csere', 'Edző: Bodrogvár SC edzője',
    'Várható győztes: Bodrogvár SC', 'Hazai győzelem: 50%', 'Vendéggyőzelem: 20%', 'Bodrogvár SC: 60%', 'Nádastói Kinizsi – Bodrogvár SC 0–3',
  ]) expect(text).toContain(wanted);
  expect(html).toContain('href="/sport/2026/11/21/kupa"');
  expect(text).not.toContain('Bodrogvár SC 12');
});

// @spec §2.8 Line-ups
test('eleven starters are drawn, and listed beside the drawing', () => {
  const [first = ''] = render(makeMatch()).split('<h3>').slice(1);
  expect(first.match(/<circle /g)).toHaveLength(11);
  expect(first).toContain('aria-label="Kezdőcsapat a pályán: Bodrogvár SC"');
  expect(first.match(/<li>/g)).toHaveLength(12);
});

test('a text of ours is told from one that a machine made', () => {
  expect(toText(render(makeMatch({ robot: false })))).toContain('Cikkünk a mérkőzésről');
  expect(render(makeMatch({ url: 'javascript:alert(1)' }))).not.toContain('alert');
});

// @spec §4 Status NS §2.8 no data
test('before the match there is no score, and for what is not known it says so', () => {
  expect(toText(render(makeMatch({ short: 'NS', goals: { home: 0, away: 0 } })))).not.toContain('0–0');
  const text = toText(render(BARE_MATCH));
  expect(text.match(/Még nincs adat\./g)).toHaveLength(4);
  expect(text).toContain('Ismeretlen csapat');
  expect(text).not.toMatch(/null|undefined|NaN/);
});

test('the live region is there before its first message', () => {
  expect(render(makeMatch({ short: '1H' }))).toContain('<output class="visually-hidden"></output>');
});
