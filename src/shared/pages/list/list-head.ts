import { LIST_PAGE_ITEMS } from '../../config/constants.ts';
import { listTexts } from '../../config/texts-list.ts';
import { sectionTexts } from '../../config/texts-sections.ts';
import { toListPicture } from '../../features/article-list/list-picture.ts';
import { createHead, decideRobots, toHeadImage } from '../../lib/head.ts';
import type { HeadData, HeadImage } from '../../lib/head-data.ts';
import type { PageContext } from '../page.ts';
import { toCanonicalListAddress } from '../../lib/list-address.ts';
import type { ListPageData } from './list-data.ts';

/** The head of a list page. Every page of a list is canonical in itself; those of another size are not for search engines. */
export function toListHead(data: ListPageData, { route, site }: Pick<PageContext, 'route' | 'site'>): HeadData {
  const language = listLanguage(route.name);
  const texts = listTexts[language];
  const title = sectionTexts[language].titles[data.kind ?? 'superTag'](data.title);
  return createHead({
    edition: site.edition,
    path: toCanonicalListAddress(data),
    title: data.page > 1 ? texts.pageOf(title, data.page) : title,
    description: toDescription(data, route, site.edition.name),
    image: toImage(data, site),
    robots: decideRobots(site, data.perPage === LIST_PAGE_ITEMS),
    ogType: data.kind === 'author' ? 'profile' : 'website',
    language,
    feeds: data.rss === null ? [] : [{ title: sectionTexts[language].feed(data.parent?.name ?? data.title), href: data.rss }],
  });
}

/** The language of a list: the English section speaks English. @spec §1 */
export function listLanguage(routeName: string): 'hu' | 'en' {
  return routeName === 'english' ? 'en' : 'hu';
}

function toDescription({ title, kind }: ListPageData, route: PageContext['route'], siteName: string): string {
  const texts = listTexts[listLanguage(route.name)].descriptions;
  switch (route.list?.kind) {
    case undefined:
    case 'newest':
      return texts.newest(siteName);
    case 'flag':
      return texts.flag(siteName, title);
    default:
      return texts[kind ?? 'superTag'](siteName, title);
  }
}

/** An author's portrait, else the first picture of the list. */
function toImage({ author, articles }: ListPageData, { edition }: PageContext['site']): HeadImage | null {
  if (author?.avatarSrc != null) return toHeadImage(edition, author.avatarSrc, author.name);
  return toListPicture(edition, articles);
}
