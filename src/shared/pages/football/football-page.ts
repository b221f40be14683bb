import { isEuro2024 } from '../../features/football/euro-2024.ts';
import { isFinished } from '../../features/football/match-status.ts';
import { definePage } from '../page.ts';
import type { FootballPageData, FootballSlow } from './football-data.ts';
import { toFootballAddress, toFootballHead, toFootballStructuredData } from './football-head.ts';
import { loadFootball } from './load-football.ts';
import { loadProgress } from './load-progress.ts';

/** Live scores of football: leagues, days, matches. @spec §2.8 */
export const footballPage = definePage<FootballPageData, FootballSlow>({
  name: 'football',
  load: loadFootball,
  slow: { progress: (data, { site }) => loadProgress(site, data) },
  head: toFootballHead,
  path: toFootballAddress,
  // The special case of the European championship is a scheme of its own. @spec §9 EB 2024 styling
  look: (data) => (isEuro2024(data) ? { colorScheme: 'sea' } : {}),
  live: ({ match }, { site }) => match !== null && !isFinished(match.fixture.status.short) && !site.screenshot,
  structuredData: toFootballStructuredData,
});
