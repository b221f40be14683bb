import { describe, expect, it } from 'vitest';
import { findBreaches } from '../../scripts/boundaries/find-breaches.ts';
import { readSources, type SourceFile } from '../../scripts/boundaries/read-imports.ts';

function makeSource(path: string, target: string, isPackage = false): SourceFile {
  return { path, text: '', imports: [{ file: path, line: 1, target, isPackage, typeOnly: false }] };
}

describe('boundaries', () => {
  it('hold in the whole source', () => {
    expect(findBreaches(readSources(process.cwd(), ['src']))).toEqual([]);
  });

  it.each([
    ['the edge importing the backend', makeSource('src/server/main.ts', 'src/backend/main.ts')],
    ['the browser importing the edge', makeSource('src/client/main.tsx', 'src/server/config.ts')],
    ['lib importing ui', makeSource('src/shared/lib/truncate.ts', 'src/shared/ui/picture.tsx')],
    ['the backend importing a feature', makeSource('src/backend/main.ts', 'src/shared/features/article/article.tsx')],
    ['one page importing another', makeSource('src/shared/pages/list/list-view.tsx', 'src/shared/pages/front/front-view.tsx')],
    ['undici outside its owner', makeSource('src/server/main.ts', 'undici', true)],
    ['node in shared code', makeSource('src/shared/lib/truncate.ts', 'node:fs', true)],
    ['schemas in a browser chunk', makeSource('src/client/main.tsx', 'src/shared/contract/schemas/article.ts')],
    ['zod in a browser chunk', makeSource('src/client/main.tsx', 'zod', true)],
  ])('refuse %s', (_, source) => {
    expect(findBreaches([source])).not.toEqual([]);
  });
});
