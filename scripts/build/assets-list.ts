import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { assetsUrl } from './build-paths.ts';
import type { OutputFile } from './build-client.ts';

/** A chunk by what it is made of: which page's code it carries and what it loads. */
export type AssetChunk = {
  readonly url: string;
  /** Chunks that the browser fetches with it. */
  readonly imports: readonly string[];
  /** Chunks that it may fetch later. */
  readonly dynamicImports: readonly string[];
};

/** What dist/assets.json tells the edge about the files for browsers. Every address begins with /assets/. */
export type AssetsList = {
  /** Changes whenever anything that reaches a reader does. */
  readonly buildId: string;
  readonly boot: string;
  readonly main: string;
  /** What main needs before it can run, itself not included. */
  readonly mainImports: readonly string[];
  readonly css: string;
  /** The script that pages with frames bring. */
  readonly frameHost: string;
  /** The script that asks for consent and loads what was allowed. */
  readonly consent: string;
  /** The script of the measuring frame; it stands in no page. */
  readonly measurementFrame: string;
  /** What frames of our own have; it stands in no page. */
  readonly frame: { readonly script: string; readonly css: string };
  /** The service worker of push messages; the edge sends it from an address of its own. */
  readonly serviceWorker: string;
  readonly fonts: readonly string[];
  /** Chunks that stand for one source file, by its path in the project. */
  readonly chunks: Readonly<Record<string, AssetChunk>>;
  /** Every file of this build by its address: its size as it is and compressed by brotli. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly br: number }>>;
};

type Sizes = AssetsList['files'];

/** What each of the builds for browsers wrote. */
export type BuiltFiles = Readonly<Record<'client' | 'boot' | 'frameHost' | 'consent' | 'measurementFrame' | 'frame' | 'serviceWorker', readonly OutputFile[]>>;

/** Reads the list of assets from what the builds wrote. */
export function toAssetsList(root: string, { client, boot, frameHost, consent, measurementFrame, frame, serviceWorker }: BuiltFiles, sizes: Sizes, serverHash: string): AssetsList {
  const chunks = client.filter((file) => file.type === 'chunk');
  const main = single(chunks.filter((chunk) => chunk.isEntry), 'entry of the client');
  const importsOf = toImportClosure(new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports])));
  const bySource = chunks.flatMap((chunk): [string, AssetChunk][] =>
    chunk.facadeModuleId === null
      ? []
      : [[
          relative(root, chunk.facadeModuleId).split(sep).join('/'),
          { url: toUrl(chunk.fileName), imports: importsOf(chunk.fileName).map(toUrl), dynamicImports: chunk.dynamicImports.map(toUrl) },
        ]],
  );
  const names = client.map((file) => file.fileName);
  return {
    buildId: toBuildId(Object.keys(sizes), serverHash),
    boot: toScriptUrl(boot, 'boot script'),
    main: toUrl(main.fileName),
    mainImports: importsOf(main.fileName).map(toUrl),
    css: toUrl(single(names.filter((name) => name.endsWith('.css')), 'style sheet')),
    frameHost: toScriptUrl(frameHost, 'script for pages with frames'),
    consent: toScriptUrl(consent, 'script of consent'),
    measurementFrame: toScriptUrl(measurementFrame, 'script of the measuring frame'),
    frame: { script: toScriptUrl(frame, 'script of frames'), css: toUrl(single(frame.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css')), 'style sheet of frames')) },
    serviceWorker: toScriptUrl(serviceWorker, 'service worker'),
    fonts: names.filter((name) => name.endsWith('.woff2')).toSorted().map(toUrl),
    chunks: Object.fromEntries(bySource.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    files: sizes,
  };
}

function toScriptUrl(files: readonly OutputFile[], what: string): string {
  return toUrl(single(files.filter((file) => file.type === 'chunk'), what).fileName);
}

/** The address of a file that Vite named "assets/…". */
export function toUrl(fileName: string): string {
  return assetsUrl + fileName.replace(/^assets\//, '');
}

/** All that a file imports, directly or not, nearest first. */
export function toImportClosure(imports: ReadonlyMap<string, readonly string[]>): (file: string) => string[] {
  return (file) => {
    const found = new Set<string>();
    const queue = [file];
    for (const next of queue) {
      for (const imported of imports.get(next) ?? []) {
        if (imported === file || found.has(imported)) continue;
        found.add(imported);
        queue.push(imported);
      }
    }
    return [...found];
  };
}

function toBuildId(urls: readonly string[], serverHash: string): string {
  // A file's name carries the hash of its content.
  return createHash('sha256').update([...urls].toSorted().join('\n')).update(serverHash).digest('hex').slice(0, 16);
}

function single<T>(found: readonly T[], what: string): T {
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`The build should have made one ${what}, and made ${found.length}.`);
  return first;
}
