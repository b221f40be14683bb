// `node scripts/facts/football.ts FOLDER`: writes the tables of football facts in src/backend/seed/sport/football from a
// folder of openfootball files (public domain, CC0). Run again only when the sources have changed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readEuroNames } from './football/read-euro-text.ts';
import { readSeason, type SourceSeason } from './football/read-season.ts';
import { WORLD_CUP_NAMES } from './football/scorer-names.ts';
import { toTableModule } from './football/to-table-module.ts';

const TARGET = new URL('../../src/backend/seed/sport/football/', import.meta.url).pathname;

function writeTables(folder: string): void {
  const euro = readEuroNames(join(folder, 'euro-2024'));
  const seasons: readonly (SourceSeason & { readonly file: string; readonly name: string; readonly title: string })[] = [
    { file: 'euro-2024', name: 'EURO_2024', title: 'Euro 2024, Germany', path: 'euro-2024/euro.json', groups: 'euro-2024/euro.groups.json', timeZone: 'Europe/Berlin', ...euro },
    { file: 'world-cup-2022', name: 'WORLD_CUP_2022', title: 'World Cup 2022, Qatar', path: 'worldcup-2022/worldcup.json', groups: 'worldcup-2022/worldcup.groups.json', timeZone: 'Asia/Qatar', toScorer: (name) => WORLD_CUP_NAMES[name] ?? name },
    { file: 'premier-league-2024', name: 'PREMIER_LEAGUE_2024', title: 'Premier League 2024–25, England', path: 'leagues/2024-25-en.1.json', timeZone: 'Europe/London' },
    { file: 'nb-1-2020', name: 'NB_1_2020', title: 'NB I 2020–21, Hungary', path: 'leagues/2020-21-hu.1.json', timeZone: 'Europe/Budapest' },
  ];
  for (const { file, name, title, ...source } of seasons) {
    const season = readSeason(folder, source);
    writeFileSync(join(TARGET, `${file}.ts`), toTableModule({ name, title, ...season }));
    process.stdout.write(`${file}.ts: ${season.rows.length} matches\n`);
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Say where the openfootball files are: node scripts/facts/football.ts FOLDER\n');
  process.exitCode = 1;
} else {
  writeTables(folder);
}
