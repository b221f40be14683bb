import { expect, test } from 'vitest';
import { createClassNamer } from './class-names.ts';

test('a class has the same short name in every build and on every machine', () => {
  const one = createClassNamer('/home/anna/site')('title', '/home/anna/site/src/ui/card.module.css');
  const other = createClassNamer('/srv/site')('title', '/srv/site/src/ui/card.module.css?used');
  expect(one).toBe(other);
  expect(one).toMatch(/^[a-zA-Z][a-zA-Z0-9]{4}$/);
});

test('names differ by file and by local name', () => {
  const name = createClassNamer('/site');
  const names = [name('title', '/site/a.module.css'), name('title', '/site/b.module.css'), name('lead', '/site/a.module.css')];
  expect(new Set(names).size).toBe(3);
});
