import { BARRED_FROM_BROWSER, ENVIRONMENT_READERS, FEATURE_PAIRS, LADDER, NO_NODE, PACKAGE_OWNERS } from './rules.ts';
import type { FoundImport, SourceFile } from './read-imports.ts';

/** Every breach of the house rules, as lines that say where, what and which rule. */
export function findBreaches(sources: readonly SourceFile[]): string[] {
  const imports = sources.flatMap((source) => source.imports);
  return [
    ...imports.flatMap(checkLadder),
    ...imports.flatMap(checkFeatures),
    ...imports.flatMap(checkPages),
    ...imports.flatMap(checkPackage),
    ...sources.flatMap(checkEnvironment),
    ...findBrowserBreaches(sources),
  ];
}

function checkLadder(found: FoundImport): string[] {
  if (found.isPackage) return [];
  const from = rungOf(found.file);
  const to = rungOf(found.target);
  if (from === null || to === null || from === to) return [];
  const allowed = LADDER[from] ?? [];
  return allowed.some((folder) => isIn(found.target, folder)) ? [] : [say(found, `${from} must not import from ${to}`)];
}

function checkFeatures(found: FoundImport): string[] {
  const from = /^src\/shared\/features\/([^/]+)\//.exec(found.file)?.[1];
  const to = /^src\/shared\/features\/([^/]+)\//.exec(found.target)?.[1];
  if (from === undefined || to === undefined || from === to) return [];
  const allowed = FEATURE_PAIRS.some((pair) => pair.to === to && (pair.from === from || pair.from === '*'));
  return allowed ? [] : [say(found, `feature ${from} must not import feature ${to}: let them meet in a page, or list the pair with its reason`)];
}

function checkPages(found: FoundImport): string[] {
  const from = /^src\/shared\/pages\/([^/]+)\//.exec(found.file)?.[1];
  const to = /^src\/shared\/pages\/([^/]+)\//.exec(found.target)?.[1];
  return from === undefined || to === undefined || from === to ? [] : [say(found, `page ${from} must not import page ${to}`)];
}

function checkPackage(found: FoundImport): string[] {
  if (!found.isPackage || found.typeOnly) return [];
  if (found.target.startsWith('node:') && NO_NODE.some((folder) => isIn(found.file, folder))) return [say(found, 'code of both sides must not import node:*')];
  const owners = PACKAGE_OWNERS[found.target];
  if (owners === undefined || !found.file.startsWith('src/')) return [];
  return owners.some((owner) => isIn(found.file, owner)) ? [] : [say(found, `${found.target} belongs to ${owners.join(', ')}`)];
}

function checkEnvironment(source: SourceFile): string[] {
  if (!source.path.startsWith('src/') || !source.text.includes('process.env') || ENVIRONMENT_READERS.includes(source.path)) return [];
  return [`${source.path}: reads process.env, which only ${ENVIRONMENT_READERS.join(', ')} may`];
}

/** Follows the value imports of the browser's entries; whatever is reached must be fit for a browser. */
function findBrowserBreaches(sources: readonly SourceFile[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const queue = sources.filter((source) => source.path.startsWith('src/client/')).map((source) => source.path);
  const seen = new Set(queue);
  const breaches: string[] = [];
  for (const path of queue) {
    for (const found of byPath.get(path)?.imports ?? []) {
      if (found.typeOnly || found.isPackage) {
        if (!found.typeOnly && found.target === 'zod') breaches.push(say(found, 'zod must not reach a browser chunk'));
        continue;
      }
      if (BARRED_FROM_BROWSER.some((barred) => isIn(found.target, barred))) breaches.push(say(found, `${found.target} must not reach a browser chunk`));
      if (seen.has(found.target)) continue;
      seen.add(found.target);
      queue.push(found.target);
    }
  }
  return breaches;
}

function rungOf(path: string): string | null {
  return Object.keys(LADDER).find((folder) => isIn(path, folder)) ?? null;
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function say(found: FoundImport, rule: string): string {
  return `${found.file}:${found.line}: imports ${found.target}: ${rule}`;
}
