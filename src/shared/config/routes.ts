import type { CachePolicyName } from '../contract/endpoint-row.ts';
import { AFTER_LIST_PAGE_ITEMS, SEARCH_PAGE_ITEMS } from './constants.ts';
import { editions } from './editions/editions.ts';
import { FOOTBALL_VIEWS, FORMULA1_VIEWS } from './sport.ts';
import { ACCOUNT_PATH, LOGIN_PATHS, PREVIEW_TOOLS_PATH } from './login-paths.ts';

/** The pages that the product has; each is a folder of `pages/`. */
export const PAGE_NAMES = ['front', 'list', 'after', 'supplement', 'archive', 'tipGames', 'tipGame', 'tipEntry', 'article', 'document', 'imprint', 'support', 'supportResult', 'supportTrial', 'subscription', 'programme', 'taxDonation', 'account', 'quiz', 'login', 'loginCode', 'previewTools', 'newsletterStep', 'notifications', 'football', 'formula1', 'exchange', 'podcasts', 'podcast', 'episode', 'empty', 'error'] as const;

export type PageName = (typeof PAGE_NAMES)[number];

/** The filter that a list route puts on the archive; `param` names the path parameter that fills it. @spec §2.3 */
export type ListFilter =
  | { readonly kind: 'newest' }
  | { readonly kind: 'flag'; readonly flag: string }
  | { readonly kind: 'superTag'; readonly slug: string }
  | { readonly kind: 'superTagOfPath' | 'tagOfPath' | 'authorOfPath' };

/** A page route as data. */
export type Route = {
  /** Names of spec §2.1 where it gives one. */
  readonly name: string;
  /** react-router pattern; `:name?` is a part that may be missing, and only such may follow it. */
  readonly path: string;
  readonly page: PageName;
  /** Query parameters that the page knows; all others are dropped from its cache key. */
  readonly query: readonly string[];
  /** Items on a page where `perPage` does not say otherwise; those of a list by default. */
  readonly perPage?: number;
  /** With `none` the page is its reader's own: no cache takes it. */
  readonly policy: CachePolicyName;
  /** Routes of one key re-render in place when a reader moves between them. @spec §2.1 */
  readonly key: string;
  readonly list?: ListFilter;
  /** Where `oldal` names a part of the page and not its number: the names, the first of them where there is none. */
  readonly views?: readonly string[];
};

const list = { page: 'list', query: ['oldal', 'perPage'], policy: 'front', key: 'section' } as const;

