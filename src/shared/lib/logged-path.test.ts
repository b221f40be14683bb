import { expect, test } from 'vitest';
import { toLoggedPath } from './logged-path.ts';

test('the key of an entry stands in no log', () => {
  expect(toLoggedPath('/melleklet/tippjatek/eb-2024/c2VjcmV0')).toBe('/melleklet/tippjatek/eb-2024/…');
  expect(toLoggedPath('/_payload/melleklet/tippjatek/eb-2024/c2VjcmV0?v=1')).toBe('/_payload/melleklet/tippjatek/eb-2024/…?v=1');
  expect(toLoggedPath('/api/tip-games/eb-2024/entries/c2VjcmV0')).toBe('/api/tip-games/eb-2024/entries/…');
});

test('the key of a support order stands in no log, nor what the payment side signed', () => {
  expect(toLoggedPath('/tamogatas/siker/c2VjcmV0')).toBe('/tamogatas/siker/…');
  expect(toLoggedPath('/_payload/tamogatas/hiba/c2VjcmV0?v=1')).toBe('/_payload/tamogatas/hiba/…?v=1');
  expect(toLoggedPath('/__satagomat__/siker/c2VjcmV0')).toBe('/__satagomat__/siker/…');
  expect(toLoggedPath('/tamogatas/visszateres/c2VjcmV0?order=1&signature=abc')).toBe('/tamogatas/visszateres…');
  expect(toLoggedPath('/tamogatas/proba-fizetes?order=1&signature=abc')).toBe('/tamogatas/proba-fizetes…');
  expect(toLoggedPath('/api/support/orders/c2VjcmV0')).toBe('/api/support/orders/…');
  for (const path of ['/tamogatas', '/tamogatas/siker', '/tamogatas/hiba', '/tamogatas/proba-fizetes', '/api/support/orders']) expect(toLoggedPath(path)).toBe(path);
});

test.each(['/', '/melleklet/tippjatek', '/melleklet/tippjatek/eb-2024', '/melleklet/eb-2024/toplistak', '/api/tip-games/eb-2024/entries'])('%s stays as it is', (path) => {
  expect(toLoggedPath(path)).toBe(path);
});

test('the links of newsletters and what browsers subscribe with stand in no log', () => {
  expect(toLoggedPath('/hirlevel/megerosites/c2VjcmV0')).toBe('/hirlevel/megerosites/…');
  expect(toLoggedPath('/_payload/hirlevel/leiratkozas/c2VjcmV0?v=1')).toBe('/_payload/hirlevel/leiratkozas/…?v=1');
  expect(toLoggedPath('/api/subscriptions?clientToken=c2VjcmV0&topic=fontos')).toBe('/api/subscriptions?clientToken=…&topic=fontos');
  expect(toLoggedPath('/api/subscriptions?topic=fontos&clientToken=c2VjcmV0')).toBe('/api/subscriptions?topic=fontos&clientToken=…');
});
