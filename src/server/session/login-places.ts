import type { SiteMode } from '../../shared/lib/site.ts';
import { ACCOUNT_PATH, LOGIN_PATHS, type LoginPaths } from '../../shared/config/login-paths.ts';

/** Where readers of a host log in, and where they come to after that if they wanted nothing else. */
export type LoginPlace = LoginPaths & { readonly landing: string };

/** Editors log in on preview hosts, members everywhere else. @spec §2.1 login, tamogatas */
export function decideLoginPlace(mode: SiteMode | 'frames'): LoginPlace {
  return mode === 'preview' ? { ...LOGIN_PATHS.editors, landing: '/' } : { ...LOGIN_PATHS.members, landing: ACCOUNT_PATH };
}
