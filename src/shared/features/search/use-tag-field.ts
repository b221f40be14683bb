import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ClipboardEvent, type ComponentProps, type KeyboardEvent } from 'react';
import { createTagField, type TagField } from './create-tag-field.ts';

/** A free-entry field as its view needs it. */
export type UsedTagField = {
  readonly shown: readonly string[];
  readonly marked: string | null;
  readonly remove: (tag: string) => void;
  readonly fieldProps: ComponentProps<'input'>;
};

/** A free-entry field of a component. `onTags` hears what a reader changes; other `tags` replace those on show. @spec §2.6 */
export function useTagField(tags: readonly string[], onTags: (tags: readonly string[]) => void): UsedTagField {
  const [field] = useState(() => createTagField(tags));
  const { tags: shown, marked } = useSyncExternalStore(field.subscribe, field.get, field.get);
  const tell = useEffectEvent(onTags);
  useEffect(() => field.onTags((next) => tell(next)), [field]);
  useEffect(() => field.reset(tags), [field, tags]);
  return { shown, marked, remove: field.remove, fieldProps: toFieldProps(field) };
}

/** The text in the field is its own: no render writes it. */
function toFieldProps(field: TagField): ComponentProps<'input'> {
  return {
    onKeyDown: (event) => handleKey(field, event),
    onInput: ({ currentTarget: input }) => {
      const rest = field.type(input.value);
      if (rest !== input.value) input.value = rest;
    },
    onBlur: ({ currentTarget: input }) => enter(field, input, input.value),
    onPaste: (event) => handlePaste(field, event),
  };
}

function handleKey(field: TagField, event: KeyboardEvent<HTMLInputElement>): void {
  const { key, repeat, currentTarget: input } = event;
  if (event.nativeEvent.isComposing) return;
  if (key === 'Enter' && input.value.trim() !== '') {
    // An empty field leaves the key to its form.
    event.preventDefault();
    enter(field, input, input.value);
  }
  if (key === 'Backspace' && input.value === '' && !repeat) field.backspace();
}

/** What is pasted goes where the text is marked, as ever, and becomes tags at once. */
function handlePaste(field: TagField, event: ClipboardEvent<HTMLInputElement>): void {
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const pasted = event.clipboardData.getData('text/plain');
  enter(field, event.currentTarget, value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length));
}

function enter(field: TagField, input: HTMLInputElement, text: string): void {
  input.value = '';
  field.enter(text);
}
