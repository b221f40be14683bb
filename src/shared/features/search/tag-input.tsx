import { useId } from 'react';
import { searchTexts } from '../../config/texts-search.ts';
import { TagChip } from './tag-chip.tsx';
import chipStyles from './tag-chip.module.css';
import styles from './tag-input.module.css';
import { useTagField } from './use-tag-field.ts';

type TagInputProps = {
  label: string;
  hint: string;
  tags: readonly string[];
  /** What a tag's button sends where there is no script. */
  toRemoval: (tag: string) => { readonly name: string; readonly value: string };
  onTags: (tags: readonly string[]) => void;
};

/** The free-entry tag input: whatever is entered becomes a tag. Entering needs script, taking away does not. @spec §2.6 Free-entry tag input */
export function TagInput({ label, hint, tags, toRemoval, onTags }: TagInputProps) {
  const id = useId();
  const { shown, marked, remove, fieldProps } = useTagField(tags, onTags);
  return (
    <div className={styles.words}>
      {shown.length > 0 && (
        <ul className={`plain ${chipStyles.tags}`} aria-label={label}>
          {shown.map((tag) => (
            <TagChip key={tag} label={tag} removal={toRemoval(tag)} onRemove={() => remove(tag)} isMarked={tag === marked} />
          ))}
        </ul>
      )}
      <p className={styles.entry}>
        <label htmlFor={id}>{label}</label>
        <input id={id} type="text" autoComplete="off" enterKeyHint="done" aria-describedby={`${id}-hint`} {...fieldProps} />
        <small id={`${id}-hint`} className="meta">
          {hint}
        </small>
      </p>
      <output className="visually-hidden">{marked === null ? '' : searchTexts.titleWords.marked(marked)}</output>
    </div>
  );
}
