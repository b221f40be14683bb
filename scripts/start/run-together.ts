import process from 'node:process';
import { awaitStopSignal } from './child-process.ts';
import type { Ending, ServerProcess } from './child-process.ts';

/** The backend's exit code for a data folder that another run holds; it has said so itself. */
const folderTaken = 2;

/** What a launcher gets to run its servers under one fate. */
export type Together = {
  /** Waits until the server is ready. Answers its address, or null when everything is to end. */
  untilReady(child: ServerProcess): Promise<string | null>;
  /** The same for a server that may end by itself without ending the others; null then, too. */
  untilReadyOrEnded(child: ServerProcess): Promise<string | null>;
  /** Stops one server and leaves the others running. */
  stop(child: ServerProcess): Promise<void>;
  /** Whether everything is to end. */
  isStopping(): boolean;
};

/**
 * Runs servers that end together: at a signal, when one of them ends by itself, or when starting fails.
 * Ends this process when none of them is left, with exit code 0 after a signal.
 */
export async function runTogether(start: (together: Together) => Promise<void>): Promise<never> {
  const running = new Set<ServerProcess>();
  const fate = Promise.withResolvers<number>();
  let isStopping = false;

  async function watch(child: ServerProcess, isVital: boolean): Promise<null> {
    running.add(child);
    const ending = await child.ended;
    if (!running.delete(child) || isStopping) return null;
    if (ending.code !== folderTaken) console.error(`The ${child.name} ended by itself (${describeEnding(ending)})${isVital ? ', so everything stops' : ''}.`);
    if (isVital) fate.resolve(ending.code === folderTaken ? folderTaken : 1);
    return null;
  }

  const together: Together = {
    untilReady: (child) => Promise.race([child.ready, watch(child, true), fate.promise.then(() => null)]),
    untilReadyOrEnded: (child) => Promise.race([child.ready, watch(child, false), fate.promise.then(() => null)]),
    async stop(child) {
      running.delete(child);
      await child.stop();
    },
    isStopping: () => isStopping,
  };

  void awaitStopSignal().then(() => fate.resolve(0));
  start(together).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    fate.resolve(1);
  });

  const outcome = await fate.promise;
  isStopping = true;
  // The edge, started last, goes first, so that it does not see its backend go.
  for (const child of [...running].toReversed()) await child.stop();
  process.exit(outcome);
}

function describeEnding({ code, signal }: Ending): string {
  return signal === null ? `exit code ${code}` : `signal ${signal}`;
}
