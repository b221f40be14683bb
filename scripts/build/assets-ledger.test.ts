import { expect, test } from 'vitest';
import { recordBuild } from './assets-ledger.ts';

const build = (buildId: string, builtAt: string, ...files: string[]) => ({ buildId, builtAt, files });

test('files of a build that is younger than 30 days are kept', () => {
  const earlier = build('a', '2026-01-01T00:00:00Z', 'main-1.js');
  const { kept, unused } = recordBuild([earlier], build('b', '2026-01-31T00:00:00Z', 'main-2.js'));
  expect(kept.map((entry) => entry.buildId)).toEqual(['a', 'b']);
  expect(unused).toEqual([]);
});

test('files of an older build go, except those that a kept build shares', () => {
  const old = build('a', '2026-01-01T00:00:00Z', 'main-1.js', 'react-1.js');
  const { kept, unused } = recordBuild([old], build('b', '2026-02-01T00:00:00Z', 'main-2.js', 'react-1.js'));
  expect(kept.map((entry) => entry.buildId)).toEqual(['b']);
  expect(unused).toEqual(['main-1.js']);
});

test('building the same again renews its time', () => {
  const { kept } = recordBuild([build('a', '2026-01-01T00:00:00Z', 'main-1.js')], build('a', '2026-03-01T00:00:00Z', 'main-1.js'));
  expect(kept).toEqual([build('a', '2026-03-01T00:00:00Z', 'main-1.js')]);
});
