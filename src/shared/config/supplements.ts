import type { Tab } from './tabs.ts';

/** A topic supplement: articles of one topic, with tabs. */
export type Supplement = {
  /** The supplement's name in its address, and the topic of its articles. */
  readonly slug: string;
  /** Other names in the address; the page is canonical under its own. */
  readonly otherSlugs?: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly tabs: readonly Tab[];
  /** The scores of the newsroom's league stand beside its articles. */
  readonly liveScores?: true;
  /** Blocks of the sidebar that other supplements do not have. */
  readonly sidebar?: readonly 'euDisclaimer'[];
};

const articles = { path: '', label: 'Cikkek', content: { kind: 'articles' } } as const satisfies Tab;
const all = { path: '', label: 'Összes', content: { kind: 'articles' } } as const satisfies Tab;
const analyses = topic('elemzesek', 'Elemzések', 'elemzes');
const onSite = topic('helyszini', 'Helyszíni', 'helyszini-riport');

/** The supplements. A new one is one row. @spec §2.4 */
export const supplements = [
  {
    slug: 'tokio-2020',
    title: 'Tokió 2020',
    description: 'A tokiói olimpia magyar szemmel: eredmények, riportok, éremtáblázat.',
    tabs: [articles, widget('eremtablazat', 'Éremtáblázat', 'tokio-2020-eremtablazat')],
  },
  {
    slug: 'foci-vb-2022',
    title: 'Foci-vb 2022',
    liveScores: true,
    description: 'A 2022-es labdarúgó-világbajnokság: menetrend, eredmények, csoportok és elemzések.',
    tabs: [
      { ...articles, subTabs: [all, analyses] },
      widget('menetrend', 'Menetrend', 'foci-vb-2022-menetrend'),
      widget('eredmenyek', 'Eredmények', 'foci-vb-2022-eredmenyek'),
      widget('csoportok', 'Csoportok', 'foci-vb-2022-csoportok'),
    ],
  },
  {
    slug: 'eb-2024',
    title: 'Eb 2024',
    liveScores: true,
    description: 'A 2024-es labdarúgó-Európa-bajnokság: menetrend, eredmények, csoportok, toplisták.',
    tabs: [
      { ...articles, subTabs: [all, onSite] },
      widget('menetrend', 'Menetrend', 'eb-2024-menetrend'),
      widget('eredmenyek', 'Eredmények', 'eb-2024-eredmenyek'),
      widget('csoportok', 'Csoportok', 'eb-2024-csoportok'),
      widget('toplistak', 'Toplisták', 'eb-2024-toplistak'),
    ],
  },
  {
    slug: 'parizs-2024',
    title: 'Párizs 2024',
    description: 'A párizsi olimpia: menetrend, magyar versenyszámok, éremtáblázat és helyszíni riportok.',
    tabs: [
      { ...articles, subTabs: [all, onSite] },
      widget('menetrend', 'Menetrend', 'parizs-2024-menetrend'),
      widget('magyar-versenyszamok', 'Magyar versenyszámok', 'parizs-2024-magyar-versenyszamok'),
      widget('eremtablazat', 'Éremtáblázat', 'parizs-2024-eremtablazat'),
    ],
  },
  {
    slug: 'orosz-ukran-haboru',
    otherSlugs: ['orosz-ukran-valsag'],
    title: 'Orosz–ukrán háború',
    description: 'Összefoglalók, helyszíni riportok és elemzések az orosz–ukrán háborúról.',
    tabs: [{ ...articles, subTabs: [all, topic('osszefoglalok', 'Összefoglalók', 'osszefoglalo'), onSite, analyses] }],
  },
  {
    slug: 'valasztas-2022',
    title: 'Választás 2022',
    description: 'A 2022-es országgyűlési választás: részvétel, választókerületek, országos listák, elemzések.',
    tabs: [
      {
        ...articles,
        subTabs: [all, analyses, topic('interjuk', 'Interjúk', 'interju'), { path: 'videok', label: 'Videók', content: { kind: 'articles', filter: { superTags: ['video'] } } }, topic('kozvelemeny-kutatasok', 'Közvélemény-kutatások', 'kozvelemeny-kutatas'), topic('alapok', 'Alapok', 'alapok')],
      },
      widget('reszvetel', 'Részvétel', 'valasztas-2022-reszvetel'),
      widget('valasztokeruletek', 'Választókerületek', 'valasztas-2022-valasztokeruletek'),
      {
        ...widget('orszagos-listak', 'Országos listák', 'valasztas-2022-partlistak'),
        subTabs: [widget('orszagos-listak', 'Pártok', 'valasztas-2022-partlistak'), widget('orszagos-listak/nemzetisegek', 'Nemzetiségek', 'valasztas-2022-nemzetisegi-listak')],
      },
      { path: 'tippjatek', label: 'Tippjáték', content: { kind: 'link', href: '/melleklet/tippjatek/valasztas-2022' } },
    ],
  },
  {
    slug: 'valasztas-2024',
    title: 'Választás 2024',
    description: 'A 2024-es önkormányzati választás: eredmények térképen, kérdések és válaszok, műsorok.',
    tabs: [articles, document('kerdesek', 'Kérdések és válaszok', 'valasztas-2024-kerdesek'), data('valasztas-2024-terkep'), shows()],
  },
  {
    slug: 'ep-2024',
    title: 'EP 2024',
    description: 'A 2024-es európai parlamenti választás: pártlisták, frakciók, mandátumok, eredmények térképen.',
    tabs: [
      articles,
      document('kerdesek', 'Kérdések és válaszok', 'ep-2024-kerdesek'),
      data('ep-2024-terkep'),
      shows(),
      widget('partlistak', 'Pártlisták', 'ep-2024-partlistak'),
      widget('ep-frakciok', 'EP-frakciók', 'ep-2024-frakciok'),
      widget('mandatumok', 'Mandátumok', 'ep-2024-mandatumok'),
    ],
    sidebar: ['euDisclaimer'],
  },
  {
    slug: 'usa-2024',
    title: 'USA 2024',
    description: 'A 2024-es amerikai elnökválasztás: eredmények térképen, elemzések, műsorok.',
    tabs: [articles, { ...data('usa-2024-terkep'), content: { kind: 'widget', widget: 'usa-2024-terkep' } }, analyses, shows()],
  },
] as const satisfies readonly Supplement[];

function topic(path: string, label: string, tag: string): Tab {
  return { path, label, content: { kind: 'articles', filter: { and_tags: [tag] } } };
}

function widget(path: string, label: string, name: string): Tab {
  return { path, label, content: { kind: 'widget', widget: name } };
}

function document(path: string, label: string, slug: string): Tab {
  return { path, label, content: { kind: 'document', slug } };
}

/** Two elections show any area at /adatok/{level}/{area}. */
function data(name: string): Tab {
  return { path: 'adatok', label: 'Adatok', content: { kind: 'widget', widget: name, details: true } };
}

function shows(): Tab {
  return topic('musorok', 'Műsorok', 'musor');
}
