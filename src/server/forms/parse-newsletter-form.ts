import { NEWSLETTER_FIELDS, type NewsletterDraft } from '../../shared/features/newsletter/newsletter-data.ts';
import { toFields } from './form-fields.ts';

const MAX_SHOWN_CHARS = 300;
const MAX_LISTS = 20;

/** The fields of a sent newsletter form; what is not there is empty. */
export function toNewsletterDraft(body: unknown): NewsletterDraft {
  const fields = toFields(body);
  const text = (name: string): string => (fields[name] ?? '').trim().slice(0, MAX_SHOWN_CHARS);
  return { email: text(NEWSLETTER_FIELDS.email), firstName: text(NEWSLETTER_FIELDS.firstName), lastName: text(NEWSLETTER_FIELDS.lastName), listCodes: toChosen(body) };
}

/** A box that is ticked alone comes as a text, several as a list. */
function toChosen(body: unknown): string[] {
  const sent: unknown = typeof body === 'object' && body !== null ? Object.getOwnPropertyDescriptor(body, NEWSLETTER_FIELDS.lists)?.value : undefined;
  const values: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  return [...new Set(values.filter((value) => typeof value === 'string'))].filter((value) => value !== '').slice(0, MAX_LISTS);
}
