/** Whether a folder holds a name, for askers who may ask for anything. */
export type FolderNames = { readonly has: (name: string) => boolean; readonly hasNow: (name: string) => Promise<boolean> };

export type FolderNamesOptions = {
  readonly readNames: () => Promise<readonly string[]>;
  readonly clock: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
};

/** The folder is read at most four times a second. */
export const READ_EVERY_MS = 250;

/**
 * Knows the names in a folder that others add to. A known name costs nothing. An unknown one waits for the next reading,
 * which it shares with all others that came before it began: however many ask for nonsense, the disk does not notice,
 * and what is there when somebody asks is always found.
 */
export function createFolderNames({ readNames, clock, wait }: FolderNamesOptions): FolderNames {
  let names: ReadonlySet<string> = new Set();
  let next: Promise<void> | null = null;
  let lastAt = -Infinity;

  async function read(): Promise<void> {
    // A clock that is set back must not make anybody wait longer.
    await wait(Math.min(Math.max(0, lastAt + READ_EVERY_MS - clock()), READ_EVERY_MS));
    lastAt = clock();
    // From here on a newcomer cannot be sure that this reading sees what it asks for.
    next = null;
    names = new Set(await readNames());
  }

  return {
    has: (name) => names.has(name),
    async hasNow(name) {
      if (names.has(name)) return true;
      await (next ??= read());
      return names.has(name);
    },
  };
}
