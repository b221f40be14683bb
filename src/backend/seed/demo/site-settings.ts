import type { EditionKey } from '../../../shared/config/editions/edition.ts';
import type { FrontendRefresh } from '../../../shared/contract/schemas/front.ts';

/** What the common-data poll of an edition answers in the demo, and the hints of its search boxes. @spec §3 Other common data */
export type SeedSettings = {
  componentSetup: FrontendRefresh['componentSetup'];
  exchangeRates: FrontendRefresh['exchangesRates'];
  weather: NonNullable<FrontendRefresh['weatherData']>;
  flooding: FrontendRefresh['floodingData'];
  pip: NonNullable<FrontendRefresh['pipStatus']>;
  trendingTags: readonly string[];
  widgets: FrontendRefresh['widgets'];
  searchPlaceholders: Readonly<Record<string, string>>;
  socialNetworks: readonly { name: string; url: string }[];
  audienceScript: string;
};

const noPip = { pipShow: false, pipTitle: '', pipUrl: '', pipOpen: false, pipLabel: 'élő' };
/** It stands for the script of a measuring firm: a path of the frames host, where the demo has one of its own. */
const audienceScript = '/meres-proba.js';
/** The demo takes support, at the trial page: nothing is paid there. */
const componentSetup = { donations: '1', refreshQuiz: '0' } as const;
const searchPlaceholders = {
  default: 'Keresés',
  english: 'Search',
  szepkilatas: 'Keresés a túrák között',
  ellenorzo: 'Keresés az ellenőrzések között',
  velemeny: 'Keresés a véleménycikkek között',
};

/** Rates are units of the edition's currency for one unit; `change` is the per cent since the day before. */
export const SEED_SETTINGS = {
  main: {
    componentSetup,
    exchangeRates: [
      { currency: 'EUR', value: 366.9, change: -2.73 },
      { currency: 'USD', value: 314.02, change: -2.51 },
      { currency: 'GBP', value: 421.44, change: -2.68 },
      { currency: 'CHF', value: 396.99, change: -2.74 },
    ],
    weather: { city: 'Budapest', temperature: 11, condition: 'felhős' },
    flooding: [
      { river: 'Tisza', station: 'Tiszaszálkás', levelCm: 811, alert: 3 },
      { river: 'Duna', station: 'Dunamorva', levelCm: 412, alert: 0 },
      { river: 'Bodrog', station: 'Bodrogvár', levelCm: 623, alert: 2 },
      { river: 'Zala', station: 'Zalabérc', levelCm: 138, alert: 0 },
    ],
    pip: noPip,
    trendingTags: ['arviz', 'vasut', 'onkormanyzat', 'lakhatas', 'inflacio'],
    widgets: [
      { slug: 'vizallas', title: 'Vízállások és készültség', url: '/cimke/arviz' },
      { slug: 'menetrend', title: 'Vasúti zavarok', url: '/cimke/vasut' },
      { slug: 'arak', title: 'Árak és infláció', url: '/cimke/inflacio' },
    ],
    searchPlaceholders,
    socialNetworks: [
      { name: 'facebook', url: 'https://facebook.example/lapszel' },
      { name: 'instagram', url: 'https://instagram.example/lapszel' },
    ],
    audienceScript,
  },
  regional: {
    componentSetup,
    exchangeRates: [
      { currency: 'EUR', value: 5.092, change: 0.01 },
      { currency: 'USD', value: 4.3581, change: 0.24 },
      { currency: 'GBP', value: 5.849, change: 0.06 },
      { currency: 'CHF', value: 5.5096, change: 0 },
    ],
    weather: { city: 'Kalotavár', temperature: 8, condition: 'eső' },
    flooding: [
      { river: 'Küküllő', station: 'Küküllőmező', levelCm: 384, alert: 3 },
      { river: 'Szamos', station: 'Szamosbérc', levelCm: 251, alert: 1 },
    ],
    pip: noPip,
    trendingTags: ['medve', 'arviz', 'vasut', 'ketnyelvuseg'],
    widgets: [
      { slug: 'vizallas', title: 'Vízállások és készültség', url: '/cimke/arviz' },
      { slug: 'medvek', title: 'Medveészlelések', url: '/cimke/medve' },
    ],
    searchPlaceholders,
    socialNetworks: [{ name: 'facebook', url: 'https://facebook.example/erdelyi-lapszel' }],
    audienceScript,
  },
} as const satisfies Record<EditionKey, SeedSettings>;

/** Lines under the header of sections that a partner pays for; the edge fills in the placeholders. @spec §3 Sponsored line */
export const SEED_SPONSORS = {
  automagazin: { avCode: 'automagazin-2026', ctLink: 'https://partner.example/kattintas?hely=[location]&ido=[timestamp]', description: 'A rovat támogatója a Keréknyom Autókölcsönző', cssClass: 'sponsor-auto' },
  holdblog: { avCode: 'holdblog-2026', ctLink: 'https://partner.example/holdblog?hely=[location]&ido=[timestamp]', description: 'A Holdblogot a Félhold Alapkezelő szakértői írják', cssClass: null },
} as const;
