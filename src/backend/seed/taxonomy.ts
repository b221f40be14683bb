/**
 * The demo newsroom's people, sections and topics. Everything here is invented: no person, place or firm is real.
 * Article files (`articles/*.html`) refer to these rows by slug; a slug that is not here fails the seed.
 */

/** A section tag ("super tag") of the demo newsroom. `sites` says which edition's menus and lists know it. */
export type SeedSuperTag = { slug: string; name: string; sites: 'main' | 'regional' | 'both' };

/** The sections, sub-brands and labels that articles are filed under. @spec §3 */
export const SEED_SUPER_TAGS = [
  { slug: 'belfold', name: 'Belföld', sites: 'both' },
  { slug: 'kulfold', name: 'Külföld', sites: 'both' },
  { slug: 'gazdasag', name: 'Gazdaság', sites: 'both' },
  { slug: 'kultura', name: 'Kultúra', sites: 'both' },
  { slug: 'tudomany', name: 'Tudomány', sites: 'both' },
  { slug: 'tech', name: 'Tech', sites: 'both' },
  { slug: 'sport', name: 'Sport', sites: 'both' },
  { slug: 'eletmod', name: 'Életmód', sites: 'both' },
  { slug: 'velemeny', name: 'Vélemény', sites: 'both' },
  { slug: 'erdely', name: 'Erdély', sites: 'both' },
  { slug: 'helyben', name: 'Helyben', sites: 'both' },
  { slug: 'english', name: 'English', sites: 'both' },
  { slug: 'direkt36', name: 'Direkt36', sites: 'main' },
  { slug: 'ellenorzo', name: 'Ellenőrző', sites: 'both' },
  { slug: 'szepkilatas', name: 'Szép kilátás', sites: 'both' },
  { slug: 'after', name: 'After', sites: 'main' },
  { slug: 'arcok', name: 'Arcok', sites: 'both' },
  { slug: 'zacc', name: 'Zacc', sites: 'main' },
  { slug: 'napirajz', name: 'Napirajz', sites: 'main' },
  { slug: 'video', name: 'Videó', sites: 'both' },
  { slug: 'automagazin', name: 'Automagazin', sites: 'main' },
  { slug: 'eszkombajn', name: 'Észkombájn', sites: 'main' },
  { slug: 'holdblog', name: 'Holdblog', sites: 'main' },
  { slug: 'komplex', name: 'Komplex', sites: 'main' },
  { slug: 'valasztasi-foldrajz', name: 'Választási földrajz', sites: 'main' },
  { slug: 'kozlemeny', name: 'Közlemény', sites: 'both' },
  { slug: 'pr-cikk', name: 'PR-cikk', sites: 'both' },
  { slug: 'tamogatott-tartalom', name: 'Támogatott tartalom', sites: 'both' },
  { slug: 'tarsadalmi-celu-reklam', name: 'Társadalmi célú reklám', sites: 'both' },
] as const satisfies readonly SeedSuperTag[];

/** A member of the demo newsroom; `portrait` is the seed of the drawn avatar. */
export type SeedAuthor = { slug: string; name: string; title: string; site: 'main' | 'regional'; email: string };

/** The journalists of both editions. */
export const SEED_AUTHORS = [
  { slug: 'bartos-ilka', name: 'Bartos Ilka', title: 'főszerkesztő', site: 'main', email: 'bartos.ilka@lapszel.example' },
  { slug: 'kelemen-vince', name: 'Kelemen Vince', title: 'rovatvezető, belföld', site: 'main', email: 'kelemen.vince@lapszel.example' },
  { slug: 'dobrai-nora', name: 'Dobrai Nóra', title: 'újságíró, belföld', site: 'main', email: 'dobrai.nora@lapszel.example' },
  { slug: 'hegyi-marcell', name: 'Hegyi Marcell', title: 'újságíró, külföld', site: 'main', email: 'hegyi.marcell@lapszel.example' },
  { slug: 'sarkozi-lenke', name: 'Sárközi Lenke', title: 'gazdasági újságíró', site: 'main', email: 'sarkozi.lenke@lapszel.example' },
  { slug: 'orban-toth-zsigmond', name: 'Orbán-Tóth Zsigmond', title: 'gazdasági újságíró', site: 'main', email: 'orban-toth.zsigmond@lapszel.example' },
  { slug: 'fustos-bianka', name: 'Füstös Bianka', title: 'kulturális újságíró', site: 'main', email: 'fustos.bianka@lapszel.example' },
  { slug: 'kiss-palocz-agoston', name: 'Kiss-Palócz Ágoston', title: 'tudományos újságíró', site: 'main', email: 'kiss-palocz.agoston@lapszel.example' },
  { slug: 'vadon-reka', name: 'Vadon Réka', title: 'tech-újságíró', site: 'main', email: 'vadon.reka@lapszel.example' },
  { slug: 'gulyas-botond', name: 'Gulyás Botond', title: 'sportújságíró', site: 'main', email: 'gulyas.botond@lapszel.example' },
  { slug: 'szucs-piroska', name: 'Szűcs Piroska', title: 'tényellenőr', site: 'main', email: 'szucs.piroska@lapszel.example' },
  { slug: 'lazar-odon', name: 'Lázár Ödön', title: 'publicista', site: 'main', email: 'lazar.odon@lapszel.example' },
  { slug: 'jane-whitlock', name: 'Jane Whitlock', title: 'English editor', site: 'main', email: 'jane.whitlock@lapszel.example' },
  { slug: 'csata-boroka', name: 'Csata Boróka', title: 'felelős szerkesztő', site: 'regional', email: 'csata.boroka@erdely.lapszel.example' },
  { slug: 'mathe-kund', name: 'Máthé Kund', title: 'újságíró, közélet', site: 'regional', email: 'mathe.kund@erdely.lapszel.example' },
  { slug: 'ferencz-emoke', name: 'Ferencz Emőke', title: 'újságíró, gazdaság', site: 'regional', email: 'ferencz.emoke@erdely.lapszel.example' },
  { slug: 'balint-szilamer', name: 'Bálint Szilamér', title: 'újságíró, kultúra és sport', site: 'regional', email: 'balint.szilamer@erdely.lapszel.example' },
] as const satisfies readonly SeedAuthor[];

