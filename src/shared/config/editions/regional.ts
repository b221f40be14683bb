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
  twitterSite: null,
  interactionThreshold: 100,
  themeColor: { light: '#ffffff', dark: '#14161a' },
} as const satisfies Edition;
