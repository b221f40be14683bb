import { ACCOUNT_PATH, LOGIN_PATHS } from '../../config/login-paths.ts';
import { loginTexts } from '../../config/texts-login.ts';
import type { LoginCodeData, LoginData } from '../../features/login/login-data.ts';
import { createHead } from '../../lib/head.ts';
import type { HeadData } from '../../lib/head-data.ts';
import { definePage, PageRedirect, type LoadContext, type PageContext } from '../page.ts';

/** Whose login it is decides texts and addresses. */
export type PlacedLogin<Data> = Data & { readonly place: keyof typeof LOGIN_PATHS };

/** The login of editors on preview hosts, of members elsewhere. Who is logged in has no business here. @spec §2.1 login §4 Preview mode */
export const loginPage = definePage<PlacedLogin<LoginData>>({
  name: 'login',
  load: async (context) => ({ place: placeOf(context), thirdParty: context.site.thirdPartySignIn === true, email: '', problem: null }),
  head: ({ place }, context) => toLoginHead(loginTexts[place].title, context),
});

/** The second step of a login. */
export const loginCodePage = definePage<PlacedLogin<LoginCodeData>>({
  name: 'loginCode',
  load: async (context) => ({ place: placeOf(context), problem: null }),
  head: (_, context) => toLoginHead(loginTexts.code.title, context),
});

/** @throws PageRedirect for who is logged in, and from the editors' paths on public hosts */
function placeOf({ site: { mode, viewer }, path }: LoadContext): keyof typeof LOGIN_PATHS {
  const place = mode === 'preview' ? 'editors' : 'members';
  if (viewer !== 'anonymous') throw new PageRedirect(place === 'editors' ? '/' : ACCOUNT_PATH, 302);
  if (!Object.values(LOGIN_PATHS[place]).some((known) => known === path)) throw new PageRedirect(place === 'editors' ? LOGIN_PATHS.editors.login : '/', 302);
  return place;
}

function toLoginHead(title: string, { site, path }: PageContext): HeadData {
  return createHead({ edition: site.edition, path, title, robots: 'noindex', canonical: null });
}
