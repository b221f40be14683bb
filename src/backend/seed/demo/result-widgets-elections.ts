import type { ResultWidgetDraft } from '../../../shared/contract/schemas/result-widget.ts';
import { toElectionMap, type MapArea } from './election-map.ts';

const SOURCE = 'bemutató adatok, kitalált pártok és helyek';

/** The parties of the demo's elections. */
const PARTIES = [
  { slug: 'folyopart', name: 'Folyópart Szövetség', color: '#1f6f8b' },
  { slug: 'uj-nap', name: 'Új Nap Mozgalom', color: '#d98324' },
  { slug: 'fuves', name: 'Füves Pálya Párt', color: '#4f7d3a' },
  { slug: 'varoskapu', name: 'Városkapu Egyesület', color: '#7b4a8e' },
];
const US_PARTIES = [
  { slug: 'part', name: 'Partvidéki lista', color: '#2b5fa8' },
  { slug: 'pusztai', name: 'Pusztai lista', color: '#b3362c' },
];

/** Places of the demo's country as tiles: name, column, row. */
const TOWNS: readonly MapArea[] = [
  ['Zalabérc', 0, 1], ['Dunamorva', 1, 0], ['Kőrösliget', 3, 2], ['Sárrétújfalu', 3, 1], ['Hegyalmás', 2, 0], ['Bodrogvár', 3, 0], ['Tiszaszálkás', 4, 1], ['Nádastó', 1, 1], ['Felsőolt', 5, 2], ['Sebeshuta', 4, 2],
  ['Homokszél', 2, 2], ['Rétközi tanyák', 4, 0], ['Gyimesvölgy', 5, 1], ['Budapest', 2, 1],
];
/** The states, laid out as such maps usually are. */
const STATES: readonly MapArea[] = [
  ['Alaszka', 0, 0], ['Maine', 10, 0], ['Vermont', 9, 1], ['New Hampshire', 10, 1], ['Washington', 0, 2], ['Idaho', 1, 2], ['Montana', 2, 2], ['Észak-Dakota', 3, 2], ['Minnesota', 4, 2], ['Illinois', 5, 2], ['Wisconsin', 6, 2], ['Michigan', 7, 2], ['New York', 8, 2],
  ['Rhode Island', 9, 2], ['Massachusetts', 10, 2], ['Oregon', 0, 3], ['Nevada', 1, 3], ['Wyoming', 2, 3], ['Dél-Dakota', 3, 3], ['Iowa', 4, 3], ['Indiana', 5, 3], ['Ohio', 6, 3], ['Pennsylvania', 7, 3], ['New Jersey', 8, 3], ['Connecticut', 9, 3],
  ['Kalifornia', 0, 4], ['Utah', 1, 4], ['Colorado', 2, 4], ['Nebraska', 3, 4], ['Missouri', 4, 4], ['Kentucky', 5, 4], ['Nyugat-Virginia', 6, 4], ['Virginia', 7, 4], ['Maryland', 8, 4], ['Delaware', 9, 4], ['Arizona', 1, 5], ['Új-Mexikó', 2, 5], ['Kansas', 3, 5],
  ['Arkansas', 4, 5], ['Tennessee', 5, 5], ['Észak-Karolina', 6, 5], ['Dél-Karolina', 7, 5], ['Washington, D. C.', 8, 5], ['Oklahoma', 3, 6], ['Louisiana', 4, 6], ['Mississippi', 5, 6], ['Alabama', 6, 6], ['Georgia', 7, 6], ['Hawaii', 0, 7], ['Texas', 3, 7], ['Florida', 8, 7],
];

