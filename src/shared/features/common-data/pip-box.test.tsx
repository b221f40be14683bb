import { expect, test } from 'vitest';
import { makeRefresh } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { CommonStrip } from './common-strip.tsx';
import { PipBox } from './pip-box.tsx';

const status = { pipShow: true, pipTitle: 'Gátőrség Tiszaszálkáson', pipUrl: '/belfold/2025/11/21/arviz', pipOpen: false, pipLabel: 'élő' };
const render = (overrides: Partial<typeof status> = {}) => renderInSite(<PipBox />, { refresh: makeRefresh({ pipStatus: { ...status, ...overrides } }) });

test('the box has its label, its title and the way to the broadcast', () => {
  const html = render();
  expect(html).toMatch(/<summary><span[^>]*>élő<\/span> <span[^>]*>Gátőrség Tiszaszálkáson<\/span><\/summary>/);
  expect(html).toContain(`<a href="${status.pipUrl}">`);
});

test('it is folded unless the newsroom opens it', () => {
  expect(render()).not.toMatch(/<details[^>]* open=/);
  expect(render({ pipOpen: true })).toMatch(/<details[^>]* open=""/);
});

test('a newsroom that gives no label gets "élő"', () => {
  expect(render({ pipLabel: '' })).toContain('>élő<');
  expect(render({ pipLabel: 'most' })).toContain('>most<');
});

test('it is absent where it is switched off, with its place in the strip', () => {
  const refresh = makeRefresh({ pipStatus: { ...status, pipShow: false } });
  expect(renderInSite(<PipBox />, { refresh })).toBe('');
  expect(renderInSite(<CommonStrip />, { refresh })).not.toContain('Gátőrség');
  expect(renderInSite(<PipBox />)).toBe('');
});

test.each(['javascript:alert(1)', 'http://video.example/1', '//video.example/1', '/\\video.example', 'mailto:a@b.example', '', ' https://video.example'])('with the address "%s" there is no box', (pipUrl) => {
  expect(render({ pipUrl })).toBe('');
});

test('an address elsewhere is linked to when it is https, without handing over the window', () => {
  expect(render({ pipUrl: 'https://video.example/1' })).toContain('<a href="https://video.example/1" rel="noopener">');
});
