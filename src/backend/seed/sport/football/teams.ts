/** A team: its id for good, its name for readers, and its name in the source of the facts. */
export type SeedTeam = { readonly id: number; readonly name: string; readonly source: string };

/** National teams as `id|name|name in the source`; ids never change. */
const NATIONAL_TEAMS = [
  '1|Albánia|Albania', '2|Anglia|England', '3|Argentína|Argentina', '4|Ausztrália|Australia', '5|Ausztria|Austria', '6|Belgium|Belgium', '7|Brazília|Brazil', '8|Costa Rica|Costa Rica', '9|Csehország|Czech Republic',
  '10|Dánia|Denmark', '11|Dél-Korea|South Korea', '12|Ecuador|Ecuador', '13|Egyesült Államok|USA', '14|Franciaország|France', '15|Ghána|Ghana', '16|Grúzia|Georgia', '17|Hollandia|Netherlands', '18|Horvátország|Croatia',
  '19|Irán|Iran', '20|Japán|Japan', '21|Kamerun|Cameroon', '22|Kanada|Canada', '23|Katar|Qatar', '24|Lengyelország|Poland', '25|Magyarország|Hungary', '26|Marokkó|Morocco', '27|Mexikó|Mexico', '28|Németország|Germany',
  '29|Olaszország|Italy', '30|Portugália|Portugal', '31|Románia|Romania', '32|Skócia|Scotland', '33|Spanyolország|Spain', '34|Svájc|Switzerland', '35|Szaúd-Arábia|Saudi Arabia', '36|Szenegál|Senegal', '37|Szerbia|Serbia',
  '38|Szlovákia|Slovakia', '39|Szlovénia|Slovenia', '40|Törökország|Turkey', '41|Tunézia|Tunisia', '42|Ukrajna|Ukraine', '43|Uruguay|Uruguay', '44|Wales|Wales',
];

const ENGLISH_CLUBS = [
  '101|Arsenal|Arsenal FC', '102|Aston Villa|Aston Villa FC', '103|Bournemouth|AFC Bournemouth', '104|Brentford|Brentford FC', '105|Brighton|Brighton & Hove Albion FC', '106|Chelsea|Chelsea FC', '107|Crystal Palace|Crystal Palace FC',
  '108|Everton|Everton FC', '109|Fulham|Fulham FC', '110|Ipswich|Ipswich Town FC', '111|Leicester|Leicester City FC', '112|Liverpool|Liverpool FC', '113|Manchester City|Manchester City FC', '114|Manchester United|Manchester United FC',
  '115|Newcastle|Newcastle United FC', '116|Nottingham Forest|Nottingham Forest FC', '117|Southampton|Southampton FC', '118|Tottenham|Tottenham Hotspur FC', '119|West Ham|West Ham United FC', '120|Wolverhampton|Wolverhampton Wanderers FC',
];

const HUNGARIAN_CLUBS = [
  '201|Budafoki MTE|Budafoki MTE', '202|Budapest Honvéd|Budapest Honvéd', '203|DVTK|Diósgyöri VTK', '204|Fehérvár|Fehérvár FC', '205|Ferencváros|Ferencvárosi TC', '206|Kisvárda|Kisvárda FC', '207|Mezőkövesd|Mezőkövesdi SE',
  '208|MTK Budapest|MTK Budapest', '209|Paks|Paksi SE', '210|Puskás Akadémia|Puskás FC', '211|Újpest|Újpest FC', '212|Zalaegerszeg|Zalaegerszegi TE',
];

/** All teams of the leagues that are facts. */
export const SEED_TEAMS: readonly SeedTeam[] = [...NATIONAL_TEAMS, ...ENGLISH_CLUBS, ...HUNGARIAN_CLUBS].map((row) => {
  const [id = '', name = '', source = ''] = row.split('|');
  return { id: Number(id), name, source };
});

const byName = new Map(SEED_TEAMS.map((team) => [team.name, team]));

/** The team of a name that readers see. @throws for an unknown one */
export function requireTeam(name: string): SeedTeam {
  const team = byName.get(name);
  if (team === undefined) throw new Error(`There is no team ${name}; teams.ts lists them all.`);
  return team;
}
