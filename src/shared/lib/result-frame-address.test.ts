import { expect, test } from 'vitest';
import { toResultFrameAddress } from './result-frame-address.ts';

const OWN = '{frames}/eredmeny/{slug}{detail}';
const place = { framesOrigin: 'https://frames.lapszel.hu', widget: 'ep-2024-terkep', detail: null };

test('by default a widget stands on the frames host under its name', () => {
  expect(toResultFrameAddress(OWN, place)).toBe('https://frames.lapszel.hu/eredmeny/ep-2024-terkep');
});

test('a part of it is two more steps of the path', () => {
  expect(toResultFrameAddress(OWN, { ...place, detail: 'telepules/tiszaszalkas' })).toBe('https://frames.lapszel.hu/eredmeny/ep-2024-terkep/telepules/tiszaszalkas');
});

test('what stands in a name cannot leave its place in the address', () => {
  expect(toResultFrameAddress(OWN, { ...place, widget: '../x?y#$&', detail: '..//a?b' })).toBe('https://frames.lapszel.hu/eredmeny/..%2Fx%3Fy%23%24%26/a%3Fb');
});

test('a newsroom may name another provider', () => {
  expect(toResultFrameAddress('https://eredmenyek.example/w?id={slug}', place)).toBe('https://eredmenyek.example/w?id=ep-2024-terkep');
});
