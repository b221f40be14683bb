/** Local storage, which a browser may refuse: then nothing is remembered and everything still works. */
export function readStored(key: string): string | null {
  return attempt(() => localStorage.getItem(key));
}

/** Remembers a value where the browser allows it. */
export function writeStored(key: string, value: string): void {
  attempt(() => localStorage.setItem(key, value));
}

/** The same for this tab only. */
export function readSession(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key));
}

/** The same for this tab only. */
export function writeSession(key: string, value: string): void {
  attempt(() => sessionStorage.setItem(key, value));
}

function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    // A browser that blocks storage throws on touch; the reader has chosen so.
    return null;
  }
}
