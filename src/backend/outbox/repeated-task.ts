/** A task that runs again and again until it is stopped. */
export type RepeatedTask = {
  /** Resolves when no run is under way any more. */
  readonly stop: () => Promise<void>;
};

/** Runs a task now and then again a while after each end; an error is reported and does not end it. */
export function repeatTask({ run, everyMs, onError }: { run: () => Promise<void>; everyMs: number; onError: (error: unknown) => void }): RepeatedTask {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current = start();

  async function start(): Promise<void> {
    try {
      await run();
    } catch (error) {
      onError(error);
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      current = start();
    }, everyMs);
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
