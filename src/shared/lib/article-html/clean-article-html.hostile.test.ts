import type { Element, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { XSS_PAYLOADS } from '../../../../test/support/xss-payloads.ts';
import type { ContentNode } from '../../contract/schemas/content-tree.ts';
import { seededRandom } from '../seeded-random.ts';
import { cleanArticleHtml } from './clean-article-html.ts';

/** What clean HTML may hold, said again by hand: the test must not share the allow-list that it checks. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  p: ['dataEmbed'], h2: [], h3: [], h4: [], ul: [], ol: [], li: [], blockquote: [], strong: [], em: [], b: [], i: [], u: [], s: [], sub: [], sup: [], small: [],
  a: ['href'], br: [], hr: [], figure: [], figcaption: [], img: ['src', 'alt', 'width', 'height'], table: [], caption: [], thead: [], tbody: [], tr: [],
  th: ['colSpan', 'rowSpan', 'scope'], td: ['colSpan', 'rowSpan', 'scope'], code: [], pre: [], abbr: ['title'], cite: [], q: [],
};
const ADDRESS = /^(?:https?:\/\/[^@]+|mailto:[^<>"]+|tel:[^<>"]+|\/(?![/\\])[^\s\\]*)$/;

function expectHarmlessHtml(html: string): void {
  walk(fromHtml(html, { fragment: true }).children, (element) => {
    expect(Object.keys(ELEMENTS)).toContain(element.tagName);
    for (const name of Object.keys(element.properties)) expect(ELEMENTS[element.tagName]).toContain(name);
    for (const address of addressesOf(element.properties)) expect(address).toMatch(ADDRESS);
  });
  expect(html).not.toMatch(/<(?:!|\?|\/?(?:script|style|svg|math|iframe|template|form))/i);
}

function addressesOf(properties: Readonly<Record<string, unknown>>): unknown[] {
  return Object.entries(properties).flatMap(([name, value]) => (name === 'href' || name === 'src' ? [value] : []));
}

function walk(nodes: readonly RootContent[], visit: (element: Element) => void): void {
  for (const node of nodes) {
    expect(['element', 'text']).toContain(node.type);
    if (node.type !== 'element') continue;
    visit(node);
    walk(node.children, visit);
  }
}

function expectHarmlessTree(nodes: readonly ContentNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const [tag, props, children] = node;
    expect([...Object.keys(ELEMENTS), 'embed']).toContain(tag);
    for (const name of Object.keys(props ?? {})) {
      expect(['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'title', 'kind']).toContain(name);
    }
    for (const address of addressesOf(props ?? {})) expect(address).toMatch(tag === 'embed' ? /^https:\/\/[^@]+$/ : ADDRESS);
    expectHarmlessTree(children);
  }
}

const payloads = Object.entries(XSS_PAYLOADS);
/** Places that change how the parser reads what follows. */
const places = [
  (payload: string) => payload,
  (payload: string) => `<p>a ${payload} b</p>`,
  (payload: string) => `<table><tr><td>${payload}</td>${payload}</tr>${payload}</table>`,
  (payload: string) => `<ul>${payload}<li>${payload}</ul>`,
  (payload: string) => `<figure><a href="/x">${payload}</a><figcaption>${payload}</figcaption></figure>`,
  (payload: string) => `<b><svg><desc>${payload}</desc></svg><math><mi>${payload}</mi></math></b>`,
];

test('the corpus is large', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(60);
});

test.each(payloads)('%s leaves nothing that runs, wherever it stands', (_, payload) => {
  for (const place of places) {
    const { html, tree } = cleanArticleHtml(place(payload));
    expectHarmlessHtml(html);
    expectHarmlessTree(tree);
    expect(cleanArticleHtml(html).html).toBe(html);
    expect(cleanArticleHtml(html).tree).toEqual(tree);
  }
});

const FRAGMENTS = [
  ...['p', 'div', 'h2', 'ul', 'ol', 'li', 'blockquote', 'table', 'caption', 'thead', 'tbody', 'tr', 'td', 'th', 'figure', 'figcaption', 'a', 'b', 'i', 'strong', 'em', 'code', 'pre', 'q', 'span', 'svg', 'math', 'mtext', 'style', 'template', 'select', 'form', 'noscript', 'title', 'dl', 'dd', 'button', 'nobr', 'marquee'].flatMap((tag) => [`<${tag}>`, `<${tag}>`, `</${tag}>`]),
  'szöveg', ' ', '\n', '&nbsp;', '&lt;b&gt;', '<br>', '<hr>', '<img src="/uploads/a.jpg" alt="x">', '<a href="/cimke/x">', '<a href="https://x.example/">', '<iframe src="https://x.example/"></iframe>',
  '<p data-embed="frame">', '<td colspan="2">', '<!--', '-->', '"', "'", '>', '<', '\r', '&#13;', '\u0000', '<abbr title="y">', '<div class="fb-post" data-href="https://facebook.com/x">',
] as const;

test('random tag soup is cleaned to the end at once', () => {
  const random = seededRandom('soup');
  for (let round = 0; round < 2000; round += 1) {
    const soup = Array.from({ length: 3 + Math.floor(random() * 25) }, () => FRAGMENTS[Math.floor(random() * FRAGMENTS.length)] ?? '').join('');
    const { html, tree } = cleanArticleHtml(soup);
    const again = cleanArticleHtml(html);
    expect({ soup, html: again.html, tree: again.tree }).toEqual({ soup, html, tree });
    expectHarmlessHtml(html);
    expectHarmlessTree(tree);
  }
});
