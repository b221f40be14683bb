import { expect, test } from 'vitest';
import { createProgressBar } from './progress-bar.ts';

function show(isTTY: boolean, steps: readonly number[]): string[] {
  const written: string[] = [];
  const bar = createProgressBar('archive', { isTTY, write: (text) => written.push(text) });
  for (const done of steps) bar(done, 100);
  return written;
}

test('a log gets a line every ten per cent and one at the end', () => {
  const lines = show(false, Array.from({ length: 100 }, (_, index) => index + 1));
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toMatch(/^archive \[#{30}\] 100 \/ 100, .* a second\n$/);
});

test('a terminal is written over in place until the end', () => {
  const lines = show(true, [1, 50, 100]);
  expect(lines.map((line) => [line.startsWith('\r'), line.endsWith('\n')])).toEqual([[true, false], [true, false], [true, true]]);
  expect(lines[1]).toContain(`[${'#'.repeat(15)}${'-'.repeat(15)}]`);
});
