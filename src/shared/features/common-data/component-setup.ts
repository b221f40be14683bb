import type { EditionKey } from '../../config/editions/edition.ts';
import { editions } from '../../config/editions/editions.ts';
import type { FrontendRefresh, MenuItem, Menus } from '../../contract/schemas/front.ts';

type ComponentSetup = FrontendRefresh['componentSetup'];
type Offer = (setup: ComponentSetup, edition: EditionKey) => boolean;

const onMain: Offer = (_, edition) => edition === 'main';

/** Pages that are not always there, by the first part of their path. @spec §3 Component setup §6 */
const OFFERS: ReadonlyMap<string, Offer> = new Map<string, Offer>([
  ['tamogatas', ({ donations }) => donations === '1'],
  ['elofizetes', ({ donations }, edition) => edition === 'main' && donations === '0'],
  [`${editions.main.slug}akademia`, onMain],
  ['egyszazalek', onMain],
  ['te', onMain],
]);

/** Whether a link of a menu leads to something: a page that the component set-up or the edition does without is not linked to. @spec §3 Component setup §6 */
export function isOffered(href: string, setup: ComponentSetup, edition: EditionKey): boolean {
  const [, first = ''] = href.split(/[/?#]/);
  return !href.startsWith('/') || (OFFERS.get(first)?.(setup, edition) ?? true);
}

/** The menus without the links that lead nowhere. */
export function withOffered(menus: Menus, setup: ComponentSetup, edition: EditionKey): Menus {
  const keep = (items: readonly MenuItem[]) => items.filter(({ href }) => isOffered(href, setup, edition));
  const { main, sidebar, heading, extra, footerHighlight, footerNormal, footerApp, footerSocial } = menus;
  return {
    main: keep(main),
    sidebar: keep(sidebar),
    heading: keep(heading),
    extra: keep(extra),
    footerHighlight: keep(footerHighlight),
    footerNormal: keep(footerNormal),
    footerApp: keep(footerApp),
    footerSocial: keep(footerSocial),
  };
}

/** Whether quizzes ask again for their results. @spec §3 Component setup §4 Quiz refresh */
export function isQuizRefreshed({ refreshQuiz }: ComponentSetup): boolean {
  return refreshQuiz === '1';
}
