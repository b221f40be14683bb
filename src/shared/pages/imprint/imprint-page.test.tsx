import { expect, test } from 'vitest';
import { makeApi, makeContext, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { editions } from '../../config/editions/editions.ts';
import { imprintPage } from './imprint-page.ts';
import { ImprintView } from './imprint-view.tsx';

const staff = {
  groups: [
    {
      group: 'Szerkesztőség',
      people: [
        { name: 'Bartos Ilka', title: 'főszerkesztő', email: 'bartos.ilka@lapszel.example', authorSlug: 'bartos-ilka' },
        { name: 'Tárnok Míra', title: 'fejlesztő', email: null, authorSlug: null },
      ],
    },
  ],
};

test('people stand by group, with their page and address where they have them', () => {
  const html = renderInSite(<ImprintView data={staff} slow={{}} />);
  expect(html).toMatch(/<h2[^>]*>Szerkesztőség<\/h2>/);
  expect(html).toContain('<a href="/szerzo/bartos-ilka">Bartos Ilka</a>');
  expect(html).toContain('href="mailto:bartos.ilka@lapszel.example"');
  expect(html).toContain('<strong>Tárnok Míra</strong>');
});

test('the main edition has the page', async () => {
  const site = makeSite({ api: makeApi({ impressStaff: async () => staff }) });
  expect(await imprintPage.load(makeContext({ site, path: '/impresszum' }))).toBe(staff);
});

test('the regional edition has not', async () => {
  const site = makeSite({ edition: editions.regional });
  await expect(imprintPage.load(makeContext({ site, path: '/impresszum' }))).rejects.toMatchObject({ status: 404, message: 'Page Not Found: /impresszum' });
});
