import { describe, expect, test } from 'vitest';
import { makeArticleSummaries } from '../../../../test/support/fixtures.ts';
import type { FrontBlock } from '../../contract/schemas/front.ts';
import { isAppError } from '../../lib/errors.ts';
import { arrangeBlocks, hasBreakingBlock, parsePodcastPosition, type FrontExtras } from './arrange-blocks.ts';

const articles = makeArticleSummaries(2);

function box(name: string, position: number, overrides: Partial<FrontBlock> = {}): FrontBlock {
  return { name, position, title: null, superTag: null, articles, ...overrides };
}

function extras(overrides: Partial<FrontExtras> = {}): FrontExtras {
  return { newest: [], sponsored: [], podcastPosition: null, ...overrides };
}

function names(boxes: FrontBlock[], overrides: Partial<FrontExtras> = {}): string[] {
  return arrangeBlocks(boxes, extras(overrides)).map(({ name }) => name);
}

describe('order', () => {
  test('blocks stand by position, whatever order the backend sends', () => {
    expect(names([box('opinion', 30), box('lead', 10), box('grid', 20)])).toEqual(['lead', 'grid', 'opinion']);
  });

  test('the block at position 1000 is the breaking one and stands first, whatever its name', () => {
    expect(names([box('lead', 10), box('breaking', 1000)])).toEqual(['breaking', 'lead']);
    expect(names([box('lead', 10), box('grid', 1000)])).toEqual(['breaking', 'lead']);
  });

  test('newest articles stand beside the lead where the editors give them no place of their own', () => {
    expect(names([box('lead', 10), box('grid', 20)], { newest: articles })).toEqual(['lead', 'newest', 'grid']);
    expect(names([box('lead', 10), box('grid', 20), box('newest', 30, { articles: [] })], { newest: articles })).toEqual(['lead', 'grid', 'newest']);
  });

  test('sponsored articles stand last where the editors give them no place, and keep the place they are given', () => {
    expect(names([box('lead', 10), box('grid', 20)], { sponsored: articles })).toEqual(['lead', 'grid', 'sponsored']);
    expect(names([box('lead', 10), box('sponsored', 15, { articles: [] }), box('grid', 20)], { sponsored: articles })).toEqual(['lead', 'sponsored', 'grid']);
  });
});

describe('podcast block', () => {
  test('stands at its configured position, after an editors’ block of the same one', () => {
    expect(names([box('lead', 1), box('grid', 2), box('opinion', 3)], { podcastPosition: 2 })).toEqual(['lead', 'grid', 'podcasts', 'opinion']);
  });

  test('is missing without a position, even where a box has its name', () => {
    expect(names([box('lead', 1), box('podcasts', 2)])).toEqual(['lead']);
  });

  test('is never the breaking one, wherever it stands', () => {
    expect(hasBreakingBlock(arrangeBlocks([box('lead', 1)], extras({ podcastPosition: 1000 })))).toBe(false);
  });

  test.each([
    ['4', 4],
    [' 12 ', 12],
    ['"3"', 3],
    ['', null],
    ['null', null],
    ['-1', null],
    ['{"position":4}', null],
  ])('its datum %j reads as %j', (content, position) => {
    expect(parsePodcastPosition(content)).toBe(position);
  });
});

describe('content', () => {
  test('a block with nothing to show is left out; a strip may still load its section', () => {
    const boxes = [box('lead', 1), box('grid', 2, { articles: [] }), box('strip', 3, { articles: [], superTag: 'sport' }), box('strip', 4, { articles: [] })];
    expect(arrangeBlocks(boxes, extras()).map(({ name, superTag }) => [name, superTag])).toEqual([
      ['lead', null],
      ['strip', 'sport'],
    ]);
  });

  test('an unknown name is an error, in the breaking place too', () => {
    for (const position of [5, 1000]) {
      const arrange = () => arrangeBlocks([box('lead', 1), box('korhinta', position)], extras());
      expect(arrange).toThrow(/korhinta/);
      try {
        arrange();
      } catch (error) {
        expect(isAppError(error) && error.code).toBe('UNKNOWN_BLOCK');
      }
    }
  });
});

describe('header opacity', () => {
  test('is on for a breaking block with a story, and off without', () => {
    expect(hasBreakingBlock(arrangeBlocks([box('lead', 1), box('breaking', 1000)], extras()))).toBe(true);
    expect(hasBreakingBlock(arrangeBlocks([box('lead', 1), box('breaking', 1000, { articles: [] })], extras()))).toBe(false);
    expect(hasBreakingBlock(arrangeBlocks([box('lead', 1), box('breaking', 999)], extras()))).toBe(false);
  });
});
