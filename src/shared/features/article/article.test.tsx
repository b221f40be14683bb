import { expect, test } from 'vitest';
import { XSS_PAYLOADS } from '../../../../test/support/xss-payloads.ts';
import { FIXTURE_NOW, makeArticle, makeAuthor, makeSuperTag, makeTag } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { editions } from '../../config/editions/editions.ts';
import type { Article as ContractArticle } from '../../contract/schemas/article.ts';
import type { SiteData } from '../site-context/site-context.tsx';
import { toArticleData } from './article-data.ts';
import { Article } from './article.tsx';

function render(overrides: Partial<ContractArticle> = {}, site: Partial<SiteData> = {}): string {
  const article = makeArticle(overrides);
  const data = toArticleData(article, article.mainSuperTag ?? makeSuperTag(), { edition: editions.main, now: FIXTURE_NOW, tree: article.contentTree ?? [] });
  return renderInSite(<Article article={data} aside={null} />, site);
}

const toText = (html: string) => html.replace(/<[^>]*>/g, ' ');

test('the head shows section, title, subtitle, lead, people, date, reading time and interactions', () => {
  const html = render({ subtitle: 'Alcím', minute: 4, facebookEngagement: 2470, coverImageText: 'A piac. Rajz: Lapszél', updatedAt: FIXTURE_NOW });
  expect(html).toContain('<a href="/rovat/belfold">Belföld</a>');
  expect(html).toContain('<h1>Százéves a bodrogvári piaccsarnok</h1>');
  expect(html).toContain('<a href="/szerzo/dobrai-nora">Dobrai Nóra</a>');
  expect(html.match(/<time /g)).toHaveLength(2);
  for (const text of ['Alcím', 'Hétfőn ünnepelték', 'újságíró, belföld', 'Frissítve', '4 perc olvasás', '2\u00a0470 interakció']) expect(toText(html)).toContain(text);
  expect(html).toMatch(/<figcaption[^>]*>A piac\. Rajz: Lapszél<\/figcaption>/);
});

test('the cover is fetched first, the pictures of the body when they are near', () => {
  const html = render({ contentTree: [['figure', null, [['img', { src: '/uploads/b.jpg', alt: '' }, []]]]] });
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
});

test.each(['default', 'article-width', 'full', 'half', 'set'] as const)('a %s cover stands once on the page, with its caption', (headerType) => {
  const html = render({ headerType, coverImageText: 'Rajz: Lapszél', halfImage: '/uploads/2026/11/market-1.jpg/half', mobileImage43: '/uploads/2026/11/market-1.jpg/43' });
  expect(html.match(/<picture/g)).toHaveLength(1);
  expect(html.match(/Rajz: Lapszél/g)).toHaveLength(1);
});

test.each(['default', 'full', 'half'] as const)('a longform has one heading and one %s cover', (headerType) => {
  const html = render({ type: 'longform', headerType, coverImageText: 'Rajz: Lapszél' });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<picture/g)).toHaveLength(1);
  expect(html.match(/Rajz: Lapszél/g)).toHaveLength(1);
});

test('labels say live, paid, genre and kind', () => {
  const text = toText(render({ live: true, pr: true, subType: 'interju', periodic: true, announcement: true }));
  for (const label of ['ÉLŐ', 'PR-cikk', 'Interjú', 'Sorozat', 'Közlemény']) expect(text).toContain(label);
});

test('a section that says who paid is the label itself', () => {
  const html = render({ mainSuperTag: makeSuperTag({ slug: 'tamogatott-tartalom', name: 'Támogatott tartalom' }) });
  expect(html.match(/Támogatott tartalom/g)).toHaveLength(1);
  expect(html).toContain('<a href="/rovat/tamogatott-tartalom">');
});

test('adult content and its cover wait for a word, without script', () => {
  const html = render({ adultContent: true, headerType: 'full' });
  const [before, behind] = html.split('<details');
  expect(before).toContain('<h1>');
  expect(before).not.toContain('<picture');
  expect(behind).toContain('Szöveg.');
  expect(behind).toMatch(/^[^>]*><summary>Elmúltam 18 éves/);
});

