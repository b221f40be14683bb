import type { ResultWidgetDraft } from '../../../shared/contract/schemas/result-widget.ts';
import { EURO_2024_MATCHES, WORLD_CUP_2022_MATCHES } from './result-widgets-matches.ts';
import { parseMatches, toDayLabel, toFixtures, toGroups } from './tournament-matches.ts';

const FOOTBALL_SOURCE = 'openfootball (CC0)';
const OLYMPIC_SOURCE = 'a játékok hivatalos éremtáblázata';
const PROGRAMME_SOURCE = 'bemutató adatok, a program egy része';

/** Nation, gold, silver, bronze. */
const TOKYO = [
  'Egyesült Államok 39 41 33', 'Kína 38 32 19', 'Japán 27 14 17', 'Nagy-Britannia 22 20 22', 'Orosz Olimpiai Bizottság 20 28 23', 'Ausztrália 17 7 22', 'Hollandia 10 12 14', 'Franciaország 10 12 11',
  'Németország 10 11 16', 'Olaszország 10 10 20', 'Kanada 7 7 10', 'Brazília 7 6 8', 'Új-Zéland 7 6 7', 'Kuba 7 3 5', 'Magyarország 6 7 7',
];
const PARIS = [
  'Egyesült Államok 40 44 42', 'Kína 40 27 24', 'Japán 20 12 13', 'Ausztrália 18 19 16', 'Franciaország 16 26 22', 'Hollandia 15 7 12', 'Nagy-Britannia 14 22 29', 'Dél-Korea 13 9 10', 'Olaszország 12 13 15',
  'Németország 12 13 8', 'Új-Zéland 10 7 3', 'Kanada 9 7 11', 'Üzbegisztán 8 2 3', 'Magyarország 6 7 6', 'Spanyolország 5 4 9',
];

/** Day, start in Paris, event, sport or venue. */
const PARIS_PROGRAMME = [
  '2024-07-26|19:30|Megnyitóünnepség|Szajna', '2024-07-27|11:00|Úszás, előfutamok|Úszás', '2024-07-27|20:30|4×100 m gyors, döntők|Úszás', '2024-07-28|10:00|Judo, selejtezők|Judo', '2024-07-29|18:30|Tornászcsapatok, férfi döntő|Torna',
  '2024-08-02|19:50|10 000 m, férfi döntő|Atlétika', '2024-08-04|21:55|100 m, férfi döntő|Atlétika', '2024-08-06|14:00|Kajak-kenu, előfutamok|Kajak-kenu', '2024-08-11|14:00|Vízilabda, férfi döntő|Vízilabda', '2024-08-11|21:00|Záróünnepség|Stade de France',
];
const PARIS_HUNGARIAN = [
  '2024-07-27|11:00|Úszás, magyar előfutamok|Úszás', '2024-07-28|13:00|Vívás, női tőr egyéni|Vívás', '2024-07-31|20:30|200 m pillangó, férfi döntő|Úszás', '2024-08-01|15:00|Vívás, női párbajtőr csapat|Vívás', '2024-08-05|14:00|Vízilabda, férfi csoportkör|Vízilabda',
  '2024-08-08|12:30|Kajak-kenu, K–4 500 m|Kajak-kenu', '2024-08-09|20:30|Taekwondo, döntők|Taekwondo', '2024-08-10|11:00|Kajak-kenu, K–1 döntők|Kajak-kenu',
];

/** Who scored thrice or twice; own goals do not count. */
const EURO_SCORERS = [
  'Dani Olmo|Spanyolország|3', 'Harry Kane|Anglia|3', 'Jamal Musiala|Németország|3', 'Cody Gakpo|Hollandia|3', 'Ivan Schranz|Szlovákia|3', 'Georges Mikautadze|Grúzia|3', 'Jude Bellingham|Anglia|2', 'Nico Williams|Spanyolország|2', 'Fabián Ruiz|Spanyolország|2',
  'Florian Wirtz|Németország|2', 'Kai Havertz|Németország|2', 'Niclas Füllkrug|Németország|2', 'Breel Embolo|Svájc|2', 'Răzvan Marin|Románia|2', 'Donyell Malen|Hollandia|2', 'Merih Demiral|Törökország|2',
];

const worldCup = parseMatches(WORLD_CUP_2022_MATCHES, '+03:00');
const euro = parseMatches(EURO_2024_MATCHES, '+02:00');

