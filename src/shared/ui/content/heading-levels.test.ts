import { expect, test } from 'vitest';
import type { ContentNode } from '../../contract/schemas/content-tree.ts';
import { toHeadingLevels, type HeadingLevel } from './heading-levels.ts';

type Heading = 'h2' | 'h3' | 'h4';

function levelsOf(tags: readonly Heading[], first: HeadingLevel): (number | undefined)[] {
  const tree = tags.map((tag): ContentNode => [tag, null, [tag]]);
  const levels = toHeadingLevels(tree, first);
  return tree.map((node) => levels.get(node));
}

test.each([
  [['h2', 'h3', 'h2'], 2, [2, 3, 2]],
  [['h3', 'h3'], 2, [2, 2]],
  [['h4', 'h2', 'h4'], 2, [2, 2, 3]],
  [['h2', 'h3', 'h4'], 3, [3, 4, 5]],
  [['h2', 'h3', 'h4'], 6, [6, 6, 6]],
] as const)('%j from level %i read as %j', (tags, first, expected) => {
  expect(levelsOf(tags, first)).toEqual(expected);
});

test('headings inside of other elements count too', () => {
  const inner: ContentNode = ['h4', null, ['x']];
  expect(toHeadingLevels([['h2', null, ['y']], ['blockquote', null, [inner]]], 2).get(inner)).toBe(3);
});
