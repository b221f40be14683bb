import type { ConsentPurpose } from './consent.ts';

/* The texts of the consent bar, which comes as a script of its own. */

/** The control in the footer, apart from the rest so that pages carry nothing more. */
export const consentControlText = { hu: 'Sütibeállítások', en: 'Cookie settings' } as const;

type ConsentTexts = {
  title: string;
  lead: string;
  privacy: string;
  accept: string;
  refuse: string;
  settings: string;
  save: string;
  legend: string;
  necessary: string;
  purposes: Record<ConsentPurpose, { name: string; explanation: string }>;
};

/** What a reader is told and asked. */
export const consentTexts = {
  hu: {
    title: 'Sütik és külső tartalom',
    lead: 'Mérést, hirdetést és más oldalak beágyazott tartalmát csak az Ön hozzájárulásával töltünk be. Ha elutasítja, minden cikkünket ugyanúgy olvashatja.',
    privacy: 'Adatvédelmi tájékoztató',
    accept: 'Elfogadom',
    refuse: 'Elutasítom',
    settings: 'Beállítások',
    save: 'A kijelöltek mentése',
    legend: 'Mihez járul hozzá?',
    necessary: 'A működéshez szükséges sütik mindig be vannak kapcsolva, ezekhez nem kell hozzájárulás.',
    purposes: {
      statistics: { name: 'Statisztika', explanation: 'Megmérjük, mely oldalainkat hányan olvassák.' },
      advertising: { name: 'Hirdetés', explanation: 'Hirdetéseket mutatunk, amelyek az oldal fenntartását segítik.' },
      embeds: { name: 'Külső tartalom', explanation: 'Más szolgáltatók videói, bejegyzései, térképei is megjelennek.' },
    },
  },
  en: {
    title: 'Cookies and external content',
    lead: 'We load measurement, advertising and content of other sites only with your consent. If you refuse, you can still read every article.',
    privacy: 'Privacy notice (in Hungarian)',
    accept: 'Accept',
    refuse: 'Refuse',
    settings: 'Settings',
    save: 'Save selection',
    legend: 'What do you allow?',
    necessary: 'Cookies that the site needs to work are always on; they need no consent.',
    purposes: {
      statistics: { name: 'Statistics', explanation: 'We measure how many people read which page.' },
      advertising: { name: 'Advertising', explanation: 'We show advertisements, which help to pay for the site.' },
      embeds: { name: 'External content', explanation: 'Videos, posts and maps of other providers are shown.' },
    },
  },
} as const satisfies Record<'hu' | 'en', ConsentTexts>;
