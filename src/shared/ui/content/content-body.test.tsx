import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { XSS_PAYLOADS } from '../../../../test/support/xss-payloads.ts';
import type { ContentNode, ContentTree } from '../../contract/schemas/content-tree.ts';
import { DisplaySettingsProvider } from '../display-settings.tsx';
import { ContentBody } from './content-body.tsx';
import type { HeadingLevel } from './heading-levels.ts';

function render(tree: ContentTree, props: { headingLevel?: HeadingLevel; sponsored?: boolean } = {}): string {
  return renderToStaticMarkup(
    <DisplaySettingsProvider value={{ timeZone: 'Europe/Budapest', language: 'hu', assetsBaseUrl: 'https://kepek.lapszel.hu' }}>
      <ContentBody tree={tree} {...props} />
    </DisplaySettingsProvider>,
  );
}

const inner = (tree: ContentTree, props = {}) => render(tree, props).replace(/^<div[^>]*>|<\/div>$/g, '');

test('plain tags become the elements of their names', () => {
  const tree: ContentTree = [
    ['p', null, ['a ', ['strong', null, ['b']], ['br', null, []], ['abbr', { title: 'Magyar Államvasutak' }, ['MÁV']]]],
    ['ul', null, [['li', null, ['c']]]],
    ['blockquote', null, [['p', null, ['d']]]],
    ['hr', null, []],
  ];
  expect(inner(tree)).toBe('<p>a <strong>b</strong><br/><abbr title="Magyar Államvasutak">MÁV</abbr></p><ul><li>c</li></ul><blockquote><p>d</p></blockquote><hr/>');
});

test('headings stand under the heading of their place', () => {
  const tree: ContentTree = [['h3', null, ['a']], ['h4', null, ['b']]];
  expect(inner(tree)).toBe('<h2>a</h2><h3>b</h3>');
  expect(inner(tree, { headingLevel: 4 })).toBe('<h4>a</h4><h5>b</h5>');
});

test('links of a paid text to elsewhere say so', () => {
  const tree: ContentTree = [['a', { href: 'https://example.org/' }, ['x']], ['a', { href: '/cimke/y' }, ['y']]];
  expect(inner(tree, { sponsored: true })).toBe('<a href="https://example.org/" rel="sponsored">x</a><a href="/cimke/y">y</a>');
  expect(inner(tree)).not.toContain('rel');
});

test('an upload is a lazy picture of known size from the assets base', () => {
  const html = inner([['figure', null, [['img', { src: '/uploads/a.jpg', alt: 'Ló', width: '640', height: '480' }, []], ['figcaption', null, ['Egy ló']]]]]);
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('width="640" height="480"');
  expect(html).toContain('https://kepek.lapszel.hu/uploads/a.jpg');
  expect(html).toContain('<figcaption>Egy ló</figcaption>');
});

test('a picture from elsewhere is a link, so that nothing is fetched from others', () => {
  expect(inner([['img', { src: 'https://example.org/a.png', alt: 'Térkép' }, []]])).toBe('<a href="https://example.org/a.png">Térkép</a>');
});

test('a table scrolls by keyboard under its caption’s name', () => {
  const html = inner([['table', null, [['caption', null, ['Árak']], ['thead', null, [['tr', null, [['th', null, []], ['th', { scope: 'col', colspan: '2' }, ['a']]]]]]]]]);
  expect(html).toMatch(/^<div[^>]* role="group" aria-label="Árak" tabindex="0"><table><caption>Árak<\/caption>/);
  expect(html).toContain('<td></td><th colSpan="2" scope="col">a</th>');
});

test('an embed is a link that says what it is and where it leads', () => {
  expect(inner([['embed', { kind: 'video', src: 'https://www.video.example/v?a=1' }, []]])).toMatch(/<a href="https:\/\/www\.video\.example\/v\?a=1">Videó: video\.example<\/a>/);
  expect(inner([['embed', { kind: 'frame', src: 'javascript:alert(1)' }, []]])).toBe('');
});

test('a tag that is not known leaves its words, an attribute that is not known nothing', () => {
  const hostile = ['script', { src: 'https://evil.example/x.js' }, ['szó']] as unknown as ContentNode;
  expect(inner([hostile])).toBe('szó');
  expect(inner([['p', { onclick: 'alert(1)', style: 'color:red', id: 'root', class: 'x', dangerouslySetInnerHTML: 'x' }, ['a']]])).toBe('<p>a</p>');
  expect(inner([['a', { href: '/x', onclick: 'alert(1)', target: '_top' }, ['a']]])).toBe('<a href="/x">a</a>');
});

test.each(Object.entries(XSS_PAYLOADS))('%s is text, wherever it stands', (_, payload) => {
  const html = render([
    ['p', null, [payload]],
    ['a', { href: payload }, ['x']],
    ['img', { src: payload, alt: payload }, []],
    ['img', { src: '/uploads/a.jpg', alt: payload, width: payload }, []],
    ['embed', { kind: payload, src: payload }, []],
    ['abbr', { title: payload }, ['x']],
    ['td', { colspan: payload, scope: payload }, ['x']],
    ['table', null, [['caption', null, [payload]]]],
  ]);
  const tags = html.match(/<[a-z][^>]*>/g) ?? [];
  expect(tags.filter((tag) => !/^<(?:div|p|a|img|picture|source|abbr|td|table|caption|span)\b/.test(tag))).toEqual([]);
  for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i);
  expect(html.replace(/"[^"]*"/g, '')).not.toMatch(/<[^>]*\son\w+=/i);
});
