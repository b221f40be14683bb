import { MINUTES_BOX_BASE_HOURS, MINUTES_BOX_REFRESH_SECONDS, MINUTES_BOX_START_DATE } from '../constants.ts';
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
  resultWidgetAddress: '{frames}/eredmeny/{slug}{detail}',
  externalHosts: { shop: 'https://bolt.lapszel.example', static: 'https://static.lapszel.example' },
  socialProfiles: {
    szepkilatas: [
      { name: 'facebook', url: 'https://facebook.example/lapszel.szepkilatas' },
      { name: 'instagram', url: 'https://instagram.example/lapszel.szepkilatas' },
    ],
    eszkombajn: [
      { name: 'youtube', url: 'https://youtube.example/@lapszel-eszkombajn' },
      { name: 'facebook', url: 'https://facebook.example/lapszel.eszkombajn' },
    ],
    after: [
      { name: 'instagram', url: 'https://instagram.example/lapszel.after' },
      { name: 'tiktok', url: 'https://tiktok.example/@lapszel.after' },
      { name: 'youtube', url: 'https://youtube.example/@lapszel-after' },
    ],
  },
  appStores: { apple: 'https://apps.apple.example/hu/app/lapszel', android: 'https://play.google.example/store/apps/lapszel' },
  election: { title: 'EP-választás 2024', text: 'Eredmények térképen és táblázatban', href: '/melleklet/ep-2024/adatok' },
  music: { title: 'After: az esti lejátszási lista', url: 'https://zene.example/playlist/lapszel-after' },
  publisher: { name: 'Lapszél Kiadó', email: 'szerkesztoseg@lapszel.example' },
  support: { suggestedAmounts: [1000, 2500, 5000, 10_000], chosenAmount: 2500, minAmount: 500, maxAmount: 1_000_000 },
  minutesBox: { from: MINUTES_BOX_START_DATE, change: 1, hours: MINUTES_BOX_BASE_HOURS, refresh: MINUTES_BOX_REFRESH_SECONDS },
  tagManager: null,
  measurementSources: [],
  twitterSite: null,
  interactionThreshold: 300,
  themeColor: { light: '#ffffff', dark: '#14161a' },
} as const satisfies Edition;
