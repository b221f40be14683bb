import { expect, test } from 'vitest';
import type { AssetChunk, AssetsList } from '../build/assets-list.ts';
import { weigh } from './weigh.ts';

const budgets = { boot: 10, withoutIntent: 20, hydratedArticle: 100, servicePage: 50, css: 5, fonts: 7, fontFiles: 2 };
const folders = { pagesFolder: 'src/pages/', articleFolder: 'src/pages/article/', loadedBySomeArticles: ['src/pages/article/quiz.tsx'], loadedWithoutIntent: ['src/ads.ts'], servicePages: ['list'] };
const chunk = (url: string, imports: string[] = [], dynamicImports: string[] = []): AssetChunk => ({ url, imports, dynamicImports });

const list: AssetsList = {
  buildId: 'b',
  boot: '/boot',
  main: '/main',
  mainImports: ['/react'],
  css: '/css',
  frameHost: '/frame-host',
  consent: '/consent',
  measurementFrame: '/measurement-frame',
  serviceWorker: '/service-worker',
  frame: { script: '/frame', css: '/frame-css' },
  fonts: ['/f1', '/f2'],
  chunks: {
    'src/main.tsx': chunk('/main', ['/react'], ['/article', '/list']),
    'src/pages/article/article-page.tsx': chunk('/article', ['/react', '/card'], ['/lightbox', '/quiz']),
    'src/pages/article/quiz.tsx': chunk('/quiz'),
    'src/pages/list/list-page.tsx': chunk('/list', ['/card', '/pager'], []),
    'src/lightbox.tsx': chunk('/lightbox'),
    'src/ads.ts': chunk('/ads', ['/frames']),
  },
  files: Object.fromEntries(
    Object.entries({ '/boot': 1, '/frame-host': 9, '/consent': 7, '/frame': 100, '/frame-css': 100, '/main': 2, '/react': 4, '/article': 8, '/card': 16, '/lightbox': 32, '/quiz': 1000, '/list': 64, '/pager': 128, '/ads': 3, '/frames': 5, '/css': 6, '/f1': 3, '/f2': 5 }).map(
      ([url, br]) => [url, { bytes: br * 3, br }],
    ),
  ),
};

function weighed(what: string): number | undefined {
  return weigh(list, budgets, folders).find((weight) => weight.what === what)?.is;
}

test('a hydrated article weighs all that it can load, each chunk once, and nothing of other pages', () => {
  expect(weighed('script of a hydrated article')).toBe(1 + 2 + 4 + 8 + 16 + 32);
});

test('what loads without intent is the boot script, those of frames and consent, and the listed chunks with their imports', () => {
  expect(weighed('boot script')).toBe(1);
  expect(weighed('script without intent')).toBe(1 + 9 + 7 + 3 + 5);
});

test('the heaviest service page weighs what it brings beyond what all share', () => {
  expect(weighed('script of the heaviest service page (list/list-page.tsx)')).toBe(16 + 64 + 128);
});

test('fonts count together and by number, and the style sheet by its brotli size', () => {
  expect([weighed('fonts'), weighed('font files'), weighed('style sheet')]).toEqual([8, 2, 6]);
});

test('a listed chunk that the build does not have is an error', () => {
  expect(() => weigh(list, budgets, { ...folders, loadedWithoutIntent: ['src/gone.ts'] })).toThrow('src/gone.ts');
});