/** The widgets of the election supplements by name. Parties, places and figures are invented. @spec §2.4 */
export const ELECTION_WIDGETS: Readonly<Record<string, ResultWidgetDraft>> = {
  'valasztas-2022-reszvetel': {
    title: 'Választás 2022: részvétel',
    source: SOURCE,
    content: {
      kind: 'turnout',
      hours: ['7.00', '9.00', '11.00', '13.00', '15.00', '17.00', '18.30'],
      series: [
        { name: '2022', percents: [1.8, 10.3, 25.8, 40, 52.8, 62.9, 67.8] },
        { name: '2018', percents: [2.2, 13.2, 29.9, 42.3, 53.6, 63.2, 68.1] },
        { name: '2014', percents: [1.6, 9.5, 23, 34.3, 45.7, 56.8, 59.9] },
      ],
    },
    links: [{ title: 'Választókerületek', href: '/melleklet/valasztas-2022/valasztokeruletek' }],
  },
  'valasztas-2022-valasztokeruletek': { title: 'Választás 2022: választókerületek', source: SOURCE, content: toElectionMap({ parties: PARTIES, areas: TOWNS, seed: 'valasztas-2022', base: null }), links: [{ title: 'Országos listák', href: '/melleklet/valasztas-2022/orszagos-listak' }] },
  'valasztas-2022-partlistak': {
    title: 'Választás 2022: pártlisták',
    source: SOURCE,
    content: toLists([['folyopart', 2_104_512, 38.4, 79], ['uj-nap', 1_786_204, 32.6, 66], ['fuves', 942_117, 17.2, 35], ['varoskapu', 646_802, 11.8, 19]]),
    links: [{ title: 'Nemzetiségi listák', href: '/melleklet/valasztas-2022/orszagos-listak/nemzetisegek' }],
  },
  'valasztas-2022-nemzetisegi-listak': {
    title: 'Választás 2022: nemzetiségi listák',
    source: SOURCE,
    content: {
      kind: 'listResults',
      countedPercent: 100,
      rows: [
        { name: 'Német nemzetiségi lista', color: '#8a6d1f', votes: 24_630, percent: 46.9, seats: 1 },
        { name: 'Roma nemzetiségi lista', color: '#5c6f2f', votes: 17_205, percent: 32.8, seats: 0 },
        { name: 'Horvát nemzetiségi lista', color: '#9a3f4f', votes: 6118, percent: 11.7, seats: 0 },
        { name: 'Szlovák nemzetiségi lista', color: '#3f5f9a', votes: 4532, percent: 8.6, seats: 0 },
      ],
    },
    links: [{ title: 'Pártlisták', href: '/melleklet/valasztas-2022/orszagos-listak' }],
  },
  'valasztas-2024-terkep': { title: 'Választás 2024: eredmények térképen', source: SOURCE, content: toElectionMap({ parties: PARTIES, areas: TOWNS, seed: 'valasztas-2024', base: '/melleklet/valasztas-2024/adatok/telepules' }), links: [] },
  'ep-2024-terkep': { title: 'EP 2024: eredmények térképen', source: SOURCE, content: toElectionMap({ parties: PARTIES, areas: TOWNS, seed: 'ep-2024', base: '/melleklet/ep-2024/adatok/telepules' }), links: [{ title: 'Pártlisták', href: '/melleklet/ep-2024/partlistak' }] },
  'ep-2024-partlistak': { title: 'EP 2024: pártlisták', source: SOURCE, content: toLists([['uj-nap', 1_402_118, 35.1, null], ['folyopart', 1_322_640, 33.1, null], ['fuves', 734_905, 18.4, null], ['varoskapu', 535_314, 13.4, null]]), links: [{ title: 'Mandátumok', href: '/melleklet/ep-2024/mandatumok' }] },
  'ep-2024-frakciok': {
    title: 'EP 2024: frakciók az új parlamentben',
    source: SOURCE,
    content: {
      kind: 'listResults',
      countedPercent: 100,
      rows: [
        { name: 'Folyók Európája', color: '#1f6f8b', votes: 61_204_310, percent: 33.8, seats: 243 },
        { name: 'Napkelet-csoport', color: '#d98324', votes: 48_930_112, percent: 27, seats: 195 },
        { name: 'Zöld Puszták', color: '#4f7d3a', votes: 39_418_704, percent: 21.8, seats: 157 },
        { name: 'Városok Ligája', color: '#7b4a8e', votes: 31_502_981, percent: 17.4, seats: 125 },
      ],
    },
    links: [{ title: 'Pártlisták', href: '/melleklet/ep-2024/partlistak' }],
  },
  'ep-2024-mandatumok': { title: 'EP 2024: mandátumok', source: SOURCE, content: toLists([['uj-nap', 1_402_118, 35.1, 8], ['folyopart', 1_322_640, 33.1, 7], ['fuves', 734_905, 18.4, 4], ['varoskapu', 535_314, 13.4, 2]]), links: [{ title: 'EP-frakciók', href: '/melleklet/ep-2024/ep-frakciok' }] },
  'usa-2024-terkep': { title: 'USA 2024: eredmények államonként', source: 'bemutató adatok, kitalált listák és számok', content: toElectionMap({ parties: US_PARTIES, areas: STATES, seed: 'usa-2024', base: null }), links: [] },
};

function toLists(rows: readonly (readonly [party: string, votes: number, percent: number, seats: number | null])[]): ResultWidgetDraft['content'] {
  const known = new Map(PARTIES.map((party) => [party.slug, party]));
  return { kind: 'listResults', countedPercent: 100, rows: rows.map(([slug, votes, percent, seats]) => ({ name: known.get(slug)?.name ?? slug, color: known.get(slug)?.color ?? '#8a8a8a', votes, percent, seats })) };
}
