import { useId, useRef, type FormEvent } from 'react';
import { SEARCH_TERM_MAX_CHARS } from '../../config/constants.ts';
import { texts } from '../../config/texts.ts';
import { searchTexts } from '../../config/texts-search.ts';
import type { SearchFilter } from '../../contract/schemas/search.ts';
import { joinFilters } from '../../lib/search-filters.ts';
import styles from './search-box.module.css';
import { toFilter, toFormField, toRemovable, withoutTag, type SearchTag } from './search-tags.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { TagChip } from './tag-chip.tsx';
import chipStyles from './tag-chip.module.css';
import { TitleWords } from './title-words.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSearchTags } from './use-search-tags.ts';

type SearchBoxProps = {
  /** What stands over the box: "Keresés a mellékletben" inside a supplement. */
  title?: string;
  /** By section; `resolvePlaceholder` knows it. */
  placeholder: string;
  term?: string | null;
  /** What the reader's search is narrowed to. */
  filters?: SearchFilter;
  /** What the place narrows every search to; a reader cannot take it away. */
  protectedFilters?: SearchFilter;
  /** How filters are called, as far as the page knows. */
  names?: readonly SearchTag[];
  /** The page shows the search's own list: it follows the tags, and words of titles can be entered freely. */
  isArchive?: boolean;
};

/**
 * The search box: a form that works without script, to which a browser adds suggestions. Its tags come from those alone,
 * but for the words of titles. @spec §2.6
 */
export function SearchBox({ title, placeholder, term = null, filters = {}, protectedFilters = {}, names = [], isArchive = false }: SearchBoxProps) {
  const headingId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { tags, notice, add, remove, replace, search } = useSearchTags({ input, term, filters: joinFilters(protectedFilters, filters), names, reloads: isArchive });
  const removable = toRemovable(tags, protectedFilters);
  const removeLast = (): void => {
    const last = removable.at(-1);
    if (last !== undefined) remove(last);
  };
  const combobox = useCombobox({ input, tags, filters: toFilter(tags), onTag: add, onRemoveLast: removeLast });
  const chips = isArchive ? tags.filter(({ kind }) => kind !== 'title') : tags;
  const sent = toFormField(tags);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    input.current?.blur();
    search();
  };
  return (
    <search className={styles.box} aria-labelledby={title === undefined ? undefined : headingId}>
      <form method="get" action="/archivum" data-react="" onSubmit={handleSubmit}>
        {title !== undefined && (
          <h2 id={headingId} className="heading">
            {title}
          </h2>
        )}
        <div className={styles.field}>
          <input
            ref={input}
            type="text"
            name="term"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={SEARCH_TERM_MAX_CHARS}
            placeholder={placeholder}
            aria-label={searchTexts.box.field}
            defaultValue={term ?? ''}
            {...combobox.fieldProps}
          />
          <button>{texts.search.submit}</button>
          {combobox.open && <SuggestionList id={combobox.listId} groups={combobox.groups} active={combobox.active} onChoose={combobox.choose} />}
        </div>
        {chips.length > 0 && (
          <ul className={`plain ${chipStyles.tags}`} aria-label={searchTexts.box.filters}>
            {chips.map((tag) => (
              <TagChip
                key={`${tag.kind} ${tag.value}`}
                kind={searchTexts.box.kinds[tag.kind]}
                label={tag.label}
                removal={removable.includes(tag) ? toFormField(withoutTag(tags, tag)) : null}
                onRemove={() => remove(tag)}
              />
            ))}
          </ul>
        )}
        {isArchive && <TitleWords tags={tags} onTags={replace} />}
        {/* After the buttons: the first value of a name counts, and theirs leaves a tag out. */}
        {sent.value !== '' && <input type="hidden" {...sent} />}
        <output className="visually-hidden">{combobox.open ? searchTexts.box.suggestionCount(combobox.optionCount) : notice}</output>
      </form>
    </search>
  );
}
