import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore, type ComponentProps, type KeyboardEvent, type RefObject } from 'react';
import type { SearchFilter } from '../../contract/schemas/search.ts';
import { followAddress } from '../../ui/follow-address.ts';
import { decideComboboxKey } from './combobox-keys.ts';
import { createSuggester } from './create-suggester.ts';
import type { SearchTag } from './search-tags.ts';
import { askSuggestions } from './suggestion-transport.ts';
import { NO_SUGGESTIONS, toOptionGroups, toOptions, type Option, type OptionGroup, type Suggestions } from './suggestions.ts';
import { writeField } from './write-field.ts';

type ComboboxOptions = {
  readonly input: RefObject<HTMLInputElement | null>;
  /** What the search is narrowed to. */
  readonly tags: readonly SearchTag[];
  readonly filters: SearchFilter;
  readonly onTag: (tag: SearchTag) => void;
  readonly onRemoveLast: () => void;
};

/** A field with suggestions under it. */
export type Combobox = {
  /** What makes a combobox of a text field; empty before a browser has taken the page over. */
  readonly fieldProps: ComponentProps<'input'>;
  readonly listId: string;
  readonly open: boolean;
  readonly active: number | null;
  readonly groups: readonly OptionGroup[];
  readonly optionCount: number;
  readonly choose: (option: Option) => void;
};

type List = { readonly open: boolean; readonly active: number | null; readonly suggestions: Suggestions };

const CLOSED: List = { open: false, active: null, suggestions: NO_SUGGESTIONS };

/** The ARIA combobox with a list: focus stays in the field, the list is steered from there. @spec §2.6 */
export function useCombobox({ input, tags, filters, onTag, onRemoveLast }: ComboboxOptions): Combobox {
  const listId = useId();
  const isReady = useSyncExternalStore(toNothing, () => true, () => false);
  const [list, setList] = useState(CLOSED);
  const [suggester] = useState(() => createSuggester(askSuggestions, (suggestions) => setList({ open: true, active: null, suggestions })));
  const groups = toOptionGroups(list.suggestions, tags);
  const options = toOptions(groups);
  const open = list.open && options.length > 0;
  const active = open ? list.active : null;

  const close = (): void => {
    suggester.stop();
    setList((shown) => ({ ...shown, open: false, active: null }));
  };
  const want = (): void => suggester.want(input.current?.value ?? '', filters);

  // What was typed before the browser had this code asks now.
  const catchUp = useEffectEvent(() => {
    const field = input.current;
    if (field !== null && field === document.activeElement && field.value !== field.defaultValue) want();
  });
  useEffect(() => {
    catchUp();
    return suggester.stop;
  }, [suggester]);

  useEffect(() => {
    if (active !== null) document.getElementById(toOptionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  const choose = (option: Option): void => {
    close();
    if (option.type === 'article') {
      followAddress(option.article.href);
      return;
    }
    // The text was the question, the tag is the answer.
    writeField(input.current, '');
    setList(CLOSED);
    onTag(option.tag);
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    const key = { key: event.key, isComposing: event.nativeEvent.isComposing, repeat: event.repeat };
    const action = decideComboboxKey(key, { open, active, optionCount: options.length, isEmpty: field.value === '' });
    if (action === null) return;
    event.preventDefault();
    switch (action.type) {
      case 'mark':
        setList((shown) => ({ ...shown, open: true, active: action.active }));
        return;
      case 'choose': {
        const option = options[action.index];
        if (option !== undefined) choose(option);
        return;
      }
      case 'close':
        close();
        return;
      case 'leave':
        field.blur();
        return;
      case 'remove-last':
        onRemoveLast();
    }
  };

  const fieldProps: ComponentProps<'input'> = {
    'role': 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': open ? listId : undefined,
    'aria-activedescendant': active === null ? undefined : toOptionId(listId, active),
    'onInput': want,
    'onKeyDown': handleKey,
    'onBlur': close,
  };
  return { fieldProps: isReady ? fieldProps : {}, listId, open, active, groups, optionCount: options.length, choose };
}

/** The id of a row, by which the field points at it. */
export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function nothing(): void {}

const toNothing = () => nothing;
