import { TAG_MARK_CLEARS_AFTER_MS } from '../../config/constants.ts';
import { addTags, takeClosedTags } from './free-tags.ts';
import { browserTimers, type Timers } from './timers.ts';

/** The tags of a free-entry field; `marked` is the one that the next backspace deletes. */
export type TagFieldState = { readonly tags: readonly string[]; readonly marked: string | null };

/** A free-entry field: what a reader does to it, and what it is like. */
export type TagField = {
  readonly get: () => TagFieldState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds what a text names: by Enter, by leaving the field, by pasting. */
  readonly enter: (text: string) => void;
  /** Takes a text as it is typed and gives back what stays in the field. */
  readonly type: (text: string) => string;
  /** A backspace in the empty field: marks the last tag, or deletes the marked one. */
  readonly backspace: () => void;
  readonly remove: (tag: string) => void;
  /** Calls back with every change that a reader made. */
  readonly onTags: (listener: (tags: readonly string[]) => void) => () => void;
  /** The tags come from elsewhere: another address is shown. */
  readonly reset: (tags: readonly string[]) => void;
};

/** Makes a free-entry field. @spec §2.6 Free-entry tag input */
export function createTagField(tags: readonly string[], timers: Timers = browserTimers): TagField {
  let state: TagFieldState = { tags, marked: null };
  let clearing: unknown;
  const listeners = new Set<() => void>();
  const tagListeners = new Set<(tags: readonly string[]) => void>();

  function become(next: TagFieldState): void {
    const before = state;
    timers.clear(clearing);
    if (next.tags === before.tags && next.marked === before.marked) return;
    state = next;
    if (next.marked !== null) clearing = timers.set(() => become({ ...state, marked: null }), TAG_MARK_CLEARS_AFTER_MS);
    for (const listener of listeners) listener();
  }

  function change(next: readonly string[]): void {
    const isChange = next !== state.tags;
    become({ tags: next, marked: null });
    if (isChange) for (const listener of tagListeners) listener(next);
  }

  return {
    get: () => state,
    subscribe: (listener) => toUnsubscribe(listeners, listener),
    onTags: (listener) => toUnsubscribe(tagListeners, listener),
    enter: (text) => change(addTags(state.tags, text)),
    type(text) {
      const { closed, rest } = takeClosedTags(text);
      change(addTags(state.tags, closed));
      return rest;
    },
    backspace() {
      const last = state.tags.at(-1);
      if (last === undefined) return;
      if (state.marked === last) change(state.tags.slice(0, -1));
      else become({ ...state, marked: last });
    },
    remove: (tag) => change(state.tags.includes(tag) ? state.tags.filter((one) => one !== tag) : state.tags),
    reset(next) {
      if (next.join(';') !== state.tags.join(';')) become({ tags: next, marked: null });
    },
  };
}

function toUnsubscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
