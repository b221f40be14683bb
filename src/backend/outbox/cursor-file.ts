import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How far each edge has been told, by its address. */
export type Cursors = {
  /** Null for an edge that was never told anything. */
  readonly load: (edge: string) => Promise<number | null>;
  readonly save: (edge: string, sequence: number) => Promise<void>;
};

/** Keeps the cursors in a file, so that what a stop leaves unsent is sent after the next start. */
export function createCursorFile(path: string): Cursors {
  let known: Promise<Map<string, number>> | null = null;
  let writing: Promise<void> = Promise.resolve();

  return {
    load: async (edge) => (await (known ??= readCursors(path))).get(edge) ?? null,
    async save(edge, sequence) {
      const cursors = await (known ??= readCursors(path));
      cursors.set(edge, sequence);
      // One after the other: two edges share the file.
      writing = writing.catch(() => undefined).then(() => writeCursors(path, cursors));
      await writing;
    },
  };
}

async function readCursors(path: string): Promise<Map<string, number>> {
  try {
    const parsed: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null) return new Map();
    return new Map(Object.entries(parsed).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])));
  } catch (error) {
    // No file at the first start; one that is broken says as little.
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT')) return new Map();
    throw error;
  }
}

async function writeCursors(path: string, cursors: ReadonlyMap<string, number>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.tmp`, JSON.stringify(Object.fromEntries(cursors)));
  await rename(`${path}.tmp`, path);
}