/** A topic tag. */
export type SeedTag = { slug: string; name: string };

/** The topics of the demo content. */
export const SEED_TAGS = [
  { slug: 'onkormanyzat', name: 'önkormányzat' }, { slug: 'parlament', name: 'parlament' }, { slug: 'kormany', name: 'kormány' },
  { slug: 'valasztas', name: 'választás' }, { slug: 'oktatas', name: 'oktatás' }, { slug: 'egeszsegugy', name: 'egészségügy' },
  { slug: 'kozlekedes', name: 'közlekedés' }, { slug: 'vasut', name: 'vasút' }, { slug: 'rendorseg', name: 'rendőrség' },
  { slug: 'birosag', name: 'bíróság' }, { slug: 'kornyezetvedelem', name: 'környezetvédelem' }, { slug: 'idojaras', name: 'időjárás' },
  { slug: 'arviz', name: 'árvíz' }, { slug: 'aszaly', name: 'aszály' }, { slug: 'mezogazdasag', name: 'mezőgazdaság' },
  { slug: 'inflacio', name: 'infláció' }, { slug: 'forint', name: 'forint' }, { slug: 'lej', name: 'lej' }, { slug: 'lakhatas', name: 'lakhatás' },
  { slug: 'energia', name: 'energia' }, { slug: 'munkahely', name: 'munkahely' }, { slug: 'vallalkozas', name: 'vállalkozás' },
  { slug: 'europai-unio', name: 'Európai Unió' }, { slug: 'haboru', name: 'háború' }, { slug: 'diplomacia', name: 'diplomácia' },
  { slug: 'konyv', name: 'könyv' }, { slug: 'film', name: 'film' }, { slug: 'szinhaz', name: 'színház' }, { slug: 'zene', name: 'zene' },
  { slug: 'kiallitas', name: 'kiállítás' }, { slug: 'csillagaszat', name: 'csillagászat' }, { slug: 'biologia', name: 'biológia' },
  { slug: 'regeszet', name: 'régészet' }, { slug: 'mesterseges-intelligencia', name: 'mesterséges intelligencia' },
  { slug: 'adatvedelem', name: 'adatvédelem' }, { slug: 'labdarugas', name: 'labdarúgás' }, { slug: 'uszas', name: 'úszás' },
  { slug: 'kezilabda', name: 'kézilabda' }, { slug: 'jegkorong', name: 'jégkorong' }, { slug: 'gasztronomia', name: 'gasztronómia' },
  { slug: 'utazas', name: 'utazás' }, { slug: 'turahirek', name: 'túrahírek' }, { slug: 'tura-konnyu', name: 'könnyű túra' },
  { slug: 'tura-kozepes', name: 'közepes túra' }, { slug: 'tura-nehez', name: 'nehéz túra' }, { slug: 'tura-extrem', name: 'extrém túra' },
  { slug: 'medve', name: 'medve' }, { slug: 'ketnyelvuseg', name: 'kétnyelvűség' }, { slug: 'csaladi-tamogatas', name: 'családi támogatás' },
  { slug: 'alhir', name: 'álhír' }, { slug: 'ejszakai-elet', name: 'éjszakai élet' }, { slug: 'divat', name: 'divat' },
  // The topics of the supplements, and those that fill their tabs.
  { slug: 'tokio-2020', name: 'Tokió 2020' }, { slug: 'foci-vb-2022', name: 'Foci-vb 2022' }, { slug: 'eb-2024', name: 'Eb 2024' },
  { slug: 'parizs-2024', name: 'Párizs 2024' }, { slug: 'orosz-ukran-haboru', name: 'Orosz–ukrán háború' },
  { slug: 'valasztas-2022', name: 'Választás 2022' }, { slug: 'valasztas-2024', name: 'Választás 2024' }, { slug: 'ep-2024', name: 'EP 2024' },
  { slug: 'usa-2024', name: 'USA 2024' },
  { slug: 'elemzes', name: 'elemzés' }, { slug: 'helyszini-riport', name: 'helyszíni riport' }, { slug: 'osszefoglalo', name: 'összefoglaló' },
  { slug: 'interju', name: 'interjú' }, { slug: 'kozvelemeny-kutatas', name: 'közvélemény-kutatás' }, { slug: 'alapok', name: 'alapok' },
  { slug: 'musor', name: 'műsor' },
] as const satisfies readonly SeedTag[];

/** Kinds of picture that the project draws by itself (`pictures/`); an article names one as `kind-N`, N from 1 to 9. */
export const SEED_PICTURE_KINDS = [
  'river-town', 'market', 'parliament', 'mountain', 'forest-trail', 'stadium', 'laboratory', 'portrait', 'train', 'power-plant',
  'wheat-field', 'concert', 'kitchen', 'books', 'bridge', 'snow-village', 'storm', 'night-city', 'car', 'classroom', 'hospital',
  'courtroom', 'lake', 'telescope', 'swimming-pool', 'theatre', 'construction', 'castle', 'bear', 'computer',
] as const;