test('notices name the help lines, the own country’s first', () => {
  const html = render({ spiritualHelp: true, drugProblem: true });
  expect(html.match(/href="tel:116123"/g)).toHaveLength(2);
  expect(html.indexOf('116-123')).toBeLessThan(html.indexOf('0800 801 200'));
  const regional = render({ spiritualHelp: true }, { edition: editions.regional });
  expect(regional.indexOf('0800 801 200')).toBeLessThan(regional.indexOf('116-123'));
});

test('what is old says so before its body', () => {
  const html = render({ pubDate: FIXTURE_NOW - 800 * 86_400 });
  expect(html.indexOf('több mint 2 éve')).toBeGreaterThan(0);
  expect(html.indexOf('több mint 2 éve')).toBeLessThan(html.indexOf('Szöveg.'));
  expect(render()).not.toContain('több mint');
});

test('the foot names helpers, origin, sections and topics, and passes the article on', () => {
  const html = render({ articleContributors: [makeAuthor({ slug: 'vadon-reka', name: 'Vadon Réka' })], originatingSite: 'erdely', tags: [makeTag()], superTags: [makeSuperTag({ slug: 'english', name: 'English' })] });
  expect(html).toContain('<a href="/szerzo/vadon-reka">Vadon Réka</a>');
  expect(html).toMatch(/<a href="https:\/\/erdely\.lapszel\.ro\/belfold\/[^"]*">Erdélyi Lapszél<\/a>/);
  expect(html).toContain('<a href="/cimke/arviz">árvíz</a>');
  expect(html).toContain('<a href="/english">English</a>');
  expect(html).toContain('https://www.facebook.com/sharer/');
});

test('the posts of a live blog stand after its own text', () => {
  const data = toArticleData(makeArticle({ type: 'liveblog' }), makeSuperTag(), { edition: editions.main, now: FIXTURE_NOW, tree: [['p', null, ['Bevezető.']]] });
  const html = renderInSite(<Article article={data} posts={<p>Bejegyzések</p>} aside={null} />);
  expect(html.indexOf('Bevezető.')).toBeLessThan(html.indexOf('Bejegyzések'));
});

test('a live article shows its badge and when it last changed; the boot script says how long ago', () => {
  const html = render({ live: true, updatedAt: FIXTURE_NOW });
  expect(html).toMatch(/<b class="[^"]*">ÉLŐ<\/b>/);
  expect(html).toContain('data-live-at="2026-11-21T11:00:00Z"');
  expect(html).not.toContain('data-live-slug');
  expect(render()).not.toContain('data-live-at');
});

test('an English article speaks English', () => {
  const text = toText(render({ english: true, minute: 3, spiritualHelp: true }, { language: 'en' }));
  for (const words of ['3 min read', 'You are not alone', 'Dobrai Nóra']) expect(text).toContain(words);
  expect(text).not.toMatch(/perc olvasás|Frissítve/);
});

test.each(Object.entries(XSS_PAYLOADS))('%s in every field is text', (_, payload) => {
  const html = render({
    type: 'liveblog', title: payload, subtitle: payload, lead: payload, contentHighlight: payload, coverImageText: payload, subType: payload,
    coverImage: `/uploads/${payload}`, slug: payload,
    articleAuthors: [{ slug: payload, name: payload, title: payload, avatarSrc: payload }],
    articleContributors: [{ slug: `${payload}2`, name: payload, title: payload, avatarSrc: payload }],
    mainSuperTag: makeSuperTag({ slug: payload, name: payload }),
    superTags: [makeSuperTag({ slug: `${payload}3`, name: payload })],
    tags: [makeTag({ slug: payload, name: payload })],
    contentTree: [['p', null, [payload]]],
  });
  const known = /^<(?:article|header|div|p|a|b|h1|h2|h3|h4|ul|li|span|time|button|figure|figcaption|picture|source|img|section|footer)\b/;
  expect((html.match(/<[a-z][^>]*>/g) ?? []).filter((tag) => !known.test(tag))).toEqual([]);
  expect(html.replace(/"[^"]*"/g, '')).not.toMatch(/<[^>]*\s(?:on\w+|style)=/i);
  for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g)) expect(href).toMatch(/^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#post-)/);
});
