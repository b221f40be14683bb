import { expect, test } from 'vitest';
import { cleanArticleHtml } from '../../../shared/lib/article-html/clean-article-html.ts';
import { SEED_SUPER_TAGS, SEED_TAGS } from '../taxonomy.ts';
import { generateArticle } from './generate-article.ts';

const many = Array.from({ length: 400 }, (_, index) => generateArticle(1, index + 1));

test('the same seed and number give the same article, others give others', () => {
  expect(generateArticle(1, 7)).toEqual(many[6]);
  expect(generateArticle(2, 7).html).not.toBe(many[6]?.html);
  expect(new Set(many.map(({ html }) => html)).size).toBe(many.length);
  expect(new Set(many.map(({ slug }) => slug)).size).toBe(many.length);
});

test('no place in a sentence stays unfilled, and no sentence comes twice in an article', () => {
  for (const { title, lead, recommender, paragraphs } of many) {
    for (const text of [title, lead, recommender, ...paragraphs]) expect(text).not.toMatch(/[{}|]|undefined/);
    const sentences = paragraphs.join(' ').split(/(?<=[.”])\s/);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

test('articles are long enough to read, and address-safe', () => {
  for (const { paragraphs, slug } of many) {
    expect(paragraphs.join(' ').split(' ').length).toBeGreaterThan(90);
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test('HTML and tree are what the cleaner would make of them', () => {
  for (const { html, tree, paragraphs } of many.slice(0, 30)) expect(cleanArticleHtml(html)).toEqual({ html, tree, paragraphCount: paragraphs.length });
});

test('sections and topics are those of the demo newspaper', () => {
  const sections = new Set<string>(SEED_SUPER_TAGS.map(({ slug }) => slug));
  const tags = new Set<string>(SEED_TAGS.map(({ slug }) => slug));
  for (const article of many) expect([article.section, ...article.tags].filter((slug) => !sections.has(slug) && !tags.has(slug))).toEqual([]);
});