/** The widgets of the sport supplements by name: matches and medals are facts, the Olympic programme is an extract. @spec §2.4 */
export const SPORT_WIDGETS: Readonly<Record<string, ResultWidgetDraft>> = {
  'foci-vb-2022-menetrend': { title: 'Foci-vb 2022: menetrend', source: FOOTBALL_SOURCE, content: toFixtures(worldCup, { withScores: false }), links: [{ title: 'Eredmények', href: '/melleklet/foci-vb-2022/eredmenyek' }] },
  'foci-vb-2022-eredmenyek': { title: 'Foci-vb 2022: eredmények', source: FOOTBALL_SOURCE, content: toFixtures(worldCup, { withScores: true }), links: [{ title: 'Csoportok', href: '/melleklet/foci-vb-2022/csoportok' }] },
  'foci-vb-2022-csoportok': { title: 'Foci-vb 2022: csoportok', source: FOOTBALL_SOURCE, content: toGroups(worldCup), links: [{ title: 'Eredmények', href: '/melleklet/foci-vb-2022/eredmenyek' }] },

  'eb-2024-menetrend': { title: 'Eb 2024: menetrend', source: FOOTBALL_SOURCE, content: toFixtures(euro, { withScores: false }), links: [{ title: 'Eredmények', href: '/melleklet/eb-2024/eredmenyek' }] },
  'eb-2024-eredmenyek': { title: 'Eb 2024: eredmények', source: FOOTBALL_SOURCE, content: toFixtures(euro, { withScores: true }), links: [{ title: 'Csoportok', href: '/melleklet/eb-2024/csoportok' }] },
  // Denmark came second by their cards.
  'eb-2024-csoportok': { title: 'Eb 2024: csoportok', source: FOOTBALL_SOURCE, content: toGroups(euro, ['Dánia', 'Szlovénia']), links: [{ title: 'Toplisták', href: '/melleklet/eb-2024/toplistak' }] },
  'eb-2024-toplistak': { title: 'Eb 2024: a legtöbb gól', source: FOOTBALL_SOURCE, content: { kind: 'topList', unit: 'Gól', rows: toScorers() }, links: [] },

  'tokio-2020-eremtablazat': { title: 'Tokió 2020: éremtáblázat', source: OLYMPIC_SOURCE, content: { kind: 'medalTable', rows: toMedals(TOKYO) }, links: [] },
  'parizs-2024-eremtablazat': { title: 'Párizs 2024: éremtáblázat', source: OLYMPIC_SOURCE, content: { kind: 'medalTable', rows: toMedals(PARIS) }, links: [{ title: 'Menetrend', href: '/melleklet/parizs-2024/menetrend' }] },
  'parizs-2024-menetrend': { title: 'Párizs 2024: menetrend', source: PROGRAMME_SOURCE, content: toProgramme(PARIS_PROGRAMME), links: [{ title: 'Éremtáblázat', href: '/melleklet/parizs-2024/eremtablazat' }] },
  'parizs-2024-magyar-versenyszamok': { title: 'Párizs 2024: magyar versenyszámok', source: PROGRAMME_SOURCE, content: toProgramme(PARIS_HUNGARIAN), links: [{ title: 'Teljes menetrend', href: '/melleklet/parizs-2024/menetrend' }] },
};

function toMedals(rows: readonly string[]) {
  return rows.map((row) => {
    const [, nation = '', gold = '', silver = '', bronze = ''] = /^(.+) (\d+) (\d+) (\d+)$/.exec(row) ?? [];
    return { nation, gold: Number(gold), silver: Number(silver), bronze: Number(bronze), highlighted: nation === 'Magyarország' };
  });
}

function toScorers() {
  return EURO_SCORERS.map((row) => {
    const [name = '', team = '', value = ''] = row.split('|');
    return { name, team, value: Number(value) };
  });
}

function toProgramme(rows: readonly string[]): ResultWidgetDraft['content'] {
  const events = rows.map((row) => {
    const [day = '', time = '', home = '', label = ''] = row.split('|');
    return { day, event: { startsAt: Date.parse(`${day}T${time}:00+02:00`) / 1000, label, home, away: null, score: null, venue: null } };
  });
  return { kind: 'fixtures', days: [...Map.groupBy(events, ({ day }) => day)].map(([day, found]) => ({ day: toDayLabel(day), events: found.map(({ event }) => event) })) };
}
