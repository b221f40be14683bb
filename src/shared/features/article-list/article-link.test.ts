import { expect, test } from 'vitest';
import { makeArticleSummary, makeSuperTag } from '../../../../test/support/fixtures.ts';
import { toArticleLink, toChildHref } from './article-link.ts';

const unix = Date.parse('2026-11-21T11:00:00Z') / 1000;

test('an article leads to its page', () => {
  expect(toArticleLink(makeArticleSummary({ pubDate: unix, slug: 'hid' }))).toEqual({ href: '/belfold/2026/11/21/hid', outside: false });
});

test('an article with ctUrl leads to the sponsor', () => {
  expect(toArticleLink(makeArticleSummary({ ctUrl: 'https://partner.example/a' }))).toEqual({ href: 'https://partner.example/a', outside: true });
});

test('a ctUrl that is no web address counts as none', () => {
  expect(toArticleLink(makeArticleSummary({ pubDate: unix, slug: 'hid', ctUrl: 'javascript:alert(1)' }))).toEqual({ href: '/belfold/2026/11/21/hid', outside: false });
});

test('an article without a section has no address', () => {
  expect(toArticleLink(makeArticleSummary({ mainSuperTag: null }))).toBeNull();
});

const child = { id: 7, slug: 'apad', title: 'Apad', pubDate: unix };

test('a post leads to its place in the live blog', () => {
  expect(toChildHref(makeArticleSummary({ type: 'liveblog', pubDate: unix, slug: 'tisza' }), child)).toBe('/belfold/2026/11/21/tisza?bejegyzes=7#post-7');
});

test('another child leads to its own page', () => {
  expect(toChildHref(makeArticleSummary({ pubDate: unix, mainSuperTag: makeSuperTag({ slug: 'sport' }) }), child)).toBe('/sport/2026/11/21/apad');
});
