import { MINUTES_BOX_RECURRING_WEIGHT } from '../../config/constants.ts';
import type { Edition } from '../../config/editions/edition.ts';

/** Supporters by kind, as the backend counts them. */
export type SupportCounts = { readonly recurring: number; readonly onetime: number };

/** The number of the minutes box: a recurring support weighs ten times one that is given once. @spec §9 Minutes box */
export function toMinutesBoxHours({ hours, change }: Pick<Edition['minutesBox'], 'hours' | 'change'>, { recurring, onetime }: SupportCounts): number {
  return hours + change * (MINUTES_BOX_RECURRING_WEIGHT * recurring + onetime);
}
