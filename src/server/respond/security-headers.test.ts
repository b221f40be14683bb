import { expect, test } from 'vitest';
import { measurementContentSecurityPolicy } from './security-headers.ts';

test('the measuring frame runs scripts of exactly the hosts that are named, without inline ones', () => {
  const policy = measurementContentSecurityPolicy({ ancestors: ['lapszel.hu'] }, ['https://tags.example', 'https://count.example']);
  expect(policy).toContain("; script-src 'self' https://tags.example https://count.example; connect-src 'self' https://tags.example https://count.example; img-src 'self' https://tags.example https://count.example;");
  expect(policy).toContain('; frame-ancestors lapszel.hu; sandbox allow-scripts allow-same-origin');
  expect(policy).not.toMatch(/unsafe-|\*|data:|allow-top-navigation|allow-popups|allow-forms/);
});
