import type { Formula1View } from './sport.ts';

const viewNames = {
  versenynaptar: 'Versenynaptár',
  csapatok: 'Csapatok',
  versenyzok: 'Versenyzők',
  pontverseny: 'Egyéni pontverseny',
  konstruktor: 'Konstruktőri pontverseny',
} as const satisfies Record<Formula1View, string>;

const descriptions = {
  versenynaptar: 'versenyhétvégéi: időpontok, pályák, rajtrácsok és eredmények.',
  csapatok: 'csapatai: székhely, motor, vezetők és a csapatok eredményei.',
  versenyzok: 'versenyzői: rajtszámok, csapatok és pályafutások.',
  pontverseny: 'egyéni pontversenye, versenyhétvégéről versenyhétvégére.',
  konstruktor: 'konstruktőri pontversenye, versenyhétvégéről versenyhétvégére.',
} as const satisfies Record<Formula1View, string>;

/** The texts of the Formula 1 page. @spec §2.9 */
export const formula1Texts = {
  name: 'Forma–1',
  nothing: 'Nincs még elérhető információ.',
  liveNote: 'Az élő adatok nem feltétlenül valós idejűek.',
  views: viewNames,
  viewsLabel: 'A Forma–1-oldal részei',
  seasonsLabel: 'Szezonok',
  noValue: '–',

  titles: {
    view: (view: Formula1View, season: number) => `Forma–1: ${viewNames[view].toLowerCase()}, ${season}`,
    race: (competition: string, season: number, session: string) => `${competition}, ${season}: ${session.toLowerCase()}`,
    grid: (competition: string, season: number, session: string) => `${competition}, ${season}: rajtrács (${session.toLowerCase()})`,
    withName: (title: string) => `${title} – Forma–1`,
  },
  descriptions: {
    view: (view: Formula1View, season: number) => `A ${season}. évi Forma–1-szezon ${descriptions[view]}`,
    race: (title: string) => `${title}. A futam állása és eredménye, a rajtrács és a pálya adatai.`,
    profile: (name: string) => `${name}: adatok és eredmények a Forma–1-ben.`,
  },

  calendar: {
    heading: 'Versenynaptár',
    /** Of a competition whose name is missing. */
    unnamed: 'Nagydíj',
    completed: 'Lezajlott',
  },
  race: {
    sessionsLabel: 'A hétvége futamai',
    /** Of a session whose kind is missing. */
    unnamed: 'Futam',
    grid: 'Rajtrács',
    gridOf: (session: string) => `${session}: rajtrács`,
    noDate: 'Az időpont még nem ismert.',
    status: { completed: 'Befejeződött', cancelled: 'Elmarad' },
    captions: { result: 'Eredmény', live: 'Az állás most', grid: 'Rajtrács' },
  },
  laps: (laps: string) => `${laps} kör`,
  /** Who did not reach the flag, by the letters that timing has for it. @spec §4 Live result time display */
  out: { DNS: 'Nem indult', DNF: 'Kiesett', DSQ: 'Kizárás' },
  announcements: {
    finished: 'A futam véget ért.',
    winner: (name: string) => `Győztes: ${name}.`,
    leader: (name: string) => `Az élen: ${name}.`,
    retired: (names: string) => `Kiesett: ${names}.`,
  },

  table: { position: 'Helyezés', positionShort: '#', driver: 'Versenyző', team: 'Csapat', time: 'Idő', grid: 'Rajt', laps: 'Kör', points: 'Pont', unknownDriver: 'Ismeretlen versenyző', unknownTeam: 'Ismeretlen csapat' },
  points: (points: string) => `${points} pont`,
  place: (place: number) => `${place}. hely`,

  circuit: {
    heading: (name: string) => `A pálya: ${name}`,
    unnamed: 'A pálya adatai',
    owner: 'Tulajdonos',
    capacity: 'Befogadóképesség',
    visitors: (count: string) => `${count} néző`,
    opened: 'Megnyitás éve',
    firstGrandPrix: 'Első nagydíj',
    length: 'Hossz',
    raceDistance: 'Versenytáv',
    laps: 'Körök száma',
    lapRecord: 'Körrekord',
  },
  team: {
    list: 'A szezon csapatai',
    base: 'Székhely',
    firstEntry: 'Első szezon',
    championships: 'Világbajnoki címek',
    highestFinish: 'Legjobb helyezés',
    times: (place: number, times: string) => `${place}. hely, ${times} alkalommal`,
    poles: 'Első rajtkockák',
    fastestLaps: 'Leggyorsabb körök',
    president: 'Elnök',
    director: 'Csapatfőnök',
    technicalManager: 'Műszaki vezető',
    chassis: 'Karosszéria',
    engine: 'Motor',
    tyres: 'Gumiabroncs',
  },
  driver: {
    list: 'A szezon versenyzői',
    number: 'Rajtszám',
    abbr: 'Rövidítés',
    nationality: 'Nemzetiség',
    birthdate: 'Születési idő',
    birthplace: 'Születési hely',
    entered: 'Nagydíjak száma',
    championships: 'Világbajnoki címek',
    podiums: 'Dobogós helyezések',
    highestGrid: 'Legjobb rajthely',
    careerPoints: 'Pontok a pályafutása során',
    teams: 'Csapatai',
  },

  charts: {
    points: { drivers: (season: number) => `A versenyzők pontjai, ${season}`, teams: (season: number) => `A csapatok pontjai, ${season}` },
    pointsSummary: (rounds: number) => `A pontszámok alakulása ${rounds} versenyhétvégén át.`,
    pointsLeader: (leader: string, points: string) => ` Az élen ${leader} áll ${points} ponttal.`,
    round: (number: number, name: string) => `${number}. ${name}`,
    positions: (laps: number) => `Helyezések körről körre (${laps}. körig)`,
    positionsSummary: (laps: number) => `A versenyzők helyezése a rajttól ${laps} körön át.`,
    leader: (leader: string) => ` Az élen ${leader} áll.`,
    slope: 'A rajtrácstól a célig',
    slopeSummary: 'Honnan rajtoltak és hányadikak lettek a versenyzők.',
    winner: (winner: string, grid: number) => ` Az első ${winner}, aki a rajtrácson ${grid}. volt.`,
    start: 'Rajt',
    finish: 'Cél',
    position: (position: number) => `${position}.`,
  },

  source: { text: 'Az adatok forrása:', licence: 'Licenc:' },
} as const;
