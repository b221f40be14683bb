import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTagField } from './create-tag-field.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(...tags: string[]) {
  const told: (readonly string[])[] = [];
  const field = createTagField(tags);
  field.onTags((next) => void told.push(next));
  return { field, told, tags: () => field.get().tags };
}

describe('a tag', () => {
  test('is added by Enter, by leaving the field and by pasting, without the spaces round it', () => {
    const { field, told } = start('Duna');
    field.enter('  Tisza   menti ');
    expect(told).toEqual([['Duna', 'Tisza menti']]);
  });

  test('is there once, in whatever case it is written', () => {
    const { field, told, tags } = start('Tisza');
    field.enter('tisza');
    field.enter('Duna;DUNA');
    expect(tags()).toEqual(['Tisza', 'Duna']);
    expect(told).toHaveLength(1);
  });

  test('of one character is long enough, of none is not one', () => {
    const { field, tags } = start();
    field.enter('x');
    field.enter('   ');
    expect(tags()).toEqual(['x']);
  });

  test.each(['Rovatok', 'Témák', 'Cím', 'Szerzők', 'rovatok', 'TÉMÁK'])('cannot be called "%s", like a category', (name) => {
    const { field, told } = start();
    field.enter(name);
    expect(told).toEqual([]);
  });

  test('beyond the eighth is one too many', () => {
    const { field, tags } = start();
    field.enter(Array.from({ length: 12 }, (_, index) => `szó${index}`).join(';'));
    expect(tags()).toHaveLength(8);
  });
});

describe('the separator ";"', () => {
  test('closes a tag while typing; what follows stays in the field', () => {
    const { field, tags } = start();
    expect(field.type('Tisz')).toBe('Tisz');
    expect(tags()).toEqual([]);
    expect(field.type('Tisza;')).toBe('');
    expect(field.type('Duna; Bod')).toBe('Bod');
    expect(tags()).toEqual(['Tisza', 'Duna']);
  });

  test('parts what is pasted, and so does a line end', () => {
    const { field, tags } = start();
    field.enter('Tisza; Duna;;\r\nBodrog\n');
    expect(tags()).toEqual(['Tisza', 'Duna', 'Bodrog']);
  });
});

describe('backspace in the empty field', () => {
  test('marks the last tag, a second one deletes it', () => {
    const { field, told } = start('Tisza', 'Duna');
    field.backspace();
    expect(field.get()).toEqual({ tags: ['Tisza', 'Duna'], marked: 'Duna' });
    expect(told).toEqual([]);
    field.backspace();
    expect(field.get()).toEqual({ tags: ['Tisza'], marked: null });
    expect(told).toEqual([['Tisza']]);
  });

  test('loses its mark after a second', () => {
    const { field, tags } = start('Tisza', 'Duna');
    field.backspace();
    vi.advanceTimersByTime(999);
    expect(field.get().marked).toBe('Duna');
    vi.advanceTimersByTime(1);
    expect(field.get().marked).toBeNull();
    field.backspace();
    expect(tags()).toEqual(['Tisza', 'Duna']);
  });

  test('loses its mark with the next letter', () => {
    const { field } = start('Tisza');
    field.backspace();
    field.type('D');
    expect(field.get().marked).toBeNull();
  });

  test('does nothing without a tag', () => {
    const { field, told } = start();
    field.backspace();
    expect(field.get()).toEqual({ tags: [], marked: null });
    expect(told).toEqual([]);
  });
});

test('a tag is taken away by its button', () => {
  const { field, told } = start('Tisza', 'Duna');
  field.remove('Tisza');
  field.remove('Bodrog');
  expect(told).toEqual([['Duna']]);
});

test('tags that another address brings are shown and told to nobody', () => {
  const { field, told, tags } = start('Tisza');
  const seen = vi.fn();
  field.subscribe(seen);
  field.reset(['Bodrog']);
  expect(tags()).toEqual(['Bodrog']);
  expect(seen).toHaveBeenCalledOnce();
  expect(told).toEqual([]);
});

test('the same tags from elsewhere leave a mark as it is', () => {
  const { field } = start('Tisza');
  field.backspace();
  field.reset(['Tisza']);
  expect(field.get().marked).toBe('Tisza');
});
