/** A paragraph of the specification and whether it has landed. `part` says which issue of the series brings the rest. */
export type SpecSection = { readonly id: string; readonly title: string; readonly status: 'landed' | 'partly' | 'later'; readonly rest: string };

/** The specification's paragraphs. A landed or partly landed one must have code and tests that name it. */
export const SPEC_SECTIONS: readonly SpecSection[] = [
  { id: '1', title: 'What the product does and for whom', status: 'partly', rest: 'application and screenshot modes: part 6' },
  { id: '2.1', title: 'Route table', status: 'partly', rest: '/melleklet, /after, /archivum: part 3; /tamogatas, /login, academy, /te, /egyszazalek: part 4; /arfolyam, /foci, /f1, /podcast: part 5; /app-web-widget: part 6' },
  { id: '2.2', title: 'Redirects', status: 'landed', rest: '' },
  { id: '2.3', title: 'List pages', status: 'partly', rest: 'section tabs, logos, feeds, /archivum, /after: part 3' },
  { id: '2.4', title: 'Supplements', status: 'later', rest: 'part 3' },
  { id: '2.5', title: 'After landing block', status: 'later', rest: 'part 3' },
  { id: '2.6', title: 'Search box', status: 'later', rest: 'part 3' },
  { id: '2.7', title: 'Sidebar and widgets', status: 'partly', rest: 'election box, link box, hold-blog: part 3; ad slot: part 6' },
  { id: '2.8', title: 'Football live-score page', status: 'later', rest: 'part 5' },
  { id: '2.9', title: 'Formula 1 page', status: 'later', rest: 'part 5' },
  { id: '2.10', title: 'Podcast player and episodes', status: 'later', rest: 'part 5' },
  { id: '2.11', title: 'Error page', status: 'landed', rest: '' },
  { id: '3', title: 'Entities and their fields', status: 'partly', rest: 'quiz, member, sport and podcast entities are declared; their pages come with parts 4 and 5' },
  { id: '4', title: 'States and transitions', status: 'partly', rest: 'live refresh: part 2; preview and auth: part 4; football, F1, podcast: part 5; ads, app: part 6' },
  { id: '5', title: 'Validation rules', status: 'partly', rest: 'search tags: part 3; quiz: part 4; ranking, cards: part 5; embeds: part 6' },
  { id: '6', title: 'Roles and permissions', status: 'partly', rest: 'part 4' },
  { id: '7', title: 'The calls it makes', status: 'partly', rest: 'every call is declared; those of later parts answer 501' },
  { id: '8', title: 'Error catalogue', status: 'partly', rest: 'auth rows: part 4' },
  { id: '9', title: 'Business constants and limits', status: 'landed', rest: '' },
];
