import type { Edition } from './edition.ts';

/** The main edition. @spec §1 */
export const mainEdition = {
  key: 'main',
  slug: 'lapszel',
  name: 'Lapszél',
  description: 'Független magyar hírportál: hírek, riportok, elemzések, tudomány, kultúra, sport.',
  tagline: 'Ami a sorok mellé van írva',
  origin: 'https://lapszel.hu',
  hosts: ['lapszel.hu', 'www.lapszel.hu', 'localhost', '127.0.0.1'],
  locale: 'hu-HU',
  timeZone: 'Europe/Budapest',
  currency: 'HUF',
  currencySign: 'Ft',
  assetsBaseUrl: '',
  externalHosts: { shop: 'https://bolt.lapszel.example', static: 'https://static.lapszel.example' },
  publisher: { name: 'Lapszél Kiadó', email: 'szerkesztoseg@lapszel.example' },
  twitterSite: null,
  interactionThreshold: 300,
  themeColor: { light: '#ffffff', dark: '#14161a' },
} as const satisfies Edition;
