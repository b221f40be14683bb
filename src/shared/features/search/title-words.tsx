import { searchTexts } from '../../config/texts-search.ts';
import { toFormField, type SearchTag } from './search-tags.ts';
import { TagInput } from './tag-input.tsx';

type TitleWordsProps = {
  /** All tags of the search. */
  tags: readonly SearchTag[];
  onTags: (tags: readonly SearchTag[]) => void;
};

/** The words that must stand in the titles of what is searched for, entered freely. @spec §2.6 */
export function TitleWords({ tags, onTags }: TitleWordsProps) {
  const { label, hint } = searchTexts.titleWords;
  const words = tags.flatMap(({ kind, value }) => (kind === 'title' ? [value] : []));
  const replaceWords = (next: readonly string[]): readonly SearchTag[] => [
    ...tags.filter(({ kind }) => kind !== 'title'),
    ...next.map((word) => ({ kind: 'title', value: word, label: word }) as const),
  ];
  const toRemoval = (word: string) => toFormField(replaceWords(words.filter((one) => one !== word)));
  return <TagInput label={label} hint={hint} tags={words} toRemoval={toRemoval} onTags={(next) => onTags(replaceWords(next))} />;
}
