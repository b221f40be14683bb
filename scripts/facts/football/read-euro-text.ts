import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SourceSeason } from './read-season.ts';
import { EURO_NAMES } from './scorer-names.ts';

/** What the Euro's JSON file lacks and the texts beside it have: full names of scorers, and venues. */
export function readEuroNames(folder: string): Required<Pick<SourceSeason, 'toScorer' | 'toVenue'>> {
  const squads = readSquads(join(folder, 'squads'));
  const text = readFileSync(join(folder, 'euro.txt'), 'utf8');
  const stadiums = new Map([...text.matchAll(/^#\s+(\S+),\s+(.+?)\s*(?:\(|,)/gm)].map(([, city = '', stadium = '']) => [city, `${stadium}, ${city}`]));
  const venues = new Map([...text.matchAll(/^(?:\s*\d\d:\d\d)?\s+(\S.*?)\s+\d+-\d+\s.*?(\p{L}+(?: \p{L}+)*)\s+@ (\p{L}+)/gmu)].map(([, home = '', away = '', city = '']) => [`${home} – ${away}`, stadiums.get(city) ?? city]));
  return {
    toScorer: (name, team) => EURO_NAMES[`${team}: ${name}`] ?? findPlayer(name, team, squads.get(team) ?? []),
    toVenue: (home, away) => venues.get(`${home} – ${away}`) ?? null,
  };
}

function readSquads(folder: string): Map<string, string[]> {
  return new Map(
    readdirSync(folder).map((file) => {
      const team = basename(file, '.txt').split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
      const players = [...readFileSync(join(folder, file), 'utf8').matchAll(/^\s*\d+,\s*([^,]+?)\s*,/gm)].flatMap(([, name]) => name ?? []);
      return [team, players];
    }),
  );
}

/** The one player of a squad whose name has the words of a scorer's. @throws for none or two */
function findPlayer(name: string, team: string, squad: readonly string[]): string {
  const words = toPlain(name).split(' ');
  const found = squad.filter((player) => words.every((word) => toPlain(player).split(' ').includes(word)));
  const [player] = found;
  if (player === undefined || found.length > 1) throw new Error(`Who is ${name} of ${team}? The squad has ${found.join(', ') || 'nobody of that name'}; say it in scorer-names.ts.`);
  return player;
}

function toPlain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase();
}
