import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SUGGEST_AFTER_MS, createSuggester } from './create-suggester.ts';
import type { SuggestionQuestion } from './suggestion-transport.ts';
import { NO_SUGGESTIONS, type Suggestions } from './suggestions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Asked = SuggestionQuestion & { readonly signal: AbortSignal; readonly answer: (suggestions: Suggestions) => void; readonly fail: () => void };

function start() {
  const asked: Asked[] = [];
  const shown: Suggestions[] = [];
  const suggester = createSuggester(
    (question, signal) => new Promise((resolve, reject) => void asked.push({ ...question, signal, answer: resolve, fail: () => reject(new Error('offline')) })),
    (suggestions) => void shown.push(suggestions),
  );
  return { asked, shown, suggester };
}

const found = (title: string): Suggestions => ({ tags: [], articles: [{ title, href: '/x' }] });
const settle = () => vi.advanceTimersByTimeAsync(SUGGEST_AFTER_MS);

test('a question is asked after a pause, with the text in its one spelling', async () => {
  const { asked, suggester } = start();
  for (const text of ['á', 'ár', ' ár  víz ']) suggester.want(text, { and_tags: ['vasut'] });
  expect(asked).toEqual([]);
  await settle();
  expect(asked.map(({ term, filters }) => ({ term, filters }))).toEqual([{ term: 'ár víz', filters: { and_tags: ['vasut'] } }]);
});

test('one letter is enough, and none offers nothing at once', async () => {
  const { asked, shown, suggester } = start();
  suggester.want('t', {});
  await settle();
  expect(asked).toHaveLength(1);
  suggester.want('  ', {});
  expect(shown).toEqual([NO_SUGGESTIONS]);
  await settle();
  expect(asked).toHaveLength(1);
});

test('the last question wins, even where its answer comes first', async () => {
  const { asked, shown, suggester } = start();
  suggester.want('ti', {});
  await settle();
  suggester.want('tisza', {});
  await settle();
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer(found('Tisza'));
  await settle();
  asked[0]?.answer(found('Tiba'));
  await settle();
  expect(shown).toEqual([found('Tisza')]);
});

test('what fails offers nothing and says nothing', async () => {
  const { asked, shown, suggester } = start();
  suggester.want('tisza', {});
  await settle();
  asked[0]?.fail();
  await settle();
  expect(shown).toEqual([NO_SUGGESTIONS]);
});

test('a reader who has gone on is shown nothing', async () => {
  const { asked, shown, suggester } = start();
  suggester.want('tisza', {});
  await settle();
  suggester.stop();
  asked[0]?.answer(found('Tisza'));
  await settle();
  expect(shown).toEqual([]);
});
