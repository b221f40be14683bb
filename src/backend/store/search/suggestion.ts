import type { Autocomplete } from '../../../shared/contract/schemas/search.ts';

/** One suggestion of the search box. */
export type Suggestion = Autocomplete['items'][number];

/** Suggestions of one kind, at most. */
export const SUGGESTIONS_A_KIND = 5;
