import type { NewsletterLists } from '../../contract/schemas/newsletter.ts';
import type { FormProblems } from '../../ui/form-problems.tsx';

/** The names of the form's fields. */
export const NEWSLETTER_FIELDS = { email: 'email', lastName: 'vezeteknev', firstName: 'keresztnev', lists: 'hirlevel' } as const;

/** What was filled in. */
export type NewsletterDraft = { readonly email: string; readonly firstName: string; readonly lastName: string; readonly listCodes: readonly string[] };

/** What the form offers, and what of a sent one could not be taken. */
export type NewsletterFormData = {
  readonly lists: NewsletterLists['items'];
  readonly refused: { readonly draft: NewsletterDraft; readonly problems: FormProblems } | null;
};
