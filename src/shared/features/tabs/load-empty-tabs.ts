import type { Tab, TabContent } from '../../config/tabs.ts';
import type { SearchFilter } from '../../contract/schemas/search.ts';
import { isAppError } from '../../lib/errors.ts';
import { joinFilters } from '../../lib/search-filters.ts';
import type { Site } from '../../lib/site.ts';
import { toTabPlaces, type OpenTab } from './open-tab.ts';

/**
 * The tabs without an article or document in this edition: their pages would not be found, so no link may lead there. The
 * open one answers for itself; one that could not be asked for counts as there. @spec §5 zero results
 */
export async function loadEmptyTabs({ api }: Pick<Site, 'api'>, { tabs, open, filter }: { tabs: readonly Tab[]; open: OpenTab; filter: SearchFilter }): Promise<ReadonlySet<string>> {
  const others = toTabPlaces(tabs).filter(({ path }) => path !== open.path);
  const empty = await Promise.all(others.map(async ({ path, content }) => ((await isEmpty(api, content, filter)) ? [path] : [])));
  return new Set(empty.flat());
}

async function isEmpty(api: Site['api'], content: TabContent, filter: SearchFilter): Promise<boolean> {
  try {
    switch (content.kind) {
      case 'articles':
        return (await api.search({ query: { ...joinFilters(filter, content.filter ?? {}), perPage: 1 } })).totalItems === 0;
      case 'document':
        await api.document({ params: { slug: content.slug } });
        return false;
      case 'widget':
      case 'link':
        return false;
    }
  } catch (error) {
    if (isAppError(error)) return error.code === 'NOT_FOUND';
    throw error;
  }
}
