import { expect, test } from 'vitest';
import { FIXTURE_NOW } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { PreviewBar } from './preview-bar.tsx';

test('a preview says that it is one, leads to its tools and to the way out', () => {
  const html = renderInSite(<PreviewBar hidden={null} asOf={null} />, { path: '/legfrissebb?oldal=2' });
  expect(html).toContain('Előnézet: csak a szerkesztőség látja.');
  expect(html).toContain('href="/elonezet?ut=%2Flegfrissebb%3Foldal%3D2"');
  expect(html).toMatch(/<form [^>]*action="\/kilepes" method="post">/);
  expect(html).not.toContain('ekkori');
});

// @spec §4 Article page
test.each([
  ['inactive', 'nincs bekapcsolva'],
  ['inactiveSection', 'rovata nincs bekapcsolva'],
  ['future', 'még nem jelent meg'],
] as const)('an article that readers do not see (%s) says why', (hidden, text) => {
  expect(renderInSite(<PreviewBar hidden={hidden} asOf={null} />)).toContain(text);
});

test('a preview as of another moment says which, by the edition’s clock, and can be ended', () => {
  const html = renderInSite(<PreviewBar hidden={null} asOf={FIXTURE_NOW} />, { path: '/' });
  expect(html).toContain('A lap ekkori állapota: 2026. november 21. 12:00');
  expect(html).toMatch(/<form [^>]*action="\/elonezet" method="post">.*name="ut" value="\/".*name="vege"/);
});
