/** Work that is done again and again, at a pace that is not even. */
export type DeskLoop = {
  /** Resolves when no work is under way any more. */
  readonly stop: () => Promise<void>;
};

/** How a desk works; failures are told once for each streak of them. */
export type DeskLoopOptions = { readonly work: () => Promise<unknown>; readonly everyMs: number; readonly random: () => number; readonly tell: (error: unknown) => void };

const JITTER_SHARE = 0.3;
const MAX_BACK_OFF = 8;
/** A backend that starts anew is away for less. */
const TOLD_AFTER_FAILURES = 5;

/** Works every so often, ±30 %; where that fails, the pauses double. */
export function startDesk({ work, everyMs, random, tell }: DeskLoopOptions): DeskLoop {
  let isStopped = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();

  const plan = (): void => {
    if (isStopped) return;
    const backOff = Math.min(2 ** failures, MAX_BACK_OFF);
    timer = setTimeout(() => {
      current = run();
    }, everyMs * backOff * (1 + JITTER_SHARE * (2 * random() - 1)));
  };
  const run = async (): Promise<void> => {
    try {
      await work();
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === TOLD_AFTER_FAILURES) tell(error);
    }
    plan();
  };
  plan();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