/** The route table. A path that is not here is answered by the error page. @spec §2.1 */
export const routes = [
  { name: 'front', path: '/', page: 'front', query: [], policy: 'front', key: 'front' },
  { name: 'legfrissebb', path: '/legfrissebb', ...list, list: { kind: 'newest' } },
  { name: 'legfontosabb', path: '/legfontosabb', ...list, list: { kind: 'flag', flag: 'legfontosabb' } },
  { name: 'kedvenceink', path: '/kedvenceink', ...list, list: { kind: 'flag', flag: 'favorite' } },
  { name: 'english', path: '/english', ...list, list: { kind: 'superTag', slug: 'english' } },
  { name: 'after', path: '/after', page: 'after', query: ['oldal', 'perPage'], perPage: AFTER_LIST_PAGE_ITEMS, policy: 'front', key: 'section' },
  { name: 'articles_by_tag', path: '/cimke/:slug', ...list, list: { kind: 'tagOfPath' } },
  { name: 'articles_by_mstag', path: '/rovat/:slug/:tab?', ...list, list: { kind: 'superTagOfPath' } },
  { name: 'articles_by_author', path: '/szerzo/:slug', ...list, list: { kind: 'authorOfPath' } },
  { name: 'supplement', path: '/melleklet/:slug/:tab?/:subTab?/:detail?', page: 'supplement', query: ['oldal', 'perPage'], policy: 'front', key: 'section' },
  { name: 'archivum', path: '/archivum', page: 'archive', query: ['term', 'filters', 'honap', 'nap', 'oldal', 'perPage'], perPage: SEARCH_PAGE_ITEMS, policy: 'front', key: 'archive' },
  { name: 'tip_games', path: '/melleklet/tippjatek', page: 'tipGames', query: [], policy: 'front', key: 'tip-game' },
  { name: 'tip_game', path: '/melleklet/tippjatek/:subSlug', page: 'tipGame', query: [], policy: 'front', key: 'tip-game' },
  { name: 'tip_entry', path: '/melleklet/tippjatek/:subSlug/:key', page: 'tipEntry', query: [], policy: 'none', key: 'tip-entry' },
  { name: 'single_article', path: '/:mainSuperTag/:year/:month/:day/:slug', page: 'article', query: ['oldal', 'bejegyzes'], policy: 'article', key: 'article' },
  // For navigation in place only: over HTTP the redirect comes first.
  { name: 'live_blog', path: '/:mainSuperTag/:year/:month/:day/:slug/elo', page: 'article', query: ['oldal', 'bejegyzes'], policy: 'article', key: 'article' },
  { name: 'document', path: '/dokumentum/:slug', page: 'document', query: [], policy: 'archive', key: 'document' },
  { name: 'impresszum', path: '/impresszum', page: 'imprint', query: [], policy: 'archive', key: 'imprint' },
  { name: 'quiz', path: '/kviz', page: 'quiz', query: ['quizId', 'cikk'], policy: 'none', key: 'quiz' },
  { name: 'login', path: LOGIN_PATHS.editors.login, page: 'login', query: [], policy: 'none', key: 'login' },
  { name: 'login_code', path: LOGIN_PATHS.editors.code, page: 'loginCode', query: [], policy: 'none', key: 'login-code' },
  { name: 'member_login', path: LOGIN_PATHS.members.login, page: 'login', query: [], policy: 'none', key: 'login' },
  { name: 'member_login_code', path: LOGIN_PATHS.members.code, page: 'loginCode', query: [], policy: 'none', key: 'login-code' },
  { name: 'preview_tools', path: PREVIEW_TOOLS_PATH, page: 'previewTools', query: ['ut'], policy: 'none', key: 'preview-tools' },
  { name: 'support', path: '/tamogatas', page: 'support', query: [], policy: 'front', key: 'support' },
  { name: 'support_success', path: '/tamogatas/siker/:key?', page: 'supportResult', query: [], policy: 'none', key: 'support-result' },
  { name: 'support_failure', path: '/tamogatas/hiba/:key?', page: 'supportResult', query: [], policy: 'none', key: 'support-result' },
  { name: 'support_trial', path: '/tamogatas/proba-fizetes', page: 'supportTrial', query: [], policy: 'none', key: 'support-trial' },
  { name: 'subscription', path: '/elofizetes', page: 'subscription', query: [], policy: 'front', key: 'subscription' },
  { name: 'academy', path: `/${editions.main.slug}akademia`, page: 'programme', query: [], policy: 'archive', key: 'academy' },
  { name: 'youth', path: '/te', page: 'programme', query: [], policy: 'archive', key: 'youth' },
  { name: 'egyszazalek', path: '/egyszazalek', page: 'taxDonation', query: [], policy: 'archive', key: 'tax-donation' },
  { name: 'account', path: ACCOUNT_PATH, page: 'account', query: [], policy: 'none', key: 'account' },
  { name: 'newsletter_sent', path: '/hirlevel/elkuldve', page: 'newsletterStep', query: [], policy: 'archive', key: 'newsletter' },
  { name: 'newsletter_confirm', path: '/hirlevel/megerosites/:token', page: 'newsletterStep', query: [], policy: 'none', key: 'newsletter' },
  { name: 'newsletter_confirmed', path: '/hirlevel/megerositve', page: 'newsletterStep', query: [], policy: 'archive', key: 'newsletter' },
  { name: 'newsletter_unsubscribe', path: '/hirlevel/leiratkozas/:token', page: 'newsletterStep', query: [], policy: 'none', key: 'newsletter' },
  { name: 'newsletter_unsubscribed', path: '/hirlevel/leiratkozva', page: 'newsletterStep', query: [], policy: 'archive', key: 'newsletter' },
  { name: 'notifications', path: '/ertesitesek', page: 'notifications', query: [], policy: 'settings', key: 'notifications' },
  { name: 'foci', path: '/foci', page: 'football', query: ['orszag', 'liga', 'szezon', 'oldal', 'nap', 'meccs'], policy: 'live', key: 'football', views: FOOTBALL_VIEWS },
  { name: 'f1', path: '/f1', page: 'formula1', query: ['oldal', 'szezon', 'verseny', 'futam', 'csapat', 'versenyzo'], policy: 'live', key: 'formula1', views: FORMULA1_VIEWS },
  { name: 'exchange', path: '/arfolyam', page: 'exchange', query: ['valuta', 'idoszak', 'osszeg'], policy: 'front', key: 'exchange' },
  { name: 'podcasts', path: '/podcast', page: 'podcasts', query: [], policy: 'front', key: 'podcast' },
  { name: 'podcast', path: '/podcast/:slug', page: 'podcast', query: ['oldal'], policy: 'front', key: 'podcast' },
  { name: 'episode', path: '/podcast/:slug/:episode', page: 'episode', query: [], policy: 'article', key: 'episode' },
  { name: 'empty', path: '/empty', page: 'empty', query: [], policy: 'archive', key: 'empty' },
] as const satisfies readonly Route[];
