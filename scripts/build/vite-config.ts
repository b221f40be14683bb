import type { InlineConfig } from 'vite';
import type { BuildMode, BuildPaths } from './build-paths.ts';
import { createClassNamer } from './class-names.ts';

/** The names of files that imports turn into addresses: the same in both builds, or the server would link to nothing. */
export const assetFileNames = 'assets/[name]-[hash][extname]';

/** What the client's, the boot script's and the server's build have in common. */
export function toSharedConfig(paths: BuildPaths, mode: BuildMode) {
  return {
    configFile: false,
    root: paths.root,
    mode,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    css: { modules: { generateScopedName: createClassNamer(paths.root) } },
  } satisfies InlineConfig;
}

/** Options of every build that makes files for browsers. */
export function toBrowserBuild(paths: BuildPaths, mode: BuildMode) {
  return {
    outDir: `${paths.outDir}/client`,
    // Readers with an open page still ask for the files of earlier builds.
    emptyOutDir: false,
    target: 'baseline-widely-available',
    minify: mode === 'production',
    // A data: address in CSS would need its own allowance in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    reportCompressedSize: false,
  } satisfies InlineConfig['build'];
}
