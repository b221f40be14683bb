import { expect, test } from 'vitest';
import { toArticleVector } from './article-vector.ts';

const EMPTY = { title: '', topics: '', lead: '', text: '' };
const lexemesOf = (text: Partial<typeof EMPTY>) => toArticleVector({ ...EMPTY, ...text }).vector.split(' ');

test('a word counts by the best place where it stands', () => {
  expect(lexemesOf({ title: 'Kutyák', topics: 'kutya', lead: 'kutyát', text: 'kutyával' })).toContain("'kuty':1A");
  expect(lexemesOf({ topics: 'kutya', text: 'kutyával' })).toContain("'kuty':1B");
  expect(lexemesOf({ lead: 'kutyát', text: 'kutyával' })).toContain("'kuty':1C");
  expect(lexemesOf({ text: 'kutyával' })).toContain("'kuty'");
});

test('what a body repeats is what it is about', () => {
  expect(lexemesOf({ text: 'kutyák között kutya a kutyának' })).toContain("'kuty':1C");
});

test('a short word keeps its accents beside its stem', () => {
  expect(lexemesOf({ text: 'kórban' })).toEqual(expect.arrayContaining(["'kor'", "'=kór':1A"]));
  expect(lexemesOf({ text: 'korban' }).join(' ')).not.toContain('=');
});

test('bodies are not indexed by words without a meaning; titles are', () => {
  expect(lexemesOf({ text: 'és a hogy' })).toEqual(['']);
  expect(lexemesOf({ title: 'Ez az' })).toEqual(expect.arrayContaining(["'!ez':1A", "'+az':1A"]));
});

test('words of titles are suggested once, as they are written, without those that nobody looks for', () => {
  expect(toArticleVector({ ...EMPTY, title: 'Az árvíz és az ÁRVÍZ Dél-Koreában' }).titleWords).toEqual(['árvíz', 'dél-koreában', 'dél', 'koreában']);
});

test('nothing that an article may hold breaks the vector', () => {
  for (const lexeme of lexemesOf({ title: `O'Neill \\ ' "x" :A`, text: "don't 'a':1A" })) expect(lexeme).toMatch(/^'[!+=^]?[\p{L}\p{N}]+'(:1[ABC])?$/u);
});
