import { expect, test } from 'vitest';
import { toLoggedPath } from './logged-path.ts';

test('the key of an entry stands in no log', () => {
  expect(toLoggedPath('/melleklet/tippjatek/eb-2024/c2VjcmV0')).toBe('/melleklet/tippjatek/eb-2024/…');
  expect(toLoggedPath('/_payload/melleklet/tippjatek/eb-2024/c2VjcmV0?v=1')).toBe('/_payload/melleklet/tippjatek/eb-2024/…?v=1');
  expect(toLoggedPath('/api/tip-games/eb-2024/entries/c2VjcmV0')).toBe('/api/tip-games/eb-2024/entries/…');
});

test.each(['/', '/melleklet/tippjatek', '/melleklet/tippjatek/eb-2024', '/melleklet/eb-2024/toplistak', '/api/tip-games/eb-2024/entries'])('%s stays as it is', (path) => {
  expect(toLoggedPath(path)).toBe(path);
});
