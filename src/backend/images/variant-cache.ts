import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Made variants on disk, by name. */
export type VariantCache = {
  /** The file of a variant, or null when it has to be made. */
  readonly find: (name: string) => Promise<string | null>;
  /** Lets `write` fill a file beside, puts it in its place at once, and answers where it is. */
  readonly store: (name: string, write: (path: string) => Promise<void>) => Promise<string>;
};

const UNFINISHED = '.tmp';

/** Opens the cache of a folder, and keeps it within its bytes: what was asked for longest ago goes first. */
export function createVariantCache({ folder, maxBytes }: { folder: string; maxBytes: number }): VariantCache {
  const sizes = new Map<string, number>();
  let total = 0;
  let opening: Promise<void> | null = null;

  /** The names with their sizes, the oldest first; what a crash left unfinished goes. */
  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const files = [];
    for (const { parentPath, name } of names) {
      const path = join(parentPath, name);
      if (name.endsWith(UNFINISHED)) await rm(path, { force: true });
      else files.push({ name, ...(await stat(path)) });
    }
    for (const file of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) remember(file.name, file.size);
    await dropOldest();
  }

  function remember(name: string, bytes: number): void {
    total += bytes - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, bytes);
  }

  async function dropOldest(): Promise<void> {
    for (const [name, bytes] of sizes) {
      if (total <= maxBytes || sizes.size <= 1) return;
      sizes.delete(name);
      total -= bytes;
      await rm(toPath(name), { force: true });
    }
  }

  /** Spread over folders, since some file systems are slow with a hundred thousand files in one. */
  function toPath(name: string): string {
    return join(folder, name.slice(0, 2), name);
  }

  return {
    async find(name) {
      await (opening ??= open());
      const bytes = sizes.get(name);
      if (bytes === undefined) return null;
      remember(name, bytes);
      const path = toPath(name);
      if (await isFile(path)) return path;
      // Somebody emptied the folder.
      sizes.delete(name);
      total -= bytes;
      return null;
    },
    async store(name, write) {
      await (opening ??= open());
      const path = toPath(name);
      const unfinished = join(folder, `${randomUUID()}${UNFINISHED}`);
      try {
        await mkdir(dirname(path), { recursive: true });
        await write(unfinished);
        const { size } = await stat(unfinished);
        await rename(unfinished, path);
        remember(name, size);
      } finally {
        await rm(unfinished, { force: true });
      }
      await dropOldest();
      return path;
    },
  };
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
