import { supplements } from '../../config/supplements.ts';
import type { Site } from '../../lib/site.ts';
import type { TabLink } from '../../ui/tabs.tsx';
import { toSupplementPath } from './supplement-place.ts';

/** The other supplements that have an article in this edition, so that each of them can be reached from every other. */
export async function loadOtherSupplements({ api }: Pick<Site, 'api'>, slug: string): Promise<readonly TabLink[] | null> {
  const others = supplements.filter((supplement) => supplement.slug !== slug);
  const links = await Promise.all(
    others.map(async (other): Promise<TabLink[]> => {
      const { totalItems } = await api.search({ query: { and_tags: [other.slug], perPage: 1 } });
      return totalItems === 0 ? [] : [{ label: other.title, href: toSupplementPath(other.slug), current: null }];
    }),
  );
  return links.flat();
}
