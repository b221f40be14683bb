import { expect, test } from 'vitest';
import { parseFrameAddress } from './frame-address.ts';

test('a widget is named by its slug, a part of it by two more', () => {
  expect(parseFrameAddress('/eredmeny/ep-2024-terkep')).toMatchObject({ widget: 'ep-2024-terkep', detail: null });
  expect(parseFrameAddress('/eredmeny/ep-2024-terkep/telepules/tiszaszalkas')).toMatchObject({ widget: 'ep-2024-terkep', detail: 'telepules/tiszaszalkas' });
});

test('the measuring frame has one address', () => {
  expect(parseFrameAddress('/meres')).toEqual({ kind: 'measurement', path: '/meres' });
});

test.each(['/', '/meres/', '/Meres', '/meres/a', '/eredmeny', '/eredmeny/', '/eredmeny/a/', '/eredmeny/a/b', '/eredmeny/a/b/c/d', '/eredmeny/A', '/eredmeny/a%20b', '/Eredmeny/a', '/legfrissebb', '/api/frontend/init', `/eredmeny/${'a'.repeat(201)}`])('%s is no frame', (path) => {
  expect(parseFrameAddress(path)).toBeNull();
});
