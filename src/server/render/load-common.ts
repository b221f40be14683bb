import type { CommonData } from '../../shared/pages/page.ts';
import type { FrontendRefresh } from '../../shared/contract/schemas/front.ts';
import type { Site } from '../../shared/lib/site.ts';
import { isAppError } from '../../shared/lib/errors.ts';

/** What the poll brings when the backend cannot say: every part of it is optional on the page. */
const NO_REFRESH: FrontendRefresh = {
  componentSetup: { donations: '0', refreshQuiz: '0' },
  exchangesRates: [],
  weatherData: null,
  floodingData: [],
  pipStatus: null,
  trendingTags: [],
  widgets: [],
};

/** Site, menus and the first state of the poll. Menus are needed; the poll's data may be missing. @spec §7 Frontend */
export async function loadCommon(site: Site): Promise<CommonData> {
  const [init, refresh] = await Promise.all([site.api.frontendInit(), loadRefresh(site)]);
  // The set-up comes with both: without the poll's data the other one holds.
  return { init, refresh: refresh ?? { ...NO_REFRESH, componentSetup: init.componentSetup } };
}

async function loadRefresh(site: Site): Promise<FrontendRefresh | null> {
  try {
    return await site.api.frontendRefresh();
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}

/** The frame of a page that has to do without the backend: brand and nothing else. */
export function toBareCommon(site: Site): CommonData {
  const { edition } = site;
  return {
    init: {
      siteSlug: edition.slug,
      site: { slug: edition.slug, name: edition.name, domain: new URL(edition.origin).host, currency: edition.currency, currencySign: edition.currencySign, socialNetworks: [], twitterSite: edition.twitterSite, audienceScript: null, mobileImages: [] },
      componentSetup: NO_REFRESH.componentSetup,
      menus: { main: [], sidebar: [], heading: [], extra: [], footerHighlight: [], footerNormal: [], footerApp: [], footerSocial: [] },
      searchPlaceholders: {},
      latestPrArticles: [],
    },
    refresh: NO_REFRESH,
  };
}
