/** What a generated article is about: a topic with the endings that sentences need ("a híd", "a hidat", "a hídról"). */
export type Theme = { readonly tag: string; readonly subject: string; readonly object: string; readonly about: string };

/** A section of the generated archive: who acts in it, in what role people speak, and what about. */
export type Section = { readonly slug: string; readonly actors: readonly string[]; readonly roles: readonly string[]; readonly themes: readonly Theme[] };

const theme = (tag: string, subject: string, object: string, about: string): Theme => ({ tag, subject, object, about });

export const SECTIONS: readonly Section[] = [
  {
    slug: 'belfold',
    actors: ['az önkormányzat', 'a képviselő-testület', 'a járási hivatal', 'a minisztérium'],
    roles: ['polgármester', 'önkormányzati képviselő', 'a hivatal jegyzője', 'az iskola igazgatója', 'a szülői közösség vezetője'],
    themes: [
      theme('oktatas', 'az iskola bővítése', 'az iskola bővítését', 'az iskola bővítéséről'),
      theme('egeszsegugy', 'az új rendelő', 'az új rendelőt', 'az új rendelőről'),
      theme('kozlekedes', 'az elkerülő út', 'az elkerülő utat', 'az elkerülő útról'),
      theme('vasut', 'az állomás felújítása', 'az állomás felújítását', 'az állomás felújításáról'),
      theme('onkormanyzat', 'a részvételi költségvetés', 'a részvételi költségvetést', 'a részvételi költségvetésről'),
      theme('rendorseg', 'a kamerarendszer', 'a kamerarendszert', 'a kamerarendszerről'),
    ],
  },
  {
    slug: 'gazdasag',
    actors: ['a kamara', 'az üzem', 'a szövetkezet', 'a fejlesztési bank'],
    roles: ['ügyvezető', 'közgazdász', 'a kamara elnöke', 'pénzügyi vezető', 'üzemi tanácstag'],
    themes: [
      theme('munkahely', 'a négynapos munkahét', 'a négynapos munkahetet', 'a négynapos munkahétről'),
      theme('energia', 'a közös naperőmű', 'a közös naperőművet', 'a közös naperőműről'),
      theme('vallalkozas', 'az inkubátorház', 'az inkubátorházat', 'az inkubátorházról'),
      theme('lakhatas', 'a bérlakásprogram', 'a bérlakásprogramot', 'a bérlakásprogramról'),
      theme('mezogazdasag', 'az öntözőrendszer', 'az öntözőrendszert', 'az öntözőrendszerről'),
      theme('inflacio', 'az árfigyelő', 'az árfigyelőt', 'az árfigyelőről'),
    ],
  },
  {
    slug: 'kultura',
    actors: ['a színház', 'a városi könyvtár', 'a múzeum', 'a filmklub'],
    roles: ['a színház igazgatója', 'könyvtáros', 'kurátor', 'rendező', 'zenetanár'],
    themes: [
      theme('szinhaz', 'az új kamaraterem', 'az új kamaratermet', 'az új kamarateremről'),
      theme('konyv', 'a mozgókönyvtár', 'a mozgókönyvtárat', 'a mozgókönyvtárról'),
      theme('zene', 'a nyári hangversenysorozat', 'a nyári hangversenysorozatot', 'a nyári hangversenysorozatról'),
      theme('kiallitas', 'a helytörténeti kiállítás', 'a helytörténeti kiállítást', 'a helytörténeti kiállításról'),
      theme('film', 'a filmszemle', 'a filmszemlét', 'a filmszemléről'),
    ],
  },
  {
    slug: 'tudomany',
    actors: ['a kutatócsoport', 'az egyetem', 'a csillagvizsgáló', 'az akadémiai intézet'],
    roles: ['biológus', 'régész', 'csillagász', 'vízkémikus', 'a kutatás vezetője'],
    themes: [
      theme('biologia', 'a madárszámlálás', 'a madárszámlálást', 'a madárszámlálásról'),
      theme('regeszet', 'az avar kori ásatás', 'az avar kori ásatást', 'az avar kori ásatásról'),
      theme('csillagaszat', 'az új távcső', 'az új távcsövet', 'az új távcsőről'),
      theme('idojaras', 'a hőszigettérkép', 'a hőszigettérképet', 'a hőszigettérképről'),
      theme('kornyezetvedelem', 'a vízminőségi mérés', 'a vízminőségi mérést', 'a vízminőségi mérésről'),
    ],
  },
  {
    slug: 'tech',
    actors: ['a fejlesztőcsapat', 'az informatikai központ', 'a szolgáltató', 'a kórház adatközpontja'],
    roles: ['fejlesztő', 'adatvédelmi tisztviselő', 'rendszergazda', 'hálózati mérnök', 'termékvezető'],
    themes: [
      theme('mesterseges-intelligencia', 'a menetrendet író program', 'a menetrendet író programot', 'a menetrendet író programról'),
      theme('adatvedelem', 'az ügyfélkapu átalakítása', 'az ügyfélkapu átalakítását', 'az ügyfélkapu átalakításáról'),
      theme('oktatas', 'a digitális tananyag', 'a digitális tananyagot', 'a digitális tananyagról'),
      theme('kozlekedes', 'az okosparkoló', 'az okosparkolót', 'az okosparkolóról'),
    ],
  },
  {
    slug: 'sport',
    actors: ['a szakosztály', 'az egyesület', 'a szövetség', 'a sportiskola'],
    roles: ['vezetőedző', 'szakosztályvezető', 'csapatkapitány', 'utánpótlásedző', 'a szövetség főtitkára'],
    themes: [
      theme('labdarugas', 'a stadionfelújítás', 'a stadionfelújítást', 'a stadionfelújításról'),
      theme('kezilabda', 'az utánpótlásprogram', 'az utánpótlásprogramot', 'az utánpótlásprogramról'),
      theme('uszas', 'a téli edzőtábor', 'a téli edzőtábort', 'a téli edzőtáborról'),
      theme('jegkorong', 'az új jégcsarnok', 'az új jégcsarnokot', 'az új jégcsarnokról'),
    ],
  },
  {
    slug: 'eletmod',
    actors: ['a kertbarát kör', 'a piac gazdái', 'a faluszövetség', 'a közösségi konyha'],
    roles: ['kertész', 'szakács', 'túravezető', 'a piac felügyelője', 'dietetikus'],
    themes: [
      theme('gasztronomia', 'a termelői piac', 'a termelői piacot', 'a termelői piacról'),
      theme('utazas', 'a kerékpárút', 'a kerékpárutat', 'a kerékpárútról'),
      theme('csaladi-tamogatas', 'a játszótér megújítása', 'a játszótér megújítását', 'a játszótér megújításáról'),
      theme('kornyezetvedelem', 'a komposztálóprogram', 'a komposztálóprogramot', 'a komposztálóprogramról'),
    ],
  },
  {
    slug: 'helyben',
    actors: ['a településrészi önkormányzat', 'a lakóközösség', 'az önkéntes tűzoltóság', 'a városszépítő egyesület'],
    roles: ['a városrész képviselője', 'lakó', 'az egyesület elnöke', 'polgárőr', 'a művelődési ház vezetője'],
    themes: [
      theme('kozlekedes', 'az új buszjárat', 'az új buszjáratot', 'az új buszjáratról'),
      theme('arviz', 'a belvízelvezető csatorna', 'a belvízelvezető csatornát', 'a belvízelvezető csatornáról'),
      theme('onkormanyzat', 'a piactér rendezése', 'a piactér rendezését', 'a piactér rendezéséről'),
      theme('lakhatas', 'a tetőfelújítás', 'a tetőfelújítást', 'a tetőfelújításról'),
    ],
  },
];

/** The section of the regional edition's own articles. */
export const REGIONAL_SECTION: Section = {
  slug: 'erdely',
  actors: ['a megyei tanács', 'a polgármesteri hivatal', 'a közbirtokosság', 'az erdészeti hivatal'],
  roles: ['megyei tanácsos', 'alpolgármester', 'a közbirtokosság elnöke', 'iskolaigazgató', 'vadász'],
  themes: [
    theme('medve', 'a villanypásztorprogram', 'a villanypásztorprogramot', 'a villanypásztorprogramról'),
    theme('ketnyelvuseg', 'a kétnyelvű táblák ügye', 'a kétnyelvű táblák ügyét', 'a kétnyelvű táblák ügyéről'),
    theme('vasut', 'a szárnyvonal újraindítása', 'a szárnyvonal újraindítását', 'a szárnyvonal újraindításáról'),
    theme('oktatas', 'az iskolabuszhálózat', 'az iskolabuszhálózatot', 'az iskolabuszhálózatról'),
    theme('utazas', 'a gerinctúra útvonala', 'a gerinctúra útvonalát', 'a gerinctúra útvonaláról'),
  ],
};
