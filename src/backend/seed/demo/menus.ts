import type { EditionKey } from '../../../shared/config/editions/edition.ts';
import { PODCASTS_PATH } from '../../../shared/config/podcast.ts';
import { SUPPORT_PATH } from '../../../shared/config/support-paths.ts';
import type { Menus } from '../../../shared/contract/schemas/front.ts';

type SeedMenuItem = { title: string; href: string; icon?: string; description?: string };
type SeedMenus = Record<keyof Menus, readonly SeedMenuItem[]>;

const section = (slug: string, title: string): SeedMenuItem => ({ title, href: `/rovat/${slug}` });
const topic = (slug: string, title: string): SeedMenuItem => ({ title, href: `/cimke/${slug}` });
const supplement = (slug: string, title: string): SeedMenuItem => ({ title, href: `/melleklet/${slug}` });
const document = (slug: string, title: string): SeedMenuItem => ({ title, href: `/dokumentum/${slug}` });

const newest: SeedMenuItem = { title: 'Friss hírek', href: '/legfrissebb', icon: 'clock' };
const important: SeedMenuItem = { title: 'Legfontosabb', href: '/legfontosabb', icon: 'star' };
const favorites: SeedMenuItem = { title: 'Kedvenceink', href: '/kedvenceink', icon: 'heart' };
const newsletters: SeedMenuItem = { ...document('feliratkozas-hirlevelekre', 'Hírlevelek'), icon: 'mail', description: 'Válogatás a postaládájába' };
const notifications: SeedMenuItem = { title: 'Értesítések', href: '/ertesitesek', icon: 'message', description: 'Szólunk, ha valami fontos történik' };
const exchangeRates: SeedMenuItem = { title: 'Árfolyamok', href: '/arfolyam' };
const football: SeedMenuItem = { title: 'Foci', href: '/foci' };
const formula1: SeedMenuItem = { title: 'Forma–1', href: '/f1' };
const podcasts: SeedMenuItem = { title: 'Podcastok', href: PODCASTS_PATH };
const support: SeedMenuItem = { title: 'Támogatás', href: SUPPORT_PATH, icon: 'heart', description: 'Segítsen, hogy dolgozhassunk' };
const contact: SeedMenuItem = { ...document('kapcsolat', 'Kapcsolat'), icon: 'message', description: 'Írjon a szerkesztőségnek' };

const legal: readonly SeedMenuItem[] = [
  document('adatvedelem', 'Adatvédelem'),
  document('felhasznalasi-feltetelek', 'Felhasználási feltételek'),
  document('szerzoi-jogok', 'Szerzői jogok'),
  document('moderalasi-elvek', 'Moderálási elvek'),
  document('akadalymentesseg', 'Akadálymentesség'),
  document('mediaajanlat', 'Médiaajánlat'),
];

/** The eight menus of both editions. A row arrives here with the page that it leads to. @spec §3 Menus */
export const SEED_MENUS = {
  main: {
    main: [
      newest,
      section('belfold', 'Belföld'),
      section('kulfold', 'Külföld'),
      section('gazdasag', 'Gazdaság'),
      section('kultura', 'Kultúra'),
      section('tudomany', 'Tudomány'),
      section('tech', 'Tech'),
      section('sport', 'Sport'),
      section('velemeny', 'Vélemény'),
      { title: 'After', href: '/after' },
      { title: 'English', href: '/english' },
    ],
    sidebar: [
      newest,
      important,
      favorites,
      section('belfold', 'Belföld'),
      section('kulfold', 'Külföld'),
      section('gazdasag', 'Gazdaság'),
      section('kultura', 'Kultúra'),
      section('tudomany', 'Tudomány'),
      section('tech', 'Tech'),
      section('sport', 'Sport'),
      football,
      formula1,
      section('eletmod', 'Életmód'),
      section('velemeny', 'Vélemény'),
      section('erdely', 'Erdély'),
      section('helyben', 'Helyben'),
      section('szepkilatas', 'Szép kilátás'),
      section('ellenorzo', 'Ellenőrző'),
      section('arcok', 'Arcok'),
      section('direkt36', 'Direkt36'),
      section('video', 'Videó'),
      section('automagazin', 'Automagazin'),
      section('eszkombajn', 'Észkombájn'),
      section('holdblog', 'Holdblog'),
      section('komplex', 'Komplex'),
      section('zacc', 'Zacc'),
      section('napirajz', 'Napirajz'),
      podcasts,
      { title: 'After', href: '/after' },
      { title: 'English', href: '/english' },
    ],
    heading: [section('helyben', 'Helyben'), section('szepkilatas', 'Szép kilátás'), section('ellenorzo', 'Ellenőrző'), section('arcok', 'Arcok'), section('direkt36', 'Direkt36'), section('komplex', 'Komplex'), support],
    extra: [topic('arviz', 'Árvíz'), topic('vasut', 'Vasút'), topic('lakhatas', 'Lakhatás'), topic('egeszsegugy', 'Egészségügy'), topic('inflacio', 'Infláció'), topic('mesterseges-intelligencia', 'Mesterséges intelligencia'), supplement('orosz-ukran-haboru', 'Orosz–ukrán háború'), supplement('ep-2024', 'EP 2024'), supplement('valasztas-2024', 'Választás 2024'), supplement('usa-2024', 'USA 2024')],
    footerHighlight: [newest, important, favorites, { title: 'English', href: '/english' }, exchangeRates, support],
    footerNormal: [{ title: 'Impresszum', href: '/impresszum' }, ...legal, document('modszertan', 'Így ellenőrzünk'), section('kozlemeny', 'Közlemények'), { title: 'Előfizetés', href: '/elofizetes' }],
    footerApp: [{ ...document('akadalymentesseg', 'Olvasás telefonon'), icon: 'phone', description: 'Hogyan olvasható a lap telefonon és képernyőolvasóval' }, notifications],
    footerSocial: [newsletters, contact],
  },
  regional: {
    main: [newest, section('erdely', 'Erdély'), section('belfold', 'Belföld'), section('kulfold', 'Külföld'), section('gazdasag', 'Gazdaság'), section('kultura', 'Kultúra'), section('sport', 'Sport'), section('velemeny', 'Vélemény')],
    sidebar: [
      newest,
      important,
      favorites,
      section('erdely', 'Erdély'),
      section('belfold', 'Belföld'),
      section('kulfold', 'Külföld'),
      section('gazdasag', 'Gazdaság'),
      section('kultura', 'Kultúra'),
      section('tudomany', 'Tudomány'),
      section('sport', 'Sport'),
      football,
      formula1,
      section('eletmod', 'Életmód'),
      section('velemeny', 'Vélemény'),
      section('helyben', 'Helyben'),
      section('szepkilatas', 'Szép kilátás'),
      podcasts,
    ],
    heading: [section('erdely', 'Erdély'), section('helyben', 'Helyben'), section('szepkilatas', 'Szép kilátás'), support],
    extra: [topic('medve', 'Medve'), topic('ketnyelvuseg', 'Kétnyelvűség'), topic('vasut', 'Vasút'), topic('lej', 'Lej'), topic('oktatas', 'Oktatás')],
    footerHighlight: [newest, important, favorites, exchangeRates, support],
    footerNormal: [document('impresszum', 'Impresszum'), ...legal],
    footerApp: [{ ...document('akadalymentesseg', 'Olvasás telefonon'), icon: 'phone', description: 'Hogyan olvasható a lap telefonon és képernyőolvasóval' }, notifications],
    footerSocial: [newsletters, contact],
  },
} as const satisfies Record<EditionKey, SeedMenus>;
