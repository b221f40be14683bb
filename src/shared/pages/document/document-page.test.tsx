import { expect, test } from 'vitest';
import { FIXTURE_NOW, makeApi, makeContext, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import type { Api } from '../../contract/api.ts';
import { notFound } from '../../lib/errors.ts';
import { documentPage } from './document-page.ts';
import { DocumentView } from './document-view.tsx';
import { loadDocument } from './load-document.ts';

function makeDocumentContext(document: Api['document']) {
  return makeContext({ path: '/dokumentum/adatvedelem', params: { slug: 'adatvedelem' }, site: makeSite({ api: makeApi({ document }) }) });
}

const answer: Api['document'] = ({ params: { slug } }) =>
  Promise.resolve({ slug, title: 'Adatvédelem', lead: 'Mit tudunk rólad.', content: '<h3>Sütik</h3><p onclick=x>Kevés.</p>', contentTree: null, updatedAt: FIXTURE_NOW });

test('a document shows title, lead, clean body and how current it is', async () => {
  const data = await loadDocument(makeDocumentContext(answer));
  const html = renderInSite(<DocumentView data={data} slow={{}} />);
  expect(html).toContain('<h1>Adatvédelem</h1>');
  expect(html).toContain('<h2>Sütik</h2><p>Kevés.</p>');
  expect(html).toMatch(/Frissítve: <time/);
});

test('its head and breadcrumbs name its place', async () => {
  const context = makeDocumentContext(answer);
  const data = await loadDocument(context);
  expect(documentPage.head(data, context)).toMatchObject({ title: 'Adatvédelem – Lapszél', description: 'Mit tudunk rólad.', canonical: 'https://lapszel.hu/dokumentum/adatvedelem' });
  expect(documentPage.structuredData?.(data, context)).toMatchObject([{ '@type': 'WebPage' }, { '@type': 'BreadcrumbList', itemListElement: [{}, { item: 'https://lapszel.hu/dokumentum/adatvedelem' }] }]);
});

test('a document that is missing is not found', async () => {
  await expect(loadDocument(makeDocumentContext(() => Promise.reject(notFound('/api/docs/adatvedelem'))))).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the document of newsletters has their form, and goes without where a backend has no lists', async () => {
  const load = (newsletterLists: Api['newsletterLists']) => loadDocument({ site: makeSite({ api: makeApi({ document: answer, newsletterLists }) }), params: { slug: 'feliratkozas-hirlevelekre' } });
  const data = await load(() => Promise.resolve({ items: [{ code: 'a', name: 'Reggeli lap', description: null }] }));
  expect(renderInSite(<DocumentView data={data} slow={{}} />)).toContain('value="a"');
  for (const missing of [() => Promise.reject(notFound('/api/newsletter/lists')), () => Promise.resolve({ items: [] })]) expect((await load(missing)).newsletter).toBeNull();
});
