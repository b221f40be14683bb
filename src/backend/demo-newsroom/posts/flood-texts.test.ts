import { expect, test } from 'vitest';
import { SEED_AUTHORS } from '../../seed/taxonomy.ts';
import { FLOOD_TEXTS } from './flood-texts.ts';
import { CORRECTION_MARK, toLiveHtml } from './live-text.ts';

const corrected = FLOOD_TEXTS.filter(({ correction }) => correction !== undefined);

test('there are sixty posts or more, each with a text of its own by one of the newsroom', () => {
  expect(FLOOD_TEXTS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(FLOOD_TEXTS.map(({ text }) => text)).size).toBe(FLOOD_TEXTS.length);
  const authors: readonly string[] = SEED_AUTHORS.map(({ slug }) => slug);
  expect(FLOOD_TEXTS.filter(({ author }) => !authors.includes(author))).toEqual([]);
  expect(new Set(FLOOD_TEXTS.map(({ author }) => author)).size).toBeGreaterThanOrEqual(4);
});

test('texts are plain, and say nothing of the hour, which nobody knows in advance', () => {
  expect(FLOOD_TEXTS.filter(({ title, text }) => /[<>&]|\b(?:reggel|délelőtt|délben|délután|este|éjjel|hajnal)\b|\d óra/u.test(`${title} ${text}`)).map(({ title }) => title)).toEqual([]);
});

test('a correction mends one place and says what was wrong', () => {
  expect(corrected.length).toBeGreaterThanOrEqual(10);
  for (const text of corrected) {
    const [before, after] = [toLiveHtml(text, false), toLiveHtml(text, true)];
    const { wrong = '', right = '', note = '' } = text.correction ?? {};
    expect(text.text.split(right), text.title).toHaveLength(2);
    expect(before).toContain(wrong);
    expect(before).not.toContain(CORRECTION_MARK);
    expect(after).toContain(right);
    expect(after).toContain(`${CORRECTION_MARK} ${note}`);
  }
});

test('a correction that finds nothing to mend is a mistake of its writer', () => {
  expect(() => toLiveHtml({ title: 'A', author: 'x', text: 'Száz.', correction: { wrong: 'tíz', right: 'ezer', note: '' } }, true)).toThrow(/"A" does not say "ezer"/);
});
