import { build } from 'vite';
import type { BuildMode, BuildPaths } from './build-paths.ts';
import { assetFileNames, toSharedConfig } from './vite-config.ts';

/** Builds the edge for Node: its packages stay in node_modules, CSS modules become class names only. */
export async function buildServer(paths: BuildPaths, mode: BuildMode): Promise<void> {
  await build({
    ...toSharedConfig(paths, mode),
    // In Node the variable itself decides, as it does for the packages that stay outside.
    define: {},
    ssr: { external: true },
    build: {
      ssr: paths.serverEntry,
      outDir: `${paths.outDir}/server`,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { format: 'es', entryFileNames: 'main.js', chunkFileNames: 'chunks/[name]-[hash].js', assetFileNames },
      },
    },
  });
}
