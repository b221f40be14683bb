import { footballTexts } from '../../config/texts-football.ts';
import { FOOTBALL } from '../../features/football/football-call.ts';
import { toTeamName } from '../../features/football/match-row.ts';
import { createLineChart, type LineChart } from '../../lib/charts/line-chart.ts';
import { formatNumber } from '../../lib/format-number.ts';
import type { Site } from '../../lib/site.ts';
import type { FootballPageData } from './football-data.ts';
import { emptyIfMissing } from './load-choice.ts';

const texts = footballTexts.standings;

/** The points of a league over its season as a chart; null for what has groups, or no course yet. An extension of the contract. */
export async function loadProgress({ api }: Site, { league, season, standings, view, match }: FootballPageData): Promise<LineChart | null> {
  if (league === null || season === null || view !== 'tabella' || match !== null || standings.length !== 1) return null;
  const { items } = await api.leagueProgress({ params: { ...FOOTBALL, league: String(league.id), season: String(season) } }).catch(emptyIfMissing);
  const rounds = Math.max(0, ...items.map(({ points }) => points.length));
  const [first] = items;
  if (first === undefined || rounds < 2) return null;
  return createLineChart({
    title: texts.chart,
    summary: texts.chartSummary(items.length, toTeamName(first.team), formatNumber(first.points.findLast((points) => points !== null) ?? 0)),
    labels: Array.from({ length: rounds }, (_, index) => texts.round(index + 1)),
    tickLabels: Array.from({ length: rounds }, (_, index) => `${index + 1}.`),
    series: items.map(({ team, points }) => ({ label: toTeamName(team), values: points })),
    formatValue: (value) => formatNumber(value),
  });
}
