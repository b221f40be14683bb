import { texts } from '../../config/texts.ts';
import { searchTexts } from '../../config/texts-search.ts';
import { formatNumber } from '../../lib/format-number.ts';
import styles from './suggestion-list.module.css';
import type { Option, OptionGroup } from './suggestions.ts';
import { toOptionId } from './use-combobox.ts';

type SuggestionListProps = {
  id: string;
  groups: readonly OptionGroup[];
  active: number | null;
  onChoose: (option: Option) => void;
};

/** The list under a search field: rows in groups, each under its separator, which no key stops at. @spec §2.6 */
export function SuggestionList({ id, groups, active, onChoose }: SuggestionListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list keeps the focus in a field beside it
    <div id={id} role="listbox" aria-label={texts.search.suggestions} className={styles.list}>
      {groups.map(({ label, first, options }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options may stand in no other element than a group
        <div key={label} role="group" aria-labelledby={toLabelId(id, first)}>
          <p id={toLabelId(id, first)} role="presentation" className="kicker">
            {label}
          </p>
          {options.map((option, index) => (
            <Row key={option.type === 'tag' ? option.tag.value : option.article.href} id={toOptionId(id, first + index)} option={option} isActive={first + index === active} onChoose={onChoose} />
          ))}
        </div>
      ))}
    </div>
  );
}

type RowProps = { id: string; option: Option; isActive: boolean; onChoose: (option: Option) => void };

/** Pressing a row must not take the focus from the field, or the list would close before the click. */
function Row({ id, option, isActive, onChoose }: RowProps) {
  const common = { id, 'role': 'option', 'tabIndex': -1, 'aria-selected': isActive, 'onMouseDown': (event: { preventDefault: () => void }) => event.preventDefault() } as const;
  if (option.type === 'article') {
    return (
      <a {...common} href={option.article.href}>
        {option.article.title}
      </a>
    );
  }
  const { label, count } = option.tag;
  return (
    <button {...common} type="button" onClick={() => onChoose(option)}>
      {label} <span className="meta">{searchTexts.box.articleCount(formatNumber(count))}</span>
    </button>
  );
}

function toLabelId(listId: string, first: number): string {
  return `${listId}-label-${first}`;
}
