/** What a poller lives among; a test gives its own. */
export type PollerSurroundings = {
  readonly isHidden: () => boolean;
  /** Calls back when the tab is seen again; `restored` says that the whole page came back from the browser's memory. */
  readonly onReturn: (callback: (restored: boolean) => void) => () => void;
  readonly setTimer: (callback: () => void, ms: number) => unknown;
  readonly clearTimer: (timer: unknown) => void;
  /** Milliseconds. */
  readonly now: () => number;
  readonly random: () => number;
};

/** A question that is asked again and again. */
export type PollerOptions = {
  /** Asks once. A promise that is rejected is a failure: it is not told, the next question waits longer. */
  readonly task: () => Promise<unknown>;
  readonly everyMs: number;
  /** A tab that returns later than this after the last question asks at once. */
  readonly restartAfterMs: number;
  /** When it was asked last, kept by whoever makes one poller after the other for the same question. Now, by default. */
  readonly lastAt?: { ms: number | null };
};

/** A running question. */
export type Poller = { readonly start: () => void; readonly stop: () => void };

/** Times vary by this share either way, so that readers who came together do not ask together. */
const JITTER_SHARE = 0.2;
const MAX_BACK_OFF = 8;

/**
 * Makes a poller. Hidden tabs do not ask; failures are silent and double the wait, up to eight times; one question at a
 * time. @spec §4 Live refresh, Common data refresh §9
 */
export function createPoller({ task, everyMs, restartAfterMs, lastAt }: PollerOptions, around: PollerSurroundings = browserSurroundings()): Poller {
  let backOff = 1;
  const last = lastAt ?? { ms: null };
  last.ms ??= around.now();
  let timer: unknown = null;
  let isAsking = false;
  let stopListening: (() => void) | null = null;

  function isDue(): boolean {
    return around.now() - (last.ms ?? 0) > restartAfterMs;
  }

  function plan(): void {
    around.clearTimer(timer);
    if (stopListening !== null) timer = around.setTimer(() => void ask(), everyMs * backOff * (1 + JITTER_SHARE * (2 * around.random() - 1)));
  }

  async function ask(): Promise<void> {
    if (isAsking || stopListening === null) return;
    if (around.isHidden()) {
      plan();
      return;
    }
    isAsking = true;
    last.ms = around.now();
    try {
      await task();
      backOff = 1;
    } catch {
      // Silent by the specification: the page stays as it is, and the next question comes later.
      backOff = Math.min(backOff * 2, MAX_BACK_OFF);
    }
    isAsking = false;
    plan();
  }

  return {
    start(): void {
      if (stopListening !== null) return;
      stopListening = around.onReturn((restored) => {
        if (restored || isDue()) void ask();
      });
      if (isDue()) void ask();
      else plan();
    },
    stop(): void {
      stopListening?.();
      stopListening = null;
      around.clearTimer(timer);
    },
  };
}

/** The page's own clock, timers and tab. */
function browserSurroundings(): PollerSurroundings {
  return {
    isHidden: () => document.hidden,
    onReturn,
    setTimer: (callback, ms) => setTimeout(callback, ms),
    clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    now: () => Date.now(),
    random: () => Math.random(),
  };
}

function onReturn(callback: (restored: boolean) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', () => document.hidden || callback(false), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && callback(true), { signal });
  return () => listening.abort();
}
