import { AUTOCOMPLETE_MIN_CHARS } from '../../config/constants.ts';
import { parseTerm } from '../../lib/page-query.ts';
import type { SearchFilter } from '../../contract/schemas/search.ts';
import { browserTimers, type Timers } from './timers.ts';
import type { AskSuggestions } from './suggestion-transport.ts';
import { NO_SUGGESTIONS, type Suggestions } from './suggestions.ts';

/** So long nothing more is typed before suggestions are asked for. */
export const SUGGEST_AFTER_MS = 150;

/** Asks for suggestions as a reader types. */
export type Suggester = {
  /** Told with every change of the text. */
  readonly want: (text: string, filters: SearchFilter) => void;
  /** Nothing is wanted any more: what is under way shows nothing. */
  readonly stop: () => void;
};

/**
 * Makes a suggester. It waits for a pause, only the last question counts, and one that fails offers nothing: typing goes
 * on as if there were no suggestions. @spec §2.6
 */
export function createSuggester(ask: AskSuggestions, show: (suggestions: Suggestions) => void, timers: Timers = browserTimers): Suggester {
  let timer: unknown;
  let running = new AbortController();

  function stop(): void {
    timers.clear(timer);
    running.abort();
  }

  async function run(term: string, filters: SearchFilter): Promise<void> {
    const own = new AbortController();
    running = own;
    const found = await ask({ term, filters }, own.signal).catch(() => NO_SUGGESTIONS);
    if (!own.signal.aborted) show(found);
  }

  return {
    want(text, filters) {
      stop();
      const term = parseTerm(text);
      if (term === null || term.length < AUTOCOMPLETE_MIN_CHARS) show(NO_SUGGESTIONS);
      else timer = timers.set(() => void run(term, filters), SUGGEST_AFTER_MS);
    },
    stop,
  };
}
