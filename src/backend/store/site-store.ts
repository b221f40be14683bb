import type { FrontendInit, FrontendRefresh, Menus } from '../../shared/contract/schemas/front.ts';
import { loadSummaries } from './article-store.ts';
import type { Database } from './database/open-database.ts';
import { listArticleIds } from './list-store.ts';

/** Sponsored articles that every page knows; a list inserts the newest, another page's may be among them. */
const LATEST_PR_ITEMS = 6;

/** The slugs of the sites that the database knows. */
export async function loadSiteSlugs(database: Database): Promise<string[]> {
  return (await database.selectFrom('sites').select('slug').orderBy('slug').execute()).map(({ slug }) => slug);
}

/** What every page needs once; null for an unknown site. @spec §7 GET /api/frontend/init */
export async function loadFrontendInit(database: Database, site: string): Promise<FrontendInit | null> {
  const row = await database.selectFrom('sites').innerJoin('site_settings', 'site_settings.site', 'sites.slug').selectAll().where('slug', '=', site).executeTakeFirst();
  if (row === undefined) return null;
  const { ids } = await listArticleIds(database, { site, listKey: 'flag:pr', offset: 0, limit: LATEST_PR_ITEMS });
  return {
    siteSlug: row.slug,
    site: {
      slug: row.slug,
      name: row.name,
      domain: row.domain,
      currency: row.currency,
      currencySign: row.currency_sign,
      socialNetworks: row.social_networks,
      twitterSite: row.twitter_site,
      audienceScript: row.audience_script,
      mobileImages: row.mobile_images,
    },
    componentSetup: row.component_setup,
    menus: await loadMenus(database, site),
    searchPlaceholders: row.search_placeholders,
    latestPrArticles: await loadSummaries(database, ids),
  };
}

/** What every page shows and the poll renews; null for an unknown site. @spec §7 GET /api/frontend/refresh */
export async function loadFrontendRefresh(database: Database, site: string): Promise<FrontendRefresh | null> {
  const row = await database.selectFrom('site_settings').selectAll().where('site', '=', site).executeTakeFirst();
  if (row === undefined) return null;
  const tags = row.trending_tags.length === 0 ? [] : await database.selectFrom('tags').select(['id', 'name', 'slug']).where('slug', 'in', row.trending_tags).execute();
  return {
    componentSetup: row.component_setup,
    exchangesRates: row.exchange_rates,
    weatherData: row.weather,
    floodingData: row.flooding,
    pipStatus: row.pip,
    trendingTags: row.trending_tags.flatMap((slug) => tags.find((tag) => tag.slug === slug) ?? []),
    widgets: row.widgets,
  };
}

async function loadMenus(database: Database, site: string): Promise<Menus> {
  const rows = await database.selectFrom('menu_items').selectAll().where('site', '=', site).orderBy('position').execute();
  const menu = (name: keyof Menus) => rows.filter((row) => row.menu === name).map(({ title, href, icon, description }) => ({ title, href, icon, description }));
  return {
    main: menu('main'),
    sidebar: menu('sidebar'),
    heading: menu('heading'),
    extra: menu('extra'),
    footerHighlight: menu('footerHighlight'),
    footerNormal: menu('footerNormal'),
    footerApp: menu('footerApp'),
    footerSocial: menu('footerSocial'),
  };
}
