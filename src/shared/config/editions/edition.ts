/** The two editions by role; `slug` is how the backend and the newsroom call them. @spec §1 */
export type EditionKey = 'main' | 'regional';

/** Everything by which one publication differs from another: a newsroom that adopts the software edits these files only. */
export type Edition = {
  readonly key: EditionKey;
  /** The site slug of the contract (`siteSlug`, `originatingSite`). */
  readonly slug: string;
  readonly name: string;
  /** One sentence for search engines and share cards. */
  readonly description: string;
  readonly tagline: string;
  /** Public origin without a slash at the end; absolute addresses come from here, never from a request header. */
  readonly origin: string;
  /** Hosts that show this edition besides those of the configuration. */
  readonly hosts: readonly string[];
  readonly locale: 'hu-HU' | 'hu-RO';
  /** Zone in which dates are shown; article addresses use one zone for both editions. */
  readonly timeZone: 'Europe/Budapest' | 'Europe/Bucharest';
  readonly currency: 'HUF' | 'RON';
  readonly currencySign: 'Ft' | 'Lei';
  /** Where /uploads addresses are served from; empty = the edition's own origin. */
  readonly assetsBaseUrl: string;
  readonly externalHosts: { readonly shop: string; readonly static: string };
  readonly publisher: { readonly name: string; readonly email: string };
  /** A handle for share cards, or null. */
  readonly twitterSite: string | null;
  /** Interactions from which an article's count is shown. @spec §9 */
  readonly interactionThreshold: number;
  /** Theme colours of the browser's frame, light and dark; the same values stand in tokens.css. */
  readonly themeColor: { readonly light: string; readonly dark: string };
};
