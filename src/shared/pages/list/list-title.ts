import { texts } from '../../config/texts.ts';
import { listTexts } from '../../config/texts-list.ts';
import type { ListFilter } from '../../config/routes.ts';
import type { SearchResult } from '../../contract/schemas/search.ts';
import type { ListKind } from '../../features/article-list/list-header.tsx';
import type { PageContext } from '../page.ts';

const KINDS = { newest: null, flag: null, superTag: null, superTagOfPath: 'superTag', tagOfPath: 'tag', authorOfPath: 'author' } as const satisfies Record<ListFilter['kind'], ListKind | null>;

const OWN_TITLES: ReadonlyMap<string, string> = new Map([
  ['legfrissebb', texts.lists.legfrissebb],
  ['legfontosabb', texts.lists.legfontosabb],
  ['kedvenceink', texts.lists.kedvenceink],
  ['english', listTexts.en.titles.english],
]);

/** What a list is called: lists with an address of their own by the house, others by the newsroom. @spec §2.3 header */
export function decideListTitle({ route, params }: Pick<PageContext, 'route' | 'params'>, answer: Pick<SearchResult, 'title' | 'author'>): { title: string; kind: ListKind | null } {
  const title = OWN_TITLES.get(route.name) ?? answer.author?.name ?? answer.title ?? params['slug'] ?? route.name;
  return { title, kind: route.list === undefined ? null : KINDS[route.list.kind] };
}
