/*
 * The words of dates, apart from the other texts because the boot script carries them and nothing else. Own tables
 * instead of Intl's: browsers and Node ship different language data, and a date must read the same on both sides.
 */

const MONTHS_HU = [
  'január', 'február', 'március', 'április', 'május', 'június',
  'július', 'augusztus', 'szeptember', 'október', 'november', 'december',
] as const;

const MONTHS_EN = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const;

/** How each language of the product says dates. @spec §4 Relative dates */
export const DATE_TEXTS = {
  hu: {
    months: MONTHS_HU,
    now: 'most',
    minutesAgo: (minutes: number) => `${minutes} perce`,
    today: (clock: string) => `ma ${clock}`,
    monthAndDay: (month: string, day: number) => `${month} ${day}.`,
    withYear: (monthAndDay: string, year: number) => `${year}. ${monthAndDay}`,
    live: 'ÉLŐ',
    toUpdated: (ago: string) => `${ago} frissült`,
  },
  en: {
    months: MONTHS_EN,
    now: 'now',
    minutesAgo: (minutes: number) => (minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`),
    today: (clock: string) => `today ${clock}`,
    monthAndDay: (month: string, day: number) => `${day} ${month}`,
    withYear: (monthAndDay: string, year: number) => `${monthAndDay} ${year}`,
    live: 'LIVE',
    toUpdated: (ago: string) => `updated ${ago}`,
  },
} as const;
