import { seededRandom, seededSample } from '../../../../shared/lib/seeded-random.ts';

/** A player of the league; `pos` as line-ups have it: G, D, M or F. */
export type Player = { readonly id: number; readonly name: string; readonly number: number; readonly pos: 'G' | 'D' | 'M' | 'F' };

/** A club with its squad: eleven who start, in the order of the pitch, and those on the bench. */
export type Club = {
  readonly id: number;
  readonly name: string;
  readonly venue: string;
  readonly coach: string;
  readonly formation: string;
  /** How much it wins: 1 is the middle. */
  readonly strength: number;
  readonly starters: readonly Player[];
  readonly substitutes: readonly Player[];
};

const FAMILY_NAMES = [
  'Ambrus', 'Bakó', 'Bencsik', 'Bíró', 'Bodnár', 'Csatári', 'Csonka', 'Deák', 'Dobos', 'Erdős', 'Fazekas', 'Fodor', 'Füleki', 'Gáspár', 'Gyarmati', 'Halász', 'Hegedűs', 'Ivanics', 'Jakab', 'Juhász', 'Kardos', 'Kelemen', 'Kerekes', 'Kocsis',
  'Lengyel', 'Lukács', 'Major', 'Mező', 'Mészáros', 'Molnár', 'Nádasdi', 'Orosz', 'Pallagi', 'Pintér', 'Radics', 'Rostás', 'Sárközi', 'Sebők', 'Simon', 'Somogyi', 'Szabados', 'Szűcs', 'Takács', 'Tímár', 'Urbán', 'Vadász', 'Vámos', 'Veres', 'Virág', 'Zentai',
];
const GIVEN_NAMES = [
  'Ádám', 'Alex', 'Ákos', 'Áron', 'Balázs', 'Barnabás', 'Bence', 'Botond', 'Csaba', 'Dániel', 'Dávid', 'Dénes', 'Gergő', 'Gellért', 'Hunor', 'Kristóf', 'Levente', 'Marcell', 'Márk', 'Máté', 'Milán', 'Nándor', 'Norbert', 'Olivér', 'Patrik', 'Péter', 'Roland', 'Soma',
  'Szabolcs', 'Tamás', 'Vince', 'Zalán', 'Zétény', 'Zsombor',
];
const SHAPES = { '4-3-3': { D: 4, M: 3, F: 3 }, '4-4-2': { D: 4, M: 4, F: 2 }, '3-5-2': { D: 3, M: 5, F: 2 } } as const;
const BENCH = ['G', 'D', 'D', 'M', 'M', 'F', 'F'] as const;
/** Shirts of those who start, by their place. */
const NUMBERS = [1, 2, 4, 5, 3, 6, 8, 10, 7, 9, 11] as const;

const CLUBS = [
  { id: 9011, name: 'Bodrogvári Vasutas', venue: 'Vasutas-pálya, Bodrogvár', coach: 'Kocsis-Balla Tibor', formation: '4-3-3', strength: 1.3 },
  { id: 9012, name: 'Dunamorvai TE', venue: 'Révparti Stadion, Dunamorva', coach: 'Szeberényi Zsolt', formation: '4-4-2', strength: 1.4 },
  { id: 9013, name: 'Zalabérci AK', venue: 'Malomréti Sporttelep, Zalabérc', coach: 'Gönczöl Imre', formation: '4-4-2', strength: 1.2 },
  { id: 9014, name: 'Kőrösligeti Munkás', venue: 'Ligeti Pálya, Kőrösliget', coach: 'Zöldi Attila', formation: '3-5-2', strength: 1 },
  { id: 9015, name: 'Tiszaszálkási SC', venue: 'Gátőrházi Pálya, Tiszaszálkás', coach: 'Berecz Lajos', formation: '4-3-3', strength: 0.95 },
  { id: 9016, name: 'Hegyalmási SE', venue: 'Szőlőaljai Sporttelep, Hegyalmás', coach: 'Toldi Ferenc', formation: '4-4-2', strength: 0.85 },
  { id: 9017, name: 'Sárrétújfalui FC', venue: 'Községi Pálya, Sárrétújfalu', coach: 'Nyakó Károly', formation: '3-5-2', strength: 0.7 },
  { id: 9018, name: 'Veresbérci Bányász', venue: 'Bányász-pálya, Veresbérc', coach: 'Hanák József', formation: '4-3-3', strength: 0.75 },
] as const;

/** The league's clubs. */
export const TISZA_CLUBS: readonly Club[] = CLUBS.map((club) => ({ ...club, ...createSquad(club) }));

function createSquad({ id, name, formation }: (typeof CLUBS)[number]): Pick<Club, 'starters' | 'substitutes'> {
  const random = seededRandom(`squad of ${name}`);
  const families = seededSample(FAMILY_NAMES, NUMBERS.length + BENCH.length, random);
  const toPlayer = (pos: Player['pos'], index: number, number: number): Player => {
    const given = GIVEN_NAMES[Math.floor(random() * GIVEN_NAMES.length)] ?? '';
    return { id: id * 100 + index, name: `${families[index] ?? ''} ${given}`, number, pos };
  };
  const shape = SHAPES[formation];
  const places = (['D', 'M', 'F'] as const).flatMap((pos) => Array.from({ length: shape[pos] }, () => pos));
  return {
    starters: (['G', ...places] as const).map((pos, index) => toPlayer(pos, index, NUMBERS[index] ?? 99)),
    substitutes: BENCH.map((pos, index) => toPlayer(pos, NUMBERS.length + index, 12 + index)),
  };
}
