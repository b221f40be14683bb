import type { Edition } from '../config/editions/edition.ts';
import type { Api } from '../contract/api.ts';

/** Who reads: only editors see what is not public. @spec §6 */
export type Viewer = 'anonymous' | 'member' | 'editor';

/** Where a request stands, decided by host. */
export type SiteMode = 'public' | 'preview' | 'lite';

/** The one request object that pages see: edition, mode, viewer and the means to load. */
export type Site = {
  readonly edition: Edition;
  readonly mode: SiteMode;
  /** Where the edition's frames come from, by configuration. */
  readonly framesOrigin: string;
  /** Inside the mobile app's web view (`isMobileApp`). @spec §4 */
  readonly app: boolean;
  /** For pictures of pages (`isScreenshot`). */
  readonly screenshot: boolean;
  readonly viewer: Viewer;
  readonly api: Api;
  /** The moment as of which an editor looks at a preview, in unix seconds; `now` then gives it too. */
  readonly asOf?: number;
  /** A third-party provider is configured: the login pages offer it. */
  readonly thirdPartySignIn?: true;
  /** Unix seconds, injected so that tests and previews can choose the time. */
  readonly now: () => number;
};
