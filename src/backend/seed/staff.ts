import type { SEED_AUTHORS } from './taxonomy.ts';

/** A person of the imprint; `authorSlug` leads to the author page of those who write. */
export type SeedStaffPerson = {
  name: string;
  title: string;
  email: string;
  authorSlug: (typeof SEED_AUTHORS)[number]['slug'] | null;
};

/** One group of an edition's imprint, in the order in which the page shows it. */
export type SeedStaffGroup = { site: 'main' | 'regional'; group: string; people: readonly SeedStaffPerson[] };

/** The people behind both editions; everybody here is invented. @spec §7 Frontend and misc */
export const SEED_STAFF = [
  {
    site: 'main',
    group: 'Szerkesztőség',
    people: [
      { name: 'Bartos Ilka', title: 'főszerkesztő', email: 'bartos.ilka@lapszel.example', authorSlug: 'bartos-ilka' },
      { name: 'Kelemen Vince', title: 'rovatvezető, belföld', email: 'kelemen.vince@lapszel.example', authorSlug: 'kelemen-vince' },
      { name: 'Dobrai Nóra', title: 'újságíró, belföld', email: 'dobrai.nora@lapszel.example', authorSlug: 'dobrai-nora' },
      { name: 'Hegyi Marcell', title: 'újságíró, külföld', email: 'hegyi.marcell@lapszel.example', authorSlug: 'hegyi-marcell' },
      { name: 'Sárközi Lenke', title: 'gazdasági újságíró', email: 'sarkozi.lenke@lapszel.example', authorSlug: 'sarkozi-lenke' },
      { name: 'Orbán-Tóth Zsigmond', title: 'gazdasági újságíró', email: 'orban-toth.zsigmond@lapszel.example', authorSlug: 'orban-toth-zsigmond' },
      { name: 'Füstös Bianka', title: 'kulturális újságíró', email: 'fustos.bianka@lapszel.example', authorSlug: 'fustos-bianka' },
      { name: 'Kiss-Palócz Ágoston', title: 'tudományos újságíró', email: 'kiss-palocz.agoston@lapszel.example', authorSlug: 'kiss-palocz-agoston' },
      { name: 'Vadon Réka', title: 'tech-újságíró', email: 'vadon.reka@lapszel.example', authorSlug: 'vadon-reka' },
      { name: 'Gulyás Botond', title: 'sportújságíró', email: 'gulyas.botond@lapszel.example', authorSlug: 'gulyas-botond' },
      { name: 'Szűcs Piroska', title: 'tényellenőr', email: 'szucs.piroska@lapszel.example', authorSlug: 'szucs-piroska' },
      { name: 'Lázár Ödön', title: 'publicista', email: 'lazar.odon@lapszel.example', authorSlug: 'lazar-odon' },
      { name: 'Jane Whitlock', title: 'English editor', email: 'jane.whitlock@lapszel.example', authorSlug: 'jane-whitlock' },
    ],
  },
  {
    site: 'main',
    group: 'Olvasószerkesztők és képszerkesztők',
    people: [
      { name: 'Halmai Judit', title: 'vezető olvasószerkesztő', email: 'halmai.judit@lapszel.example', authorSlug: null },
      { name: 'Perczel Tivadar', title: 'olvasószerkesztő', email: 'perczel.tivadar@lapszel.example', authorSlug: null },
      { name: 'Zsámbéki Flóra', title: 'rajzoló, képszerkesztő', email: 'zsambeki.flora@lapszel.example', authorSlug: null },
    ],
  },
  {
    site: 'main',
    group: 'Kiadó',
    people: [
      { name: 'Rátkai Emese', title: 'kiadóvezető', email: 'ratkai.emese@lapszel.example', authorSlug: null },
      { name: 'Vízvári Gáspár', title: 'pénzügyi vezető', email: 'vizvari.gaspar@lapszel.example', authorSlug: null },
      { name: 'Csonka Dalma', title: 'olvasói kapcsolatok és támogatók', email: 'tamogatas@lapszel.example', authorSlug: null },
    ],
  },
  {
    site: 'main',
    group: 'Fejlesztés és üzemeltetés',
    people: [
      { name: 'Solymosi Bence', title: 'technológiai vezető', email: 'solymosi.bence@lapszel.example', authorSlug: null },
      { name: 'Tárnok Míra', title: 'fejlesztő, akadálymentesség', email: 'tarnok.mira@lapszel.example', authorSlug: null },
      { name: 'Deme Levente', title: 'rendszermérnök', email: 'deme.levente@lapszel.example', authorSlug: null },
    ],
  },
  {
    site: 'main',
    group: 'Hirdetés',
    people: [
      { name: 'Ráday Kornél', title: 'értékesítési vezető', email: 'hirdetes@lapszel.example', authorSlug: null },
      { name: 'Buzás Tilda', title: 'kampánymenedzser', email: 'buzas.tilda@lapszel.example', authorSlug: null },
    ],
  },
  {
    site: 'regional',
    group: 'Szerkesztőség',
    people: [
      { name: 'Csata Boróka', title: 'felelős szerkesztő', email: 'csata.boroka@erdely.lapszel.example', authorSlug: 'csata-boroka' },
      { name: 'Máthé Kund', title: 'újságíró, közélet', email: 'mathe.kund@erdely.lapszel.example', authorSlug: 'mathe-kund' },
      { name: 'Ferencz Emőke', title: 'újságíró, gazdaság', email: 'ferencz.emoke@erdely.lapszel.example', authorSlug: 'ferencz-emoke' },
      { name: 'Bálint Szilamér', title: 'újságíró, kultúra és sport', email: 'balint.szilamer@erdely.lapszel.example', authorSlug: 'balint-szilamer' },
      { name: 'Gidófalvi Orsika', title: 'olvasószerkesztő, fordító', email: 'gidofalvi.orsika@erdely.lapszel.example', authorSlug: null },
    ],
  },
  {
    site: 'regional',
    group: 'Kiadó',
    people: [
      { name: 'Péterfi Hunor', title: 'az egyesület elnöke, kiadóvezető', email: 'peterfi.hunor@erdely.lapszel.example', authorSlug: null },
      { name: 'Vitályos Kinga', title: 'gazdasági ügyintéző', email: 'penzugy@erdely.lapszel.example', authorSlug: null },
    ],
  },
  {
    site: 'regional',
    group: 'Fejlesztés és üzemeltetés',
    people: [{ name: 'Oláh-Gál Áron', title: 'webmester', email: 'webmester@erdely.lapszel.example', authorSlug: null }],
  },
  {
    site: 'regional',
    group: 'Hirdetés',
    people: [{ name: 'Simó Anett', title: 'hirdetési vezető', email: 'hirdetes@erdely.lapszel.example', authorSlug: null }],
  },
] as const satisfies readonly SeedStaffGroup[];
