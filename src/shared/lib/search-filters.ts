import { SEARCH_FILTERS_MAX, SEARCH_TERM_MAX_CHARS } from '../config/constants.ts';
import type { SearchFilter } from '../contract/schemas/search.ts';

/** The kinds of filter that a reader chooses, in the order of their one spelling. @spec §2.6 */
export const FILTER_KINDS = ['superTags', 'and_tags', 'authors', 'title'] as const;

export type FilterKind = (typeof FILTER_KINDS)[number];

/** Reads the filters of an address: JSON of lists by kind. Whatever is not that narrows nothing. @spec §2.6 §3 Search filters object */
export function toSearchFilters(json: string): SearchFilter {
  const parsed = parseObject(json);
  const filters: { kind: FilterKind; value: string }[] = FILTER_KINDS.flatMap((kind) => toValues(parsed[kind]).map((value) => ({ kind, value })));
  const counted = filters.slice(0, SEARCH_FILTERS_MAX);
  return Object.fromEntries(FILTER_KINDS.flatMap((kind) => toEntry(kind, counted.flatMap((filter) => (filter.kind === kind ? [filter.value] : [])))));
}

/** Filters as the JSON of an address: one spelling for equal filters. */
export function fromSearchFilters(filter: SearchFilter): string {
  return JSON.stringify(Object.fromEntries(FILTER_KINDS.flatMap((kind) => toEntry(kind, [...new Set(filter[kind] ?? [])].toSorted()))));
}

/** Whether a filter narrows anything. */
export function hasFilters(filter: SearchFilter): boolean {
  return [...FILTER_KINDS, 'not_tags' as const].some((kind) => (filter[kind] ?? []).length > 0);
}

/** Two filters at once: what satisfies both. */
export function joinFilters(one: SearchFilter, other: SearchFilter): SearchFilter {
  return Object.fromEntries([...FILTER_KINDS, 'not_tags' as const].flatMap((kind) => toEntry(kind, [...new Set([...(one[kind] ?? []), ...(other[kind] ?? [])])])));
}

function toEntry<Kind extends string>(kind: Kind, values: readonly string[]): [Kind, readonly string[]][] {
  return values.length === 0 ? [] : [[kind, values]];
}

function parseObject(json: string): Readonly<Record<string, unknown>> {
  if (json === '') return {};
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function toValues(list: unknown): string[] {
  const values = (Array.isArray(list) ? list : []).flatMap((value) => (typeof value === 'string' ? [toValue(value)] : []));
  return [...new Set(values.filter((value) => value !== ''))].toSorted();
}

function toValue(value: string): string {
  return value.normalize('NFC').toWellFormed().replaceAll(/[\p{C}\s]+/gu, ' ').trim().slice(0, SEARCH_TERM_MAX_CHARS);
}
