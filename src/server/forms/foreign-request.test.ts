import { expect, test } from 'vitest';
import { isForeign } from './foreign-request.ts';

const host = 'lapszel.hu';

test.each([[{ host }], [{ host, 'sec-fetch-site': 'same-origin' }], [{ host, origin: 'https://lapszel.hu' }], [{ host, origin: 'https://lapszel.hu', 'sec-fetch-site': 'same-origin' }]])('%j is ours', (headers) => {
  expect(isForeign({ headers })).toBe(false);
});

test.each([
  [{ host, 'sec-fetch-site': 'cross-site' }],
  [{ host, 'sec-fetch-site': 'same-site' }],
  [{ host, 'sec-fetch-site': 'none' }],
  [{ host, origin: 'https://frames.lapszel.hu' }],
  [{ host, origin: 'https://lapszel.hu.evil.example' }],
  [{ host, origin: 'null' }],
  [{ host, origin: 'nonsense', 'sec-fetch-site': 'same-origin' }],
])('%j is not', (headers) => {
  expect(isForeign({ headers })).toBe(true);
});
