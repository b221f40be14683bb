import { routes, type Route } from '../../src/shared/config/routes.ts';
import { parsePageParameters } from '../../src/shared/lib/page-query.ts';
import { Formula1View } from '../../src/shared/pages/formula1/formula1-view.tsx';
import { formula1Page } from '../../src/shared/pages/formula1/formula1-page.ts';
import { loadFormula1 } from '../../src/shared/pages/formula1/load-formula1.ts';
import { loadCircuit, loadPointsChart } from '../../src/shared/pages/formula1/load-slow-parts.ts';
import { FIXTURE_NOW, makeContext, makeSite } from './fixtures.ts';
import { createServiceApi, makeFormula1Answers, type ServiceAnswers } from './formula1-service.ts';
import { renderInSite } from './render-in-site.tsx';

/** The fixtures' year. */
export const FORMULA1_YEAR = 2026;

/** What the service of tests answers at the fixtures' now. */
export const formula1Answers = (): ServiceAnswers => makeFormula1Answers(FIXTURE_NOW, FORMULA1_YEAR);

/** Loads an address of the Formula 1 page and renders it. */
export async function showFormula1(address: string, answers: ServiceAnswers = formula1Answers()) {
  const route: Route | undefined = routes.find(({ name }) => name === 'f1');
  if (route === undefined) throw new Error('There is no route f1.');
  const query = parsePageParameters(route.query, new URL(address, 'http://localhost').searchParams, route.views);
  const context = makeContext({ site: makeSite({ api: createServiceApi(answers) }), route, path: '/f1', query });
  const data = await loadFormula1(context);
  const slow = { circuit: await loadCircuit(context.site, data), points: await loadPointsChart(context.site, data) };
  const html = renderInSite(<Formula1View data={data} slow={slow} />);
  return {
    data,
    html,
    text: toText(html),
    head: formula1Page.head(data, context),
    path: formula1Page.path?.(data, context),
    live: formula1Page.live?.(data, context) ?? false,
    structuredData: formula1Page.structuredData?.(data, context) ?? [],
  };
}

/** What a reader sees, in one line. */
function toText(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();
}
