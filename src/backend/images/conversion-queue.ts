import { AppError } from '../../shared/lib/errors.ts';

/** Runs a task when its turn comes. @throws AppError OVERLOADED when too many wait */
export type ConversionQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Makes a queue that runs a few tasks at a time and lets a bounded number wait, in their order. */
export function createConversionQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): ConversionQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new AppError('OVERLOADED', `${waiting} picture conversions are waiting already; try again in a moment.`);
      // The one that ends hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
