import { texts } from './texts.ts';

/*
 * The texts of the frame around every page and of the front page. On English pages the menus and the day's figures stay
 * Hungarian, since that is where they lead; what tells a reader how to use the frame is translated.
 */
export const frameTexts = {
  hu: {
    skipToContent: texts.skipLinks.content,
    toFront: (name: string) => `${name}, címlap`,
    menu: 'Menü',
    search: 'Keresés',
    searchField: 'Keresés a lapban',
    colorMode: texts.colorMode,
    publishedBy: (publisher: string) => `Kiadja: ${publisher}`,
  },
  en: {
    skipToContent: 'Skip to content',
    toFront: (name: string) => `${name}, front page`,
    menu: 'Menu',
    search: 'Search',
    searchField: 'Search this site',
    colorMode: { label: 'Colours', system: 'As the system', light: 'Light', dark: 'Dark' },
    publishedBy: (publisher: string) => `Published by ${publisher}`,
  },
} as const;

/** The frame's texts that there are in Hungarian only. */
export const frameTextsHu = {
  sections: 'Rovatok',
  wholeMenu: 'Az egész lap',
  heading: 'Sorozataink',
  extra: 'Témák',
  highlighted: 'Kiemelt oldalak',
  aboutUs: 'A lapról',
  apps: 'Alkalmazásaink',
  followUs: texts.blocks.followUs,

  today: 'Napi adatok',
  trending: texts.blocks.trending,
  temperature: (degrees: string) => `${degrees}\u00a0°C`,
  /** The weather by the codes that services use; what has no word here is not shown. */
  weather: {
    clear: 'derült',
    sunny: 'napos',
    'mostly-clear': 'többnyire derült',
    'partly-cloudy': 'gyengén felhős',
    'mostly-cloudy': 'erősen felhős',
    cloudy: 'felhős',
    overcast: 'borult',
    mist: 'párás',
    fog: 'köd',
    drizzle: 'szitálás',
    rain: 'eső',
    showers: 'zápor',
    thunderstorm: 'zivatar',
    hail: 'jégeső',
    'freezing-rain': 'ónos eső',
    sleet: 'havas eső',
    snow: 'havazás',
    'snow-showers': 'hózápor',
    wind: 'szél',
  },
  rate: (value: string, sign: string) => `${value}\u00a0${sign}`,
  rises: 'emelkedik',
  falls: 'csökken',
  riverLevel: (levelCm: string) => `${levelCm}\u00a0cm`,
  /** The box with a live broadcast. */
  pip: { box: 'Élő közvetítés', label: texts.pip.defaultLabel, watch: 'Megnézem a közvetítést' },
  liveData: 'Élő adatok',
  floodAlert: { 1: 'I. fokú készültség', 2: 'II. fokú készültség', 3: 'III. fokú készültség' },

  opinion: 'Vélemény',
  moreOf: (title: string) => `Tovább: ${title}`,
  newest: texts.blocks.newest,
  allNewest: 'Minden friss hír',
  podcasts: texts.lists.podcast,
  duration: (minutes: string) => `${minutes}\u00a0perc`,
  sponsored: texts.lists.sponsored,
} as const;
