import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { articlePath } from '../../lib/canonical-path.ts';
import { feedPath } from '../../lib/feed-path.ts';
import { absoluteUrl, createHead, decideRobots, toHeadImage } from '../../lib/head.ts';
import type { HeadData } from '../../lib/head-data.ts';
import { organization } from '../../lib/structured-data/organization.ts';
import { webSite } from '../../lib/structured-data/web-site.ts';
import type { Edition } from '../../config/editions/edition.ts';
import type { PageContext } from '../page.ts';
import type { FrontData } from './front-view.tsx';

/** The front page's head; its picture is the lead story's. */
export function createFrontHead(data: FrontData, { site }: PageContext): HeadData {
  const { edition } = site;
  const pictured = toEditorsChoice(data).find(({ coverImage }) => coverImage !== null);
  return createHead({
    edition,
    path: '/',
    title: `${edition.name} – ${edition.tagline}`,
    description: edition.description,
    robots: decideRobots(site),
    feeds: [{ title: edition.name, href: feedPath({ kind: 'newest' }) }],
    image: pictured === undefined || pictured.coverImage === null ? null : toHeadImage(edition, pictured.coverImage, pictured.coverImageText ?? pictured.title),
  });
}

/** The publication, and the stories that its editors put forward, for search engines. */
export function createFrontStructuredData(data: FrontData, { site }: PageContext): object[] {
  return [webSite(site.edition), organization(site.edition), itemList(site.edition, toEditorsChoice(data))];
}

function itemList(edition: Edition, articles: readonly ArticleSummary[]): object {
  const urls = articles.flatMap(({ pubDate, slug, mainSuperTag }) => (mainSuperTag === null ? [] : [absoluteUrl(edition, articlePath({ pubDate, slug, mainSuperTag }))]));
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  };
}

/** The stories of the blocks that editors fill, each once, in order. */
function toEditorsChoice({ blocks }: FrontData): ArticleSummary[] {
  const chosen = blocks.filter(({ name }) => name === 'breaking' || name === 'lead' || name === 'grid').flatMap(({ articles }) => articles);
  return [...new Map(chosen.map((article) => [article.id, article])).values()];
}
