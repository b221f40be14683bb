import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { LIST_ALTERNATIVE_LEAD_MAX_CHARS, LIST_LEAD_MAX_CHARS } from '../../config/constants.ts';
import { truncate } from '../../lib/truncate.ts';

/** The text under a title in a list: the recommender, or a shorter piece of the lead where it is missing. @spec §2.3 §9 */
export function toListLead({ recommender, lead }: Pick<ArticleSummary, 'recommender' | 'lead'>): string | null {
  if (hasText(recommender)) return truncate(recommender.trim(), LIST_LEAD_MAX_CHARS);
  return hasText(lead) ? truncate(lead.trim(), LIST_ALTERNATIVE_LEAD_MAX_CHARS) : null;
}

function hasText(text: string | null): text is string {
  return text !== null && text.trim() !== '';
}
