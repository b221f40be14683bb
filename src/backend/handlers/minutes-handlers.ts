import { MINUTES_BOX_START_DATE } from '../../shared/config/constants.ts';
import { editions, resolveEditionBySlug } from '../../shared/config/editions/editions.ts';
import { parseDay } from '../../shared/lib/page-query.ts';
import { dayPeriod } from '../../shared/lib/zoned-day.ts';
import { toZonedTime } from '../../shared/lib/zoned-time.ts';
import { countSupport } from '../store/support-store.ts';
import type { Handler } from './handler.ts';

/** GET /api/minutes?day=: who supported the newsroom on a day, today by default. @spec §7 */
export const handleMinutes: Handler<'minutes'> = async ({ database, now }, { site, query }) => {
  const timeZone = toTimeZone(site);
  const day = parseDay(query.first('day')) ?? toDay(now(), timeZone);
  return { body: await countSupport(database, { site, ...dayPeriod(day, timeZone) }), keys: ['minutes'] };
};

/** GET /api/counter?from=: who has supported the newsroom since a day. @spec §7 §9 */
export const handleCounter: Handler<'counter'> = async ({ database }, { site, query }) => {
  const day = parseDay(query.first('from')) ?? MINUTES_BOX_START_DATE;
  return { body: await countSupport(database, { site, from: dayPeriod(day, toTimeZone(site)).from, to: null }), keys: ['minutes'] };
};

function toTimeZone(site: string): string {
  return (resolveEditionBySlug(site) ?? editions.main).timeZone;
}

function toDay(unixSeconds: number, timeZone: string): string {
  const { year, month, day } = toZonedTime(unixSeconds, timeZone);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
