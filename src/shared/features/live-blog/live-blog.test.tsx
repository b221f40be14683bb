import { expect, test } from 'vitest';
import { FIXTURE_NOW } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { XSS_PAYLOADS } from '../../../../test/support/xss-payloads.ts';
import { LiveBlog } from './live-blog.tsx';
import type { LivePost } from './live-blog-data.ts';
import { toFirstView, type LiveView } from './live-view.ts';

const PATH = '/belfold/2026/11/21/tetozik';
const post = (id: number, rest: Partial<LivePost> = {}): LivePost => ({ id, title: `${id}. poszt`, publishedAt: FIXTURE_NOW, updatedAt: null, authors: [], pinned: false, tree: [['h2', null, ['Alcím']]], ...rest });

function render(posts: readonly LivePost[], rest: Partial<LiveView> = {}, total = posts.length, language: 'hu' | 'en' = 'hu'): string {
  const blog = { v: 1, posts, total, page: 1 };
  return renderInSite(<LiveBlog path={PATH} view={{ ...toFirstView({ v: 1, live: true, updatedAt: null, blog }), ...rest }} blog={blog} refresh={null} onRelease={() => {}} onChanged={() => {}} />, { language });
}

const toText = (html: string) => html.replace(/<[^>]*>/g, ' ');

test('each post has a place, an address of its own, and headings below its title', () => {
  const html = render([post(9, { pinned: true }), post(8)]);
  expect([...html.matchAll(/<article id="(post-\d+)"/g)].map(([, id]) => id)).toEqual(['post-9', 'post-8']);
  expect(html).toContain(`<a href="${PATH}?bejegyzes=8#post-8">`);
  expect(html).toContain(`data-url="https://lapszel.hu${PATH}?bejegyzes=8#post-8"`);
  expect(html).toContain('<h3>8. poszt</h3>');
  expect(html).toContain('<h4>Alcím</h4>');
  expect(toText(html).match(/Kitűzött bejegyzés/g)).toHaveLength(1);
});

test('a post names its authors by links, and when it was edited', () => {
  const html = render([post(1, { authors: [{ slug: 'vadon-reka', name: 'Vadon Réka' }], updatedAt: FIXTURE_NOW + 600 })]);
  expect(html).toContain('<a href="/szerzo/vadon-reka">Vadon Réka</a>');
  expect(toText(html)).toContain('Frissítve');
  expect(toText(render([post(1)]))).not.toContain('Frissítve');
});

test('the pager appears from the thirty-first post on', () => {
  expect(render([post(1)], {}, 30)).not.toContain('?oldal=');
  expect(render([post(1)], {}, 31)).toContain(`href="${PATH}?oldal=2"`);
});

test('posts that wait are not in the list, but on the button that shows them', () => {
  const html = render([post(3), post(2), post(1)], { heldIds: new Set([3, 2]) });
  expect(html).not.toContain('id="post-3"');
  expect(html).toMatch(/<button[^>]*>2 új bejegyzés<\/button>/);
});

test('the status is there before its message, and says a batch once', () => {
  expect(render([post(1)])).toMatch(/<output [^>]*><\/output>/);
  expect(render([post(1)], { arrival: { number: 1, posts: 3 } })).toMatch(/<output [^>]*><span>3 új bejegyzés<\/span><\/output>/);
});

test('marks are words, not only a colour', () => {
  const html = render([post(2), post(1)], { marks: new Map([[2, 'added'], [1, 'edited']]) });
  expect(toText(html)).toMatch(/Új.*2\. poszt.*Módosult.*1\. poszt/s);
});

test('the switch waits for somebody who listens, and goes when the coverage ends', () => {
  expect(render([post(1)])).toMatch(/<input [^>]*disabled=""/);
  expect(render([post(1)], { live: false })).not.toContain('role="switch"');
});

test('an English live blog speaks English', () => {
  expect(toText(render([post(1, { pinned: true })], { arrival: { number: 1, posts: 1 } }, 1, 'en'))).toMatch(/Posts.*Live updates.*1 new post.*Pinned post/s);
});

test.each(Object.entries(XSS_PAYLOADS))('%s in every field is text', (_, payload) => {
  const html = render([post(1, { title: payload, authors: [{ slug: payload, name: payload }], tree: [['p', null, [payload]]], pinned: true })]);
  const known = /^<(?:article|section|div|p|a|b|h2|h3|span|time|label|input|button|output)\b/;
  expect((html.match(/<[a-z][^>]*>/g) ?? []).filter((tag) => !known.test(tag))).toEqual([]);
  expect(html.replace(/"[^"]*"/g, '')).not.toMatch(/<[^>]*\s(?:on\w+|style)=/i);
  for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g)) expect(href).toMatch(/^\/(?!\/)/);
});
