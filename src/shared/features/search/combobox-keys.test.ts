import { describe, expect, test } from 'vitest';
import { decideComboboxKey, type ComboboxState } from './combobox-keys.ts';

const open: ComboboxState = { open: true, active: null, optionCount: 3, isEmpty: false };

function press(key: string, state: Partial<ComboboxState> = {}, more: { isComposing?: boolean; repeat?: boolean } = {}) {
  return decideComboboxKey({ key, isComposing: false, repeat: false, ...more }, { ...open, ...state });
}

/** The rows that are marked one after the other. */
function walk(key: string, times: number): (number | null)[] {
  const marked: (number | null)[] = [];
  let active: number | null = null;
  for (let count = 0; count < times; count += 1) {
    const action = press(key, { active });
    if (action?.type !== 'mark') throw new Error(`${key} marked no row.`);
    active = action.active;
    marked.push(active);
  }
  return marked;
}

describe('arrows', () => {
  test('go down through the rows, back to the field, and round again', () => {
    expect(walk('ArrowDown', 5)).toEqual([0, 1, 2, null, 0]);
  });

  test('go up the same way', () => {
    expect(walk('ArrowUp', 5)).toEqual([2, 1, 0, null, 2]);
  });

  test('open a closed list at its first or last row', () => {
    expect(press('ArrowDown', { open: false, active: 2 })).toEqual({ type: 'mark', active: 0 });
    expect(press('ArrowUp', { open: false })).toEqual({ type: 'mark', active: 2 });
  });

  test('do nothing without a row', () => {
    expect(press('ArrowDown', { optionCount: 0 })).toBeNull();
  });
});

describe('Enter', () => {
  test('takes the marked row', () => expect(press('Enter', { active: 1 })).toEqual({ type: 'choose', index: 1 }));
  test('runs the search where none is marked', () => expect(press('Enter')).toBeNull());
  test('runs the search where the list is closed', () => expect(press('Enter', { open: false, active: 1 })).toBeNull());
});

test('Esc closes the list, then leaves the field', () => {
  expect(press('Escape')).toEqual({ type: 'close' });
  expect(press('Escape', { open: false })).toEqual({ type: 'leave' });
});

describe('Backspace', () => {
  test('in an empty field takes the last tag away', () => expect(press('Backspace', { isEmpty: true })).toEqual({ type: 'remove-last' }));
  test('in a text is the browser’s', () => expect(press('Backspace')).toBeNull());
  test('held down stops at the empty field', () => expect(press('Backspace', { isEmpty: true }, { repeat: true })).toBeNull());
});

test('keys of an input method are left to it', () => {
  expect(press('Enter', { active: 1 }, { isComposing: true })).toBeNull();
});
