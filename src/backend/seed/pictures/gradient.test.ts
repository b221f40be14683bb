import { expect, it } from 'vitest';
import { down, out, toDefinitions } from './gradient.ts';
import { rect } from './svg.ts';

it('defines every gradient that a drawing uses, once', () => {
  const paint = down('#112233', ['#445566', 0.5, 0.25], '#778899');
  const definitions = toDefinitions(rect(0, 0, 1, 1, paint) + rect(1, 1, 1, 1, paint) + rect(2, 2, 1, 1, out('#000000', ['#ffffff', 0])));
  expect(definitions.match(/<linearGradient/g)).toHaveLength(1);
  expect(definitions.match(/<radialGradient/g)).toHaveLength(1);
  expect(definitions).toContain('<stop offset="25%" stop-color="#445566" stop-opacity="0.5"/>');
  expect(definitions).toContain(`id="${paint.slice(5, -1)}"`);
});
