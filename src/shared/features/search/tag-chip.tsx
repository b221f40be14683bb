import { texts } from '../../config/texts.ts';
import styles from './tag-chip.module.css';

type TagChipProps = {
  /** What sort of tag it is, where several stand together. */
  kind?: string;
  label: string;
  /** What its button sends where there is no script; null for a tag that stays. */
  removal: { readonly name: string; readonly value: string } | null;
  onRemove: () => void;
  /** The next backspace deletes it. */
  isMarked?: boolean;
};

/**
 * A tag with its button. Without script the button sends the form without the tag; no link does that, since crawlers
 * would follow all the combinations. @spec §2.6
 */
export function TagChip({ kind, label, removal, onRemove, isMarked = false }: TagChipProps) {
  return (
    <li className={styles.tag} data-marked={isMarked ? '' : undefined}>
      {kind !== undefined && <small>{kind}:</small>} {label}
      {removal !== null && (
        <button
          {...removal}
          aria-label={texts.search.removeTag(label)}
          onClick={(event) => {
            event.preventDefault();
            onRemove();
          }}
        />
      )}
    </li>
  );
}
