import { editions } from '../../shared/config/editions/editions.ts';
import { isAppError } from '../../shared/lib/errors.ts';
import type { HeadData } from '../../shared/lib/head-data.ts';
import type { Site } from '../../shared/lib/site.ts';
import { pageTable } from '../../shared/app/page-table.ts';
import { PageRedirect } from '../../shared/pages/page.ts';
import type { ShownElsewhere } from '../../shared/pages/preview-tools/preview-tools-page.ts';
import { isForFeeds, toFeedItem } from '../feeds/feed-item.ts';
import type { Origins } from '../origins.ts';
import type { PageRequest } from '../page-request.ts';
import { loadCommon } from '../render/load-common.ts';

/** How a page of a preview looks elsewhere, from the same head and feed item that readers' machines get; null where there is no page. */
export async function showElsewhere(request: PageRequest, site: Site, origins: Origins): Promise<ShownElsewhere | null> {
  const head = await loadHead(request, site);
  if (head === null) return null;
  const { title, description, image, siteName, canonical, robots } = head;
  return {
    search: { title, address: canonical ?? site.edition.origin + request.path, description, indexable: robots !== 'noindex' },
    card: { title: title.replace(` – ${siteName}`, ''), description, image: image === null ? null : { src: toOwnAddress(image.url), alt: image.alt }, site: siteName },
    feed: request.route?.page === 'article' ? await loadFeedItem(request, site) : null,
    editions: toEditions(head, request, site, origins),
  };
}

/** The head as readers get it: not the preview's own, which is for nobody's index. */
async function loadHead({ route, params, path, page, perPage, post, query }: PageRequest, site: Site): Promise<HeadData | null> {
  if (route === null) return null;
  const shown: Site = { ...site, mode: 'public' };
  const context = { site: shown, route, params, path, page, perPage, post, query, common: await loadCommon(site) };
  try {
    return pageTable[route.page].head(await pageTable[route.page].load(context), context);
  } catch (error) {
    if (error instanceof PageRedirect || (isAppError(error) && error.status === 404)) return null;
    throw error;
  }
}

async function loadFeedItem({ params }: PageRequest, { api, edition }: Site): Promise<ShownElsewhere['feed']> {
  const article = await api.article({ params: { slug: params['slug'] ?? '' } });
  if (!isForFeeds(article)) return null;
  const { title, summary, authors, publishedAt } = toFeedItem(edition, article);
  return { title, summary, authors: authors.map(({ name }) => name).join(', '), publishedAt };
}

/** Pictures of the publication lie on the preview host too, and no other may be shown. */
function toOwnAddress(address: string): string {
  const own = Object.values(editions).find(({ origin }) => address.startsWith(`${origin}/`));
  return own === undefined ? address : address.slice(own.origin.length);
}

/** The previews of this edition, and of those that mirror the page. */
function toEditions({ alternates }: HeadData, { path }: PageRequest, { edition }: Site, origins: Origins): ShownElsewhere['editions'] {
  const shownBy = Object.values(editions).filter(({ key, origin }) => key === edition.key || alternates.some(({ href }) => href.startsWith(`${origin}/`)));
  return shownBy.map(({ key, name }) => ({ name, href: origins[key].site.replace('://', '://preview.') + encodeURI(path) }));
}
