import type { DriverDetails, TeamDetails } from '../../../store/formula1/profile-store.ts';

/** Numbers from here on are the demo's; those of the facts are far below. */
export const DEMO_IDS = 9000;

/** A team of the demo's invented season, with its two drivers: how much slower than the best they are, in seconds a lap. */
type DemoTeam = { readonly name: string; readonly details: TeamDetails; readonly drivers: readonly (readonly [name: string, pace: number, details: DriverDetails])[] };

const team = (base: string, first: number, titles: number, best: readonly [position: number, number: number], [poles, laps]: readonly [number, number], [president, director, technical]: readonly [string, string, string], [chassis, engine, tyres]: readonly [string, string, string]): TeamDetails => ({
  base, first_team_entry: first, world_championships: titles, highest_race_finish: { position: best[0], number: best[1] }, pole_positions: poles, fastest_laps: laps,
  president, director, technical_manager: technical, chassis, engine, tyres,
});

const driver = (number: number, abbr: string, nationality: string, [birthdate, birthplace]: readonly [string, string], [entered, titles, podiums, grid, points]: readonly [number, number, number, number, string]): DriverDetails => ({
  number, abbr, nationality, birthdate, birthplace,
  grands_prix_entered: entered, world_championships: titles, podiums, highest_grid_position: grid, career_points: points,
});

/** The teams of the demo's season; everybody here is invented. @spec §3 Formula 1 */
export const DEMO_TEAMS: readonly DemoTeam[] = [
  {
    name: 'Bodrog Motorsport',
    details: team('Bodrogvár, Magyarország', 2009, 3, [1, 41], [38, 35], ['Vermes Gedeon', 'Hollós Judit', 'Kun Ákos'], ['BM17', 'Bodrog', 'Mezei']),
    drivers: [['Tárkány Levente', 0, driver(7, 'TAR', 'magyar', ['1998-03-14', 'Bodrogvár, Magyarország'], [132, 2, 58, 1, '1684'])], ['Oskar Lindvall', 0.12, driver(31, 'LIN', 'svéd', ['2001-07-02', 'Västerås, Svédország'], [74, 0, 21, 1, '655'])]],
  },
  {
    name: 'Scuderia Aquila',
    details: team('Ravenna, Olaszország', 1994, 5, [1, 77], [81, 74], ['Aldo Ferrante', 'Paola Serri', 'Dario Monti'], ['A-26', 'Aquila', 'Mezei']),
    drivers: [['Matteo Corsini', 0.05, driver(12, 'COR', 'olasz', ['1997-11-21', 'Ravenna, Olaszország'], [151, 1, 64, 1, '1822'])], ['Javier Ledesma', 0.2, driver(44, 'LED', 'spanyol', ['2002-01-30', 'Cádiz, Spanyolország'], [51, 0, 9, 2, '388'])]],
  },
  {
    name: 'Nordwind Racing',
    details: team('Lübeck, Németország', 2014, 1, [1, 15], [12, 18], ['Jürgen Hallmann', 'Svenja Krull', 'Timo Rademacher'], ['NW13', 'Nordwind', 'Mezei']),
    drivers: [['Felix Brandtner', 0.16, driver(5, 'BRA', 'német', ['1996-05-09', 'Lübeck, Németország'], [168, 1, 49, 1, '1507'])], ['Aino Kettunen', 0.27, driver(23, 'KET', 'finn', ['2003-09-17', 'Tampere, Finnország'], [29, 0, 3, 3, '141'])]],
  },
  {
    name: 'Albion Grand Prix',
    details: team('Coventry, Egyesült Királyság', 1988, 2, [1, 33], [29, 40], ['Sir Edmund Hale', 'Grace Holloway', 'Peter Ashdown'], ['AG38', 'Nordwind', 'Mezei']),
    drivers: [['Callum Whitby', 0.24, driver(18, 'WHI', 'brit', ['1999-12-05', 'Leeds, Egyesült Királyság'], [98, 0, 17, 2, '711'])], ['Rémi Castelnau', 0.36, driver(61, 'CAS', 'francia', ['2000-04-26', 'Nîmes, Franciaország'], [76, 0, 6, 4, '402'])]],
  },
  {
    name: 'Kárpát GP',
    details: team('Kalotavár, Románia', 2018, 0, [2, 3], [1, 4], ['Csergő Bálint', 'Ioana Marcu', 'Dénes Hunor'], ['K8', 'Aquila', 'Mezei']),
    drivers: [['Andrei Voicu', 0.38, driver(26, 'VOI', 'román', ['1998-08-11', 'Kalotavár, Románia'], [110, 0, 5, 5, '366'])], ['Székely Botond', 0.46, driver(88, 'SZE', 'magyar', ['2004-02-19', 'Hegyalmás, Magyarország'], [18, 0, 0, 7, '32'])]],
  },
  {
    name: 'Pacific Speed',
    details: team('Nagoja, Japán', 2011, 0, [1, 2], [3, 6], ['Arai Tacuja', 'Mizuno Kaori', 'Okada Sin'], ['PS15', 'Pacific', 'Mezei']),
    drivers: [['Hirano Ren', 0.5, driver(9, 'HIR', 'japán', ['1999-06-23', 'Nagoja, Japán'], [95, 0, 4, 3, '310'])], ['Noah Bellamy', 0.58, driver(73, 'BEL', 'ausztrál', ['2003-10-08', 'Hobart, Ausztrália'], [40, 0, 1, 8, '87'])]],
  },
  {
    name: 'Delta Velocidade',
    details: team('Campinas, Brazília', 2016, 0, [3, 1], [0, 1], ['Renato Sampaio', 'Lívia Duarte', 'Hugo Prates'], ['DV10', 'Pacific', 'Mezei']),
    drivers: [['Caio Tavares', 0.62, driver(50, 'TAV', 'brazil', ['2001-01-12', 'Campinas, Brazília'], [73, 0, 1, 6, '121'])], ['Emil Sørby', 0.72, driver(15, 'SOR', 'norvég', ['2002-03-03', 'Stavanger, Norvégia'], [51, 0, 0, 9, '48'])]],
  },
  {
    name: 'Red River Racing',
    details: team('Austin, Egyesült Államok', 2021, 0, [6, 2], [0, 0], ['Wade Calloway', 'Dana Pruitt', 'Luis Ortega'], ['RR5', 'Nordwind', 'Mezei']),
    drivers: [['Tyler Maddox', 0.8, driver(4, 'MAD', 'amerikai', ['2000-09-29', 'Tulsa, Egyesült Államok'], [88, 0, 0, 10, '39'])], ['Lucie Horáková', 0.88, driver(66, 'HOR', 'cseh', ['2003-05-15', 'Brno, Csehország'], [17, 0, 0, 11, '6'])]],
  },
];
