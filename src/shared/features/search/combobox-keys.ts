/** What a combobox is like when a key comes. */
export type ComboboxState = {
  readonly open: boolean;
  /** The row that is marked, or null for the field itself. */
  readonly active: number | null;
  readonly optionCount: number;
  readonly isEmpty: boolean;
};

/** A key as the field hears it. */
export type ComboboxKey = { readonly key: string; readonly isComposing: boolean; readonly repeat: boolean };

/** What a key does; null leaves it to the browser. */
export type ComboboxAction =
  | { readonly type: 'mark'; readonly active: number | null }
  | { readonly type: 'choose'; readonly index: number }
  | { readonly type: 'close' | 'leave' | 'remove-last' };

/**
 * Decides what a key does. Arrows go through the rows and, past either end, back to the field; Enter takes the marked row,
 * and without one it is the form's; Esc closes the list, then leaves the field. @spec §2.6
 */
export function decideComboboxKey({ key, isComposing, repeat }: ComboboxKey, { open, active, optionCount, isEmpty }: ComboboxState): ComboboxAction | null {
  // What an input method is still putting together is its own.
  if (isComposing) return null;
  switch (key) {
    case 'ArrowDown':
      return optionCount === 0 ? null : { type: 'mark', active: open ? step(active, 1, optionCount) : 0 };
    case 'ArrowUp':
      return optionCount === 0 ? null : { type: 'mark', active: open ? step(active, -1, optionCount) : optionCount - 1 };
    case 'Enter':
      return open && active !== null ? { type: 'choose', index: active } : null;
    case 'Escape':
      return { type: open ? 'close' : 'leave' };
    case 'Backspace':
      // A key held down to empty the field goes no further.
      return isEmpty && !repeat ? { type: 'remove-last' } : null;
    default:
      return null;
  }
}

/** The field stands between the last row and the first. */
function step(active: number | null, by: 1 | -1, optionCount: number): number | null {
  const places = optionCount + 1;
  const place = ((active ?? optionCount) + by + places) % places;
  return place === optionCount ? null : place;
}
