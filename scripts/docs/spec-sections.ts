/** A paragraph of the specification and whether it has landed; `rest` says what is missing. */
export type SpecSection = { readonly id: string; readonly title: string; readonly status: 'landed' | 'partly' | 'later'; readonly rest: string };

/** The specification's paragraphs. A landed or partly landed one must have code and tests that name it. */
export const SPEC_SECTIONS: readonly SpecSection[] = [
  { id: '1', title: 'What the product does and for whom', status: 'partly', rest: 'the application mode hands navigation to no app yet' },
  { id: '2.1', title: 'Route table', status: 'partly', rest: '/app-web-widget' },
  { id: '2.2', title: 'Redirects', status: 'landed', rest: '' },
  { id: '2.3', title: 'List pages', status: 'landed', rest: '' },
  { id: '2.4', title: 'Supplements', status: 'landed', rest: '' },
  { id: '2.5', title: 'After landing block', status: 'landed', rest: '' },
  { id: '2.6', title: 'Search box', status: 'landed', rest: '' },
  { id: '2.7', title: 'Sidebar and widgets', status: 'partly', rest: 'the ad slot' },
  { id: '2.8', title: 'Football live-score page', status: 'landed', rest: '' },
  { id: '2.9', title: 'Formula 1 page', status: 'landed', rest: '' },
  { id: '2.10', title: 'Podcast player and episodes', status: 'landed', rest: '' },
  { id: '2.11', title: 'Error page', status: 'landed', rest: '' },
  { id: '3', title: 'Entities and their fields', status: 'partly', rest: 'ad slots' },
  { id: '4', title: 'States and transitions', status: 'partly', rest: 'ads, the application mode' },
  { id: '5', title: 'Validation rules', status: 'partly', rest: 'embedded videos and music' },
  { id: '6', title: 'Roles and permissions', status: 'landed', rest: '' },
  { id: '7', title: 'The calls it makes', status: 'partly', rest: 'ad calls' },
  { id: '8', title: 'Error catalogue', status: 'landed', rest: '' },
  { id: '9', title: 'Business constants and limits', status: 'landed', rest: '' },
];
