import { join } from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import type { BuildMode, BuildPaths } from './build-paths.ts';
import { assetFileNames, toBrowserBuild, toSharedConfig } from './vite-config.ts';

export type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Builds what hydrates a page: ES modules with a chunk a page, and all CSS in one file. */
export async function buildClient(paths: BuildPaths, mode: BuildMode): Promise<OutputFile[]> {
  const result = await build({
    ...toSharedConfig(paths, mode),
    publicDir: join(paths.root, 'src/client/public'),
    resolve: { alias: [{ find: /^(.*)\/page-head\.tsx$/, replacement: '$1/page-head.browser.tsx' }] },
    build: {
      ...toBrowserBuild(paths, mode),
      rolldownOptions: {
        input: { main: paths.clientEntry },
        // The boot script imports the entry and calls its exports.
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames,
          // Chromium then compiles all of it beside the page's thread, and not piece by piece when React starts.
          postBanner: (chunk) => (chunk.name === 'react' ? '//# allFunctionsCalledOnLoad\n' : ''),
          // Apart, React keeps its name from build to build, and the browser takes it up in a task of its own.
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]react-first\.ts$/, priority: 2 },
              // What most pages share: as chunks of a few hundred bytes it would compress badly, and every name of a chunk costs, too.
              { name: 'common', test: /[\\/]src[\\/]shared[\\/]/, minShareCount: 8, priority: 1 },
            ],
          },
        },
      },
    },
  });
  return toFiles(result);
}

/** Builds a script that stands alone, in one file that is classic script and module alike: the boot script, those of frames. */
export async function buildScript(paths: BuildPaths, mode: BuildMode, { name, entry }: { name: string; entry: string }): Promise<OutputFile[]> {
  const result = await build({
    ...toSharedConfig(paths, mode),
    publicDir: paths.publicDir,
    build: {
      ...toBrowserBuild(paths, mode),
      rolldownOptions: {
        input: { [name]: entry },
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'assets/[name]-[hash].js', assetFileNames },
      },
    },
  });
  return toFiles(result);
}

function toFiles(result: Awaited<ReturnType<typeof build>>): OutputFile[] {
  if (!('output' in result)) throw new Error('The build returned a watcher or several outputs where one was asked for.');
  return [...result.output];
}
