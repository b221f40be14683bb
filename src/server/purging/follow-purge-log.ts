import { EVERYTHING_KEY } from '../../shared/contract/everything-key.ts';
import type { EndpointResponse } from '../../shared/contract/schemas/endpoint-schemas.ts';
import type { ApplyPurge } from './apply-purge.ts';

/** A part of the log. */
export type Purges = EndpointResponse<'purges'>;

export type FollowOptions = {
  /** The purges after a sequence number, oldest first, in as many answers as it takes. */
  readonly read: (since: number) => Promise<Purges>;
  readonly apply: ApplyPurge;
  /** Told of the first failure of a streak. */
  readonly onFailure: (error: unknown) => void;
  readonly onRecovery: (failures: number) => void;
  /** Told of purges that the log has forgotten. */
  readonly onGap: (since: number, last: number) => void;
};

/** Reads the backend's purge log from where it stands on: the way that needs nothing but the backend. */
export type PurgeFollower = {
  /** Resolves after the first try, whatever came of it. */
  readonly firstTry: Promise<void>;
  /** Reads at once: something else that brings purges was away. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
};

/** How long the log is left alone when all is well, and between tries at the most. */
export const READ_EVERY_MS = 2000;
const FIRST_RETRY_MS = 250;
/** Greater than every sequence number, and no longer than the call takes: only the log's end is answered. */
const END_OF_LOG = 999_999_999;

/** Starts to follow. What was kept before the log could be read is taken down: nobody knows what was withdrawn meanwhile. */
export function followPurgeLog({ read, apply, onFailure, onRecovery, onGap }: FollowOptions): PurgeFollower {
  let cursor: number | null = null;
  let failures = 0;
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = start();
  const firstTry = running;

  async function start(): Promise<void> {
    try {
      do {
        isWoken = false;
        await catchUp();
      } while (isWoken && !signal.aborted);
      if (failures > 0) onRecovery(failures);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === 1) onFailure(error);
    }
    running = null;
    if (!signal.aborted) timer = setTimeout(readOn, failures === 0 ? READ_EVERY_MS : Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), READ_EVERY_MS));
  }

  async function catchUp(): Promise<void> {
    if (cursor === null) {
      const { last } = await read(END_OF_LOG);
      apply({ keys: [EVERYTHING_KEY], hard: true });
      cursor = last;
    }
    while (!signal.aborted) {
      const { items, gap, last }: Purges = await read(cursor);
      if (gap) {
        onGap(cursor, last);
        // Like at the start: what is missing may have been a takedown.
        apply({ keys: [EVERYTHING_KEY], hard: true });
        cursor = last;
      }
      for (const item of items) {
        apply(item);
        cursor = item.sequence;
      }
      if (items.length === 0) return;
    }
  }

  function readOn(): void {
    clearTimeout(timer);
    running = start();
  }

  return {
    firstTry,
    wake() {
      if (running === null && !signal.aborted) readOn();
      else isWoken = true;
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
