import { describe, expect, test } from 'vitest';
import { makeArticleSummaries } from '../../../../test/support/fixtures.ts';
import type { PlacedBlock } from './arrange-blocks.ts';
import { decideBlockLayouts } from './block-layout.ts';

function block(name: PlacedBlock['name'], overrides: Partial<PlacedBlock> = {}): PlacedBlock {
  return { name, position: 1, title: null, superTag: null, articles: makeArticleSummaries(2), ...overrides };
}

function layoutOf(...blocks: PlacedBlock[]): string {
  return decideBlockLayouts(blocks)
    .map(({ block: { name }, layout: { notesBeside, leavesMargin } }) => `${name}${notesBeside > 0 ? `=${notesBeside}` : ''}${leavesMargin ? '<' : ''}`)
    .join(' ');
}

describe('the newest articles', () => {
  test('stand beside the lead that they follow or precede', () => {
    expect(layoutOf(block('breaking'), block('lead'), block('newest'), block('grid'))).toBe('breaking lead< newest=1 grid');
    expect(layoutOf(block('newest'), block('lead'), block('grid'))).toBe('newest=1 lead< grid');
  });

  test('go up beside the lead and the nameless block after it, whatever comes then', () => {
    expect(layoutOf(block('lead'), block('grid'), block('newest'))).toBe('lead< grid< newest=2');
    expect(layoutOf(block('lead'), block('strip'), block('opinion'), block('newest'))).toBe('lead< strip< opinion newest=2');
  });

  test.each([
    ['a named block', block('grid', { title: 'Ajánló' })],
    ['a block that always has a name', block('opinion')],
    ['a strip whose name comes later', block('strip', { superTag: 'sport', articles: [] })],
  ])('keep their place after %s: they could push it down', (_, between) => {
    expect(layoutOf(block('lead'), between, block('newest'))).toBe(`lead ${between.name} newest`);
  });

  test('keep their place before the lead where another block stands between, and without a lead', () => {
    expect(layoutOf(block('newest'), block('grid'), block('lead'))).toBe('newest grid lead');
    expect(layoutOf(block('grid'), block('newest'))).toBe('grid newest');
    expect(layoutOf(block('lead'), block('grid'))).toBe('lead grid');
  });
});

test('every other block is mirrored', () => {
  expect(decideBlockLayouts([block('lead'), block('strip'), block('strip'), block('strip')]).map(({ layout }) => layout.isMirrored)).toEqual([false, true, false, true]);
});
