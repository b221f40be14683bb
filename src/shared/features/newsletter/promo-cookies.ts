import { PROMO_ARTICLE_HIDDEN_DAYS, PROMO_FRONT_PAGE_HIDDEN_DAYS, PROMO_PERMANENTLY_HIDDEN_YEARS } from '../../config/constants.ts';
import { PROMO_COOKIES } from '../../config/newsletter.ts';

/** Where the promo stands. */
export type PromoPlace = 'front' | 'article';

const DAY = 86_400;

/** How long each cookie hides the promo, in seconds. @spec §9 Promo cookies */
export const PROMO_COOKIE_SECONDS = {
  front: PROMO_FRONT_PAGE_HIDDEN_DAYS * DAY,
  article: PROMO_ARTICLE_HIDDEN_DAYS * DAY,
  always: PROMO_PERMANENTLY_HIDDEN_YEARS * 365 * DAY,
} as const satisfies Record<keyof typeof PROMO_COOKIES, number>;

/** Whether a browser's cookies hide the promo at a place. @spec §4 Newsletter promo */
export function isPromoHidden(cookies: string, place: PromoPlace): boolean {
  const names = cookies.split(';').map((cookie) => cookie.split('=')[0]?.trim());
  return names.includes(PROMO_COOKIES[place]) || names.includes(PROMO_COOKIES.always);
}

/** The cookie that hides it, as browsers take it. */
export function toPromoCookie(which: PromoPlace | 'always', isSecure: boolean): string {
  return `${PROMO_COOKIES[which]}=1; Max-Age=${PROMO_COOKIE_SECONDS[which]}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
