import { describe, expect, test } from 'vitest';
import { FRAME_KINDS } from './frame-kinds.ts';
import { parseFrameMessage } from './frame-message.ts';

const SITE = 'https://lapszel.hu';
const read = (data: unknown) => parseFrameMessage(data, FRAME_KINDS.result, SITE);

// @spec §5
describe('a size', () => {
  test('is taken, rounded up', () => {
    expect(read({ type: 'iframe-size', height: 812.2 })).toEqual({ kind: 'resize', height: 813 });
  });

  test('stays within what a frame may be', () => {
    expect(read({ type: 'iframe-size', height: 1 })).toEqual({ kind: 'resize', height: 80 });
    expect(read({ type: 'iframe-size', height: 1e9 })).toEqual({ kind: 'resize', height: FRAME_KINDS.result.maxHeight });
  });

  test.each([NaN, Infinity, 0, -5, '800', null, {}])('that is %s is none', (height) => {
    expect(read({ type: 'iframe-size', height })).toBeNull();
  });
});

describe('a path', () => {
  test('leads to a page of the site: route-push as a link does, parent-router in place', () => {
    expect(read({ type: 'route-push', path: '/melleklet/eb-2024?oldal=2#a' })).toEqual({ kind: 'navigate', path: '/melleklet/eb-2024?oldal=2#a', history: 'push' });
    expect(read({ type: 'parent-router', path: '/melleklet/ep-2024/adatok' })).toEqual({ kind: 'navigate', path: '/melleklet/ep-2024/adatok', history: 'replace' });
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'melleklet',
    '',
    '/logout',
    '/LOGOUT',
    '/%6cogout',
    '/x/../logout',
    '/x/%2e%2e/logout',
    '/api/logout',
    '/api',
    '/_payload/x',
    '/_edge/purge',
    '/login?code=1',
    '/uploads/x.svg',
    `/${'a'.repeat(3000)}`,
    7,
    null,
    ['/a'],
  ])('to %j is refused', (path) => {
    expect(read({ type: 'route-push', path })).toBeNull();
  });
});

test.each([null, undefined, 'iframe-size', 5, [], {}, { type: 'iframe-size' }, { type: 'route-push' }, { type: 'eval', code: 'x' }, { type: 'toString' }, { type: ['route-push'], path: '/a' }])('%j says nothing', (data) => {
  expect(read(data)).toBeNull();
});

test('a kind is heard only in what it may say', () => {
  const sizeOnly = { accepts: ['iframe-size'], maxHeight: 500 } as const;
  expect(parseFrameMessage({ type: 'route-push', path: '/a' }, sizeOnly, SITE)).toBeNull();
  expect(parseFrameMessage({ type: 'iframe-size', height: 900 }, sizeOnly, SITE)).toEqual({ kind: 'resize', height: 500 });
});
