import { SEARCH_FILTERS_MAX } from '../../config/constants.ts';
import { texts } from '../../config/texts.ts';

/** What stands between two tags that are typed or pasted in one go. @spec §2.6 */
export const TAG_SEPARATOR = ';';

/** Headers of suggestion lists are no tags, however they are written. @spec §2.6 */
const CATEGORY_NAMES = new Set(Object.values(texts.search.categories).map(toComparable));

/** The tags that a text names: its parts between separators and line ends, without those that are nothing. */
export function splitTags(text: string): string[] {
  return text.split(/[;\r\n]+/).map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter((part) => part !== '');
}

/** The tags with those that a text names. Duplicates and names of categories are left out, and so is what is too many. @spec §2.6 */
export function addTags(tags: readonly string[], text: string): readonly string[] {
  return splitTags(text).reduce<readonly string[]>((all, tag) => (canAdd(all, tag) ? [...all, tag] : all), tags);
}

/**
 * What a text that is being typed adds, and what is left in the field: a part is a tag as soon as a separator closes it.
 * @spec §2.6
 */
export function takeClosedTags(text: string): { readonly closed: string; readonly rest: string } {
  const end = text.lastIndexOf(TAG_SEPARATOR);
  return end === -1 ? { closed: '', rest: text } : { closed: text.slice(0, end), rest: text.slice(end + 1).trimStart() };
}

function canAdd(tags: readonly string[], tag: string): boolean {
  const name = toComparable(tag);
  return tags.length < SEARCH_FILTERS_MAX && !CATEGORY_NAMES.has(name) && !tags.some((one) => toComparable(one) === name);
}

function toComparable(tag: string): string {
  return tag.normalize('NFC').toLocaleLowerCase('hu');
}
