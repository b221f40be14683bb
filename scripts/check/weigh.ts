import type { AssetsList } from '../build/assets-list.ts';

type Budgets = {
  readonly boot: number;
  readonly withoutIntent: number;
  readonly hydratedArticle: number;
  readonly servicePage: number;
  readonly css: number;
  readonly fonts: number;
  readonly fontFiles: number;
};

/** Where the pages' chunks come from. */
export type PageFolders = { readonly pagesFolder: string; readonly articleFolder: string; readonly loadedBySomeArticles: readonly string[]; readonly loadedWithoutIntent: readonly string[]; readonly servicePages: readonly string[] };

/** One budget and what the build weighs against it. */
export type Weight = { readonly what: string; readonly is: number; readonly limit: number; readonly unit: 'bytes' | 'files' };

/** Weighs a build against its budgets. */
export function weigh(list: AssetsList, budgets: Budgets, folders: PageFolders): Weight[] {
  const sum = (urls: Iterable<string>) => [...new Set(urls)].reduce((total, url) => total + sizeOf(list, url), 0);
  const withoutIntent = folders.loadedWithoutIntent.flatMap((source) => toLoaded(list, source));
  return [
    { what: 'boot script', is: sum([list.boot]), limit: budgets.boot, unit: 'bytes' },
    { what: 'script without intent', is: sum([list.boot, list.frameHost, list.consent, ...withoutIntent]), limit: budgets.withoutIntent, unit: 'bytes' },
    { what: 'script of a hydrated article', is: sum([list.boot, ...listArticleScripts(list, folders)]), limit: budgets.hydratedArticle, unit: 'bytes' },
    { ...weighHeaviestPage(list, folders), limit: budgets.servicePage, unit: 'bytes' },
    { what: 'style sheet', is: sum([list.css]), limit: budgets.css, unit: 'bytes' },
    { what: 'fonts', is: sum(list.fonts), limit: budgets.fonts, unit: 'bytes' },
    { what: 'font files', is: list.fonts.length, limit: budgets.fontFiles, unit: 'files' },
  ];
}

/**
 * Everything that an article page can ever load: the entry and all chunks reachable from it, except those that stand
 * for other pages or for what only some articles have. A chunk counts even where only a tap would bring it.
 */
function listArticleScripts(list: AssetsList, { pagesFolder, articleFolder, loadedBySomeArticles }: PageFolders): string[] {
  const byUrl = new Map(Object.entries(list.chunks).map(([source, chunk]) => [chunk.url, { source, ...chunk }]));
  const isOtherPage = (url: string) => {
    const source = byUrl.get(url)?.source ?? '';
    return loadedBySomeArticles.includes(source) || (source.startsWith(pagesFolder) && !source.startsWith(articleFolder));
  };
  const loaded = new Set([list.main]);
  for (const url of loaded) {
    const chunk = byUrl.get(url);
    for (const next of chunk?.imports ?? []) loaded.add(next);
    for (const next of chunk?.dynamicImports ?? []) if (!isOtherPage(next)) loaded.add(next);
  }
  return [...loaded];
}

/** The page of a service that brings the most of its own, what a tap on it would bring included. */
function weighHeaviestPage(list: AssetsList, { pagesFolder, servicePages }: PageFolders): { what: string; is: number } {
  const byUrl = new Map(Object.values(list.chunks).map((chunk) => [chunk.url, chunk]));
  const shared = new Set([list.main, ...list.mainImports]);
  const pages = Object.entries(list.chunks).filter(([source]) => servicePages.some((name) => source.startsWith(`${pagesFolder}${name}/`)));
  const weights = pages.map(([source, { url }]) => {
    const own = new Set([url]);
    for (const next of own) for (const more of [...(byUrl.get(next)?.imports ?? []), ...(byUrl.get(next)?.dynamicImports ?? [])]) if (!shared.has(more)) own.add(more);
    return { what: `script of the heaviest service page (${source.slice(pagesFolder.length)})`, is: [...own].reduce((total, each) => total + sizeOf(list, each), 0) };
  });
  return weights.toSorted((one, other) => other.is - one.is)[0] ?? { what: 'script of the heaviest service page', is: 0 };
}

function toLoaded(list: AssetsList, source: string): string[] {
  const chunk = list.chunks[source];
  if (!chunk) throw new Error(`budgets.ts counts ${source} as loaded without intent, and the build has no chunk of it: correct the path.`);
  return [chunk.url, ...chunk.imports];
}

function sizeOf(list: AssetsList, url: string): number {
  const size = list.files[url];
  if (!size) throw new Error(`dist/assets.json names ${url} and has no size for it: build again.`);
  return size.br;
}
