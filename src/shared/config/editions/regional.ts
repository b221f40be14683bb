import { MINUTES_BOX_BASE_HOURS, MINUTES_BOX_REFRESH_SECONDS, MINUTES_BOX_START_DATE } from '../constants.ts';
import type { Edition } from './edition.ts';

/** The regional edition. @spec §1 */
export const regionalEdition = {
  key: 'regional',
  slug: 'erdely',
  name: 'Erdélyi Lapszél',
  description: 'Független erdélyi magyar hírportál: közélet, gazdaság, kultúra, riportok.',
  tagline: 'Erdély a sorok között',
  origin: 'https://erdely.lapszel.ro',
  hosts: ['erdely.lapszel.ro', 'erdely.localhost'],
  locale: 'hu-RO',
  timeZone: 'Europe/Bucharest',
  currency: 'RON',
  currencySign: 'Lei',
  assetsBaseUrl: '',
  resultWidgetAddress: '{frames}/eredmeny/{slug}{detail}',
  externalHosts: { shop: 'https://bolt.lapszel.example', static: 'https://static.lapszel.example' },
  socialProfiles: { szepkilatas: [], eszkombajn: [], after: [] },
  appStores: null,
  election: null,
  music: null,
  publisher: { name: 'Erdélyi Lapszél Egyesület', email: 'szerkesztoseg@erdely.lapszel.example' },
  support: { suggestedAmounts: [10, 25, 50, 100], chosenAmount: 25, minAmount: 5, maxAmount: 10_000 },
  minutesBox: { from: MINUTES_BOX_START_DATE, change: 1, hours: MINUTES_BOX_BASE_HOURS, refresh: MINUTES_BOX_REFRESH_SECONDS },
  tagManager: null,
  measurementSources: [],
  twitterSite: null,
  interactionThreshold: 100,
  themeColor: { light: '#ffffff', dark: '#14161a' },
} as const satisfies Edition;
