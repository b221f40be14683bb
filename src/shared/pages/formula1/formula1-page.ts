import { formula1Texts as texts } from '../../config/texts-formula1.ts';
import type { Circuit } from '../../contract/schemas/formula1.ts';
import type { Formula1Data } from '../../features/formula1/formula1-data.ts';
import { FORMULA1_PATH, toFormula1Path } from '../../features/formula1/formula1-path.ts';
import { createHead, decideRobots } from '../../lib/head.ts';
import type { LineChart } from '../../lib/charts/line-chart.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { definePage, type PageContext } from '../page.ts';
import { toCanonicalPlace, toFormula1Place } from './formula1-place.ts';
import { isOfOne, toFormula1Title } from './formula1-title.ts';
import { loadFormula1 } from './load-formula1.ts';
import { loadCircuit, loadPointsChart } from './load-slow-parts.ts';
import { raceEvent } from './race-event.ts';

/** What the page can do without for a moment. */
export type Formula1Slow = { readonly circuit: Circuit; readonly points: LineChart };

/** Formula 1: calendar, races, teams, drivers, points. @spec §2.9 */
export const formula1Page = definePage<Formula1Data, Formula1Slow>({
  name: 'formula1',
  load: loadFormula1,
  slow: {
    circuit: (data, { site }) => loadCircuit(site, data),
    points: (data, { site }) => loadPointsChart(site, data),
  },
  path: (data) => toFormula1Path(toFormula1Place(data)),
  head: toHead,
  structuredData: toStructuredData,
  live: ({ content }) => content.view === 'versenynaptar' && content.shown?.race.status === 'live' && !content.shown.isGrid,
});

function toHead(data: Formula1Data, { site }: PageContext) {
  const name = toFormula1Title(data);
  return createHead({
    edition: site.edition,
    path: toFormula1Path(toCanonicalPlace(data)),
    title: isOfOne(data) ? texts.titles.withName(name) : name,
    description: toDescription(data, name),
    robots: decideRobots(site),
  });
}

function toDescription(data: Formula1Data, name: string): string {
  if (!isOfOne(data)) return texts.descriptions.view(data.content.view, data.season);
  return data.content.view === 'versenynaptar' ? texts.descriptions.race(name) : texts.descriptions.profile(name);
}

function toStructuredData(data: Formula1Data, { site }: PageContext): object[] {
  const { content } = data;
  const place = { name: toFormula1Title(data), path: toFormula1Path(toCanonicalPlace(data)) };
  const event = content.view === 'versenynaptar' && content.isAsked && content.shown?.isGrid === false ? raceEvent(site.edition, content.shown, place) : null;
  const way = place.path === FORMULA1_PATH ? [] : [place];
  return [...(event === null ? [] : [event]), breadcrumbList(site.edition, [{ name: texts.name, path: FORMULA1_PATH }, ...way])];
}
