import { expect, test } from 'vitest';
import { makeContext, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { routeOf } from '../../../../test/support/route-of.ts';
import { editions } from '../../config/editions/editions.ts';
import { programmes } from '../../config/editions/programmes.ts';
import { programmePage } from './programme-page.ts';
import { ProgrammeView } from './programme-view.tsx';

const load = (name: string, edition: 'main' | 'regional') => programmePage.load(makeContext({ site: makeSite({ edition: editions[edition] }), route: routeOf(name), path: routeOf(name).path }));

// @spec §2.1 §6
test.each([['academy', '/lapszelakademia', 'Lapszél Akadémia'], ['youth', '/te', 'Te – a Lapszél fiataloknak']])('%s stands at %s in the main edition, and nowhere in the regional one', async (name, path, title) => {
  expect(routeOf(name).path).toBe(path);
  expect(await load(name, 'main')).toMatchObject({ title });
  await expect(load(name, 'regional')).rejects.toMatchObject({ status: 404 });
});

test('a programme says what it offers and whom to write to', () => {
  const html = renderInSite(<ProgrammeView data={programmes.main.academy} slow={{}} />);
  expect(html).toContain('<h1>Lapszél Akadémia</h1>');
  expect(html).toContain('<li>Híríró alapok: négy este, gyakorlattal</li>');
  expect(html).toContain('href="mailto:akademia@lapszel.example"');
});
