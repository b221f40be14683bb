import { describe, expect, test } from 'vitest';
import { FORMULA1_YEAR, formula1Answers, showFormula1 } from '../../../../test/support/show-formula1.tsx';
import { toServicePath } from '../../../../test/support/formula1-service.ts';
import { raceEvent } from './race-event.ts';
import { editions } from '../../config/editions/editions.ts';

const LAST_YEAR = FORMULA1_YEAR - 1;

/** The service's answers but for some. */
function without(...paths: readonly string[]) {
  const dropped = new Set(paths.map(toServicePath));
  return Object.fromEntries(Object.entries(formula1Answers()).filter(([path]) => !dropped.has(path)));
}

// @spec §2.9 §4 F1 race
describe('the calendar', () => {
  test('shows by itself the weekend and the race that run, and where they are', async () => {
    const { text, html, live } = await showFormula1('/f1');
    expect(text).toContain('Forma–1: versenynaptár, 2026');
    expect(html).toContain('<a href="/f1?szezon=2026&amp;verseny=2&amp;futam=21">Tisza Nagydíj</a>');
    expect(text).toMatch(/Szeged, Magyarország · .* · ÉLŐ · 12\/58 kör/);
    expect(live).toBe(true);
  });

  test('leads to every weekend, in the order of their dates', async () => {
    const { html } = await showFormula1('/f1');
    const calendar = html.slice(html.indexOf('<ol'));
    expect([...calendar.matchAll(/<li><a href="\/f1\?szezon=2026&amp;verseny=(\d)&amp;futam=\d+"/g)].map(([, id]) => id)).toEqual(['1', '2', '3']);
  });

  test('a weekend that is asked for shows its last race where all are over', async () => {
    const { text, path } = await showFormula1('/f1?verseny=1');
    expect(text).toContain('Magyar Nagydíj, 2026: verseny');
    expect(path).toBe('/f1?szezon=2026&verseny=1&futam=11');
  });

  test('a negative race is its starting grid', async () => {
    const { text, path, live } = await showFormula1('/f1?futam=-21');
    expect(text).toContain('Tisza Nagydíj, 2026: rajtrács (verseny)');
    expect(text).toMatch(/1 Bence Kanyar .*1:17\.100 2 Anna Gyors/);
    expect([path, live]).toEqual(['/f1?szezon=2026&verseny=2&futam=-21', false]);
  });

  test('leads from a weekend to each of its races and grids', async () => {
    const { html } = await showFormula1('/f1?verseny=1');
    for (const race of ['10', '-10', '11', '-11']) expect(html).toContain(`href="/f1?szezon=2026&amp;verseny=1&amp;futam=${race}"`);
    expect(html).toMatch(/futam=11" aria-current="page">Verseny</);
  });

  test('a race without a result says so', async () => {
    expect((await showFormula1('/f1?futam=31')).text).toContain('Nincs még elérhető információ.');
    expect((await showFormula1('/f1?futam=-11')).text).toContain('Nincs még elérhető információ.');
  });

  test('says that live data need not be of this moment', async () => {
    expect((await showFormula1('/f1')).text).toContain('Az élő adatok nem feltétlenül valós idejűek.');
  });

  test('tells of the circuit, and whose facts they are', async () => {
    const { text, html } = await showFormula1('/f1');
    expect(text).toMatch(/A pálya: Hungaroring .*4,381 km .*306,63 km .*1:16\.627 \(Lewis Hamilton, 2020\) .*70 000 néző .*Magyar Állam/);
    expect(html).toContain('<a href="https://github.com/f1db/f1db">f1db</a>');
    expect((await showFormula1('/f1?futam=31')).html).not.toContain('f1db');
  });
});

// @spec §4 Live result time display
test('a result names who did not reach the flag, below those who did', async () => {
  const { text } = await showFormula1('/f1?futam=11');
  expect(text).toMatch(/1 Anna Gyors Tisza Racing 1:31:44\.742 .*2 Bence Kanyar .*\+5\.856 .*– Dani Motor Duna GP Kizárás .*– Cili Rajt Duna GP Nem indult/);
  expect((await showFormula1('/f1')).text).toMatch(/Cili Rajt Duna GP \+1 kör .*Dani Motor Duna GP Kiesett/);
});

test('the way through a race is drawn lap by lap, or from the grid to the flag', async () => {
  expect((await showFormula1('/f1')).text).toContain('Helyezések körről körre (2. körig)');
  expect((await showFormula1('/f1?futam=11')).text).toContain('A rajtrácstól a célig');
});

// @spec §2.9
describe('the season', () => {
  test('is this year’s, and the others are a link away', async () => {
    const { data, html } = await showFormula1('/f1');
    expect(data).toMatchObject({ season: 2026, defaultSeason: 2026, seasons: [2026, 2025] });
    expect(html).toContain('<a href="/f1?szezon=2025">2025</a>');
  });

  test('is the newest where this year has none', async () => {
    const answers = { ...without(`races/${FORMULA1_YEAR}`), [toServicePath('seasons')]: { items: [{ id: LAST_YEAR }] } };
    expect((await showFormula1('/f1', answers)).data).toMatchObject({ season: LAST_YEAR, defaultSeason: LAST_YEAR });
  });

  test('is the year before where nobody tells the seasons and this year has none', async () => {
    expect((await showFormula1('/f1', without('seasons', `races/${FORMULA1_YEAR}`))).data).toMatchObject({ season: LAST_YEAR });
  });

  test('names whose facts it has', async () => {
    const { html, text } = await showFormula1('/f1?szezon=2025&oldal=pontverseny');
    expect(text).toContain('Az adatok forrása: f1db . Licenc: CC BY 4.0');
    expect(html).toContain('href="https://creativecommons.org/licenses/by/4.0/"');
  });

  test('without anything at all the page says so', async () => {
    const { text, data } = await showFormula1('/f1', {});
    expect([data.season, text.includes('Nincs még elérhető információ.')]).toEqual([2026, true]);
  });
});

describe('profiles and tables', () => {
  test('a team has everything that is known of it', async () => {
    const { text, path, head } = await showFormula1('/f1?oldal=csapatok&csapat=1');
    expect(text).toMatch(/Székhely Szeged Első szezon 1999 Világbajnoki címek 3 Legjobb helyezés 1\. hely, 12 alkalommal Első rajtkockák 9 Leggyorsabb körök 14 Elnök Nagy Éva Csapatfőnök Kis Pál Műszaki vezető Tóth Rita Karosszéria TR-26 Motor Ganz Gumiabroncs Taurus/);
    expect([path, head.title]).toEqual(['/f1?oldal=csapatok&csapat=1', 'Tisza Racing – Forma–1 – Lapszél']);
  });

  test('a driver has everything that is known of them', async () => {
    const { text, html, head } = await showFormula1('/f1?oldal=versenyzok&versenyzo=1');
    expect(text).toMatch(/Rajtszám 8 Rövidítés GYO Nemzetiség magyar Születési idő 1999\. március 15\. Születési hely Szeged Nagydíjak száma 101 Világbajnoki címek 2 Dobogós helyezések 33 Legjobb rajthely 1\. hely Pontok a pályafutása során 1024\.5 Csapatai 2026: Tisza Racing 2025: Duna GP/);
    expect(html).toContain('/uploads/2026/11/anna');
    expect(head.title).toBe('Anna Gyors – Forma–1 – Lapszél');
  });

  test('teams and drivers of the season are links to their profiles', async () => {
    expect((await showFormula1('/f1?oldal=csapatok')).html).toContain('<a href="/f1?oldal=csapatok&amp;csapat=2">Duna GP</a>');
    expect((await showFormula1('/f1?oldal=versenyzok&szezon=2025')).html).toContain('<a href="/f1?oldal=versenyzok&amp;szezon=2025&amp;versenyzo=1">Anna Gyors</a>');
  });

  test('points tables come with the course of the season', async () => {
    const drivers = await showFormula1('/f1?oldal=pontverseny');
    expect(drivers.text).toMatch(/1 Anna Gyors Tisza Racing 40 2 Bence Kanyar Tisza Racing 32,5/);
    expect(drivers.text).toContain('A versenyzők pontjai, 2026');
    const teams = await showFormula1('/f1?oldal=konstruktor');
    expect(teams.text).toMatch(/1 Tisza Racing 72,5 2 Duna GP 42,5/);
    expect(teams.text).toContain('A csapatok pontjai, 2026');
  });

  test('without the course of the season there is the table alone', async () => {
    const { html } = await showFormula1('/f1?oldal=pontverseny', without(`season-points/${FORMULA1_YEAR}`));
    expect([html.includes('<svg'), html.includes('Anna Gyors')]).toEqual([false, true]);
  });
});

test.each(['/f1?szezon=1980', '/f1?verseny=99', '/f1?futam=99', '/f1?verseny=2&futam=11', '/f1?szezon=2025&futam=21', '/f1?oldal=csapatok&csapat=99', '/f1?oldal=versenyzok&versenyzo=99'])('%s is not found', async (address) => {
  await expect(showFormula1(address)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

const PLACES = ['/f1', '/f1?szezon=2025', '/f1?szezon=2026&verseny=1&futam=10', '/f1?szezon=2026&verseny=1&futam=11', '/f1?szezon=2026&verseny=1&futam=-11', '/f1?oldal=csapatok', '/f1?oldal=csapatok&csapat=1', '/f1?oldal=versenyzok', '/f1?oldal=versenyzok&versenyzo=1', '/f1?oldal=pontverseny', '/f1?oldal=konstruktor', '/f1?oldal=konstruktor&szezon=2025'];

test('each place has an address and a title of its own', async () => {
  const pages = await Promise.all(PLACES.map((place) => showFormula1(place)));
  expect(pages.map(({ head }) => head.canonical)).toEqual(PLACES.map((place) => `https://lapszel.hu${place}`));
  expect(new Set(pages.map(({ head }) => head.title)).size).toBe(PLACES.length);
  expect(new Set(pages.map(({ head }) => head.description)).size).toBe(PLACES.length);
});

test.each([
  ['/f1?szezon=2026', '/f1', '/f1'],
  ['/f1?futam=11', '/f1?szezon=2026&verseny=1&futam=11', '/f1?szezon=2026&verseny=1&futam=11'],
  ['/f1?oldal=pontverseny&csapat=1&futam=11', '/f1?oldal=pontverseny', '/f1?oldal=pontverseny'],
  ['/f1?oldal=csapatok&csapat=1&szezon=2025', '/f1?oldal=csapatok&szezon=2025&csapat=1', '/f1?oldal=csapatok&csapat=1'],
])('%s stands at %s and is a copy of %s', async (address, path, canonical) => {
  const page = await showFormula1(address, { ...formula1Answers(), [toServicePath('teams/2025')]: { items: [] } });
  expect([page.path, page.head.canonical]).toEqual([path, `https://lapszel.hu${canonical}`]);
});

describe('for search engines', () => {
  test('a race is an event with its place and time', async () => {
    const { structuredData } = await showFormula1('/f1?futam=11');
    expect(structuredData[0]).toMatchObject({ '@type': 'SportsEvent', name: 'Magyar Nagydíj, 2026: verseny', url: 'https://lapszel.hu/f1?szezon=2026&verseny=1&futam=11', startDate: '2026-11-11T12:00:00+01:00', location: { name: 'Mogyoród', address: { addressCountry: 'Magyarország' } } });
  });

  test('an event of which only the day is known has that', async () => {
    const { data } = await showFormula1('/f1?futam=11');
    const shown = data.content.view === 'versenynaptar' ? data.content.shown : null;
    if (shown === null) throw new Error('The race is not shown.');
    expect(raceEvent(editions.main, { ...shown, race: { ...shown.race, day: '2023-03-05' } }, { name: 'x', path: '/f1' })).toMatchObject({ startDate: '2023-03-05' });
  });

  test('the calendar, a grid and a race without a date are none', async () => {
    for (const address of ['/f1', '/f1?futam=-11']) expect(JSON.stringify((await showFormula1(address)).structuredData)).not.toContain('SportsEvent');
    const { data } = await showFormula1('/f1?futam=11');
    const shown = data.content.view === 'versenynaptar' ? data.content.shown : null;
    if (shown === null) throw new Error('The race is not shown.');
    expect(raceEvent(editions.main, { ...shown, race: { ...shown.race, startsAt: null } }, { name: 'x', path: '/f1' })).toBeNull();
  });
});
