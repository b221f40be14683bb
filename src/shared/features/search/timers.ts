/** Timers that a test can turn. */
export type Timers = { readonly set: (callback: () => void, ms: number) => unknown; readonly clear: (timer: unknown) => void };

/** The page's own. */
export const browserTimers: Timers = {
  set: (callback, ms) => setTimeout(callback, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};
