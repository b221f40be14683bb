import { expect, test } from 'vitest';
import { isPromoHidden, PROMO_COOKIE_SECONDS, toPromoCookie } from './promo-cookies.ts';

// @spec §9 Promo cookies
test('closed on the front page it is hidden for a day, in an article for two, for good for two years', () => {
  expect(PROMO_COOKIE_SECONDS).toEqual({ front: 86_400, article: 172_800, always: 63_072_000 });
});

test('a place is hidden by its own cookie and by the one for good', () => {
  expect(isPromoHidden('', 'front')).toBe(false);
  expect(isPromoHidden('a=1; hirlevel_ajanlo_cimlap=1', 'front')).toBe(true);
  expect(isPromoHidden('a=1; hirlevel_ajanlo_cimlap=1', 'article')).toBe(false);
  expect(isPromoHidden('hirlevel_ajanlo_cikk=1; b=2', 'article')).toBe(true);
  for (const place of ['front', 'article'] as const) expect(isPromoHidden('a=1;hirlevel_ajanlo=1', place)).toBe(true);
  expect(isPromoHidden('xhirlevel_ajanlo=1; a=hirlevel_ajanlo', 'front')).toBe(false);
});

test('the cookie is first-party and goes over HTTPS only where there is HTTPS', () => {
  expect(toPromoCookie('front', true)).toBe('hirlevel_ajanlo_cimlap=1; Max-Age=86400; Path=/; SameSite=Lax; Secure');
  expect(toPromoCookie('always', false)).toBe('hirlevel_ajanlo=1; Max-Age=63072000; Path=/; SameSite=Lax');
});
