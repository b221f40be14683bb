/** The two editions by role; `slug` is how the backend and the newsroom call them. @spec §1 */
export type EditionKey = 'main' | 'regional';

/** Where the newsroom, or a section of it, can be followed. */
export type SocialProfile = { readonly name: string; readonly url: string };

/** The sections whose pages have a follow box of their own. @spec §2.7 Social follow box */
export type SocialSection = 'szepkilatas' | 'eszkombajn' | 'after';

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
  /** Where a result widget's frame comes from: `{frames}` is the edition's frames origin, `{slug}` the widget, `{detail}` `/level/area` or nothing. */
  readonly resultWidgetAddress: string;
  readonly externalHosts: { readonly shop: string; readonly static: string };
  /** Profiles of sections; one without any shows those of the site record. @spec §2.7 */
  readonly socialProfiles: Readonly<Record<SocialSection, readonly SocialProfile[]>>;
  /** Where the app is to be had; null for an edition without one, which has no link box either. @spec §2.7 Link box */
  readonly appStores: { readonly apple: string; readonly android: string } | null;
  /** The election whose data every supplement links to, or null between elections. @spec §2.7 */
  readonly election: { readonly title: string; readonly text: string; readonly href: string } | null;
  /** The After page's music, or null. @spec §2.7 */
  readonly music: { readonly title: string; readonly url: string } | null;
  readonly publisher: { readonly name: string; readonly email: string };
  /** What the newsroom can be supported with, in whole units of the currency; one of the suggested amounts is chosen at first. @spec §2.1 Support page */
  readonly support: { readonly suggestedAmounts: readonly number[]; readonly chosenAmount: number; readonly minAmount: number; readonly maxAmount: number };
  /** What the minutes box shows: `hours`, and `change` more for each support since `from`; asked again every `refresh` seconds. @spec §3 Minute box config §9 */
  readonly minutesBox: { readonly from: string; readonly change: number; readonly hours: number; readonly refresh: number };
  /** The tag manager's script, HTTPS, with its id in the address; null for none. It runs in the frames host, after consent. */
  readonly tagManager: string | null;
  /** Origins that the scripts of measurement may load from and report to besides their own, as `https://host`. */
  readonly measurementSources: readonly string[];
  /** A handle for share cards, or null. */
  readonly twitterSite: string | null;
  /** Interactions from which an article's count is shown. @spec §9 */
  readonly interactionThreshold: number;
  /** Theme colours of the browser's frame, light and dark; the same values stand in tokens.css. */
  readonly themeColor: { readonly light: string; readonly dark: string };
};
