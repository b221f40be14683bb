import type { ListFilter } from '../../config/routes.ts';
import type { SearchFilter } from '../../contract/schemas/search.ts';
import type { SectionPlace } from './section-place.ts';

/** The call that answers a list, and what narrows it. */
export type ListQuery =
  | { readonly call: 'articles'; readonly filter: { readonly flag?: string } }
  | { readonly call: 'search'; readonly filter: SearchFilter };

/** Which call answers a list route: the newest articles and flags come from the articles, everything else from the search. @spec §2.3 §7 */
export function toListQuery(filter: ListFilter, params: Readonly<Record<string, string>>, section: SectionPlace | null): ListQuery {
  switch (filter.kind) {
    case 'newest':
      return { call: 'articles', filter: {} };
    case 'flag':
      return { call: 'articles', filter: { flag: filter.flag } };
    case 'superTag':
      return { call: 'search', filter: { superTags: [filter.slug] } };
    case 'superTagOfPath':
      return { call: 'search', filter: section?.filter ?? {} };
    case 'tagOfPath':
      return { call: 'search', filter: { and_tags: slugOf(params) } };
    case 'authorOfPath':
      return { call: 'search', filter: { authors: slugOf(params) } };
  }
}

function slugOf({ slug }: Readonly<Record<string, string>>): string[] {
  return slug === undefined ? [] : [slug];
}
