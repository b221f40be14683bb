import { startProgress } from '../run/progress.mjs';
import { buildAll } from './build-all.ts';
import type { BuildOptions } from './build-all.ts';

/** Builds what is not current and says how long it took; says nothing when dist is current. Answers whether it built. */
export async function buildWithProgress(options: BuildOptions = {}): Promise<boolean> {
  let progress: ReturnType<typeof startProgress> | null = null;
  try {
    const built = await buildAll({ ...options, onBegin: () => (progress = startProgress('Building the site')) });
    end(progress, 'done');
    return built;
  } catch (error) {
    end(progress, 'failed');
    throw new Error(`The build failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function end(progress: ReturnType<typeof startProgress> | null, result: string): void {
  progress?.end(result);
}
