import { EVERYTHING_KEY } from '../../shared/contract/everything-key.ts';
import { END_OF_LOG, type Purge, type Purges } from '../store/purge-store.ts';
import type { BackendLogger } from '../logger.ts';
import type { Cursors } from './cursor-file.ts';

/** What one message to an edge says. */
export type PurgeMessage = Purge;

/** Tells an edge. @throws when the edge did not take it */
export type SendPurge = (edge: string, message: PurgeMessage, signal: AbortSignal) => Promise<void>;

export type PurgeSenderOptions = {
  readonly edges: readonly string[];
  readonly loadPurgesSince: (sequence: number) => Promise<Purges>;
  readonly cursors: Cursors;
  readonly send: SendPurge;
  readonly logger: BackendLogger;
};

/** Tells edges what went stale, in the background of the writes that caused it. */
export type PurgeSender = {
  /** A write has left something; returns at once. */
  readonly wake: () => void;
  /** Ends what is under way; the rest is sent after the next start. */
  readonly stop: () => Promise<void>;
};

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 60_000;
/** Keys of one message; the edge refuses ten times as many. */
const MAX_KEYS = 1000;
/** Starts the sender: one loop an edge, so that a dead one delays no other. What an edge is still to be told is sent at once. */
export function startPurgeSender(options: PurgeSenderOptions): PurgeSender {
  const loops = options.edges.map((edge) => createEdgeLoop(edge, options));
  loops.forEach((loop) => loop.wake());
  return {
    wake: () => loops.forEach((loop) => loop.wake()),
    stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))),
  };
}

function createEdgeLoop(edge: string, { loadPurgesSince, cursors, send, logger }: PurgeSenderOptions): PurgeSender {
  const stopping = new AbortController();
  let failures = 0;
  let isAwake = false;
  let retry: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  function wake(): void {
    isAwake = true;
    // A failing edge is asked again when its time comes, not at every write.
    if (running === null && retry === undefined && !stopping.signal.aborted) running = run();
  }

  async function run(): Promise<void> {
    try {
      while (isAwake && !stopping.signal.aborted) {
        isAwake = false;
        await sendAll();
      }
      failures = 0;
    } catch (error) {
      if (!stopping.signal.aborted) retryLater(error);
    } finally {
      running = null;
    }
  }

  async function sendAll(): Promise<void> {
    let sequence = (await cursors.load(edge)) ?? (await sendEverything());
    for (;;) {
      const { items, gap, last } = await loadPurgesSince(sequence);
      if (gap) logger.warn({ edge, sequence, last }, 'purges are missing from the log: everything that this edge keeps is made stale');
      const messages = gap ? [toEverything((items[0]?.sequence ?? last + 1) - 1), ...toMessages(items)] : toMessages(items);
      for (const message of messages) {
        await send(edge, message, stopping.signal);
        await cursors.save(edge, message.sequence);
        sequence = message.sequence;
      }
      if (items.length === 0) return;
    }
  }

  /** An edge of which nothing is remembered may be new, or its cursor was lost: it renews everything, then hears what comes. */
  async function sendEverything(): Promise<number> {
    const { last } = await loadPurgesSince(END_OF_LOG);
    if (last > 0) await send(edge, toEverything(last), stopping.signal);
    await cursors.save(edge, last);
    return last;
  }

  function retryLater(error: unknown): void {
    const waitMs = Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS);
    failures += 1;
    isAwake = true;
    logger[failures === 1 ? 'info' : 'warn']({ err: error, edge, failures, waitMs }, 'an edge could not be told what went stale; it will be tried again');
    retry = setTimeout(() => {
      retry = undefined;
      wake();
    }, waitMs);
  }

  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(retry);
      await running;
    },
  };
}

/** What stands for the purges that nobody knows any more: all is asked for anew, and stays for the case that the backend fails. */
function toEverything(sequence: number): PurgeMessage {
  return { sequence, keys: [EVERYTHING_KEY], hard: false };
}

/** Neighbours of the same kind travel together: after an edge was away there may be many. */
export function toMessages(purges: readonly Purge[]): PurgeMessage[] {
  const messages: PurgeMessage[] = [];
  for (const { sequence, keys, hard } of purges) {
    const last = messages.at(-1);
    const joined = last === undefined || last.hard !== hard ? null : [...new Set([...last.keys, ...keys])];
    if (joined === null || joined.length > MAX_KEYS) messages.push({ sequence, keys, hard });
    else messages[messages.length - 1] = { sequence, keys: joined, hard };
  }
  return messages;
}
