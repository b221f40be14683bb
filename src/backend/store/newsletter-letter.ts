import { editions, resolveEditionBySlug } from '../../shared/config/editions/editions.ts';
import { NEWSLETTER_STEPS } from '../../shared/config/newsletter.ts';
import { newsletterLetterTexts } from '../../shared/config/texts-newsletter.ts';
import type { Mail } from './mail-store.ts';

/** What a confirming letter says, and to whom. */
export type ConfirmLetter = { readonly site: string; readonly recipient: string; readonly lists: readonly string[]; readonly tokens: { readonly confirm: string; readonly unsubscribe: string } };

/**
 * The letter that asks the owner of an address. It holds nothing that the sender of the form wrote: anybody can name
 * any address, and the letter must not carry their words to it.
 */
export function toConfirmLetter({ site, recipient, lists, tokens }: ConfirmLetter): Mail {
  const { name, origin } = resolveEditionBySlug(site) ?? editions.main;
  const { subject, paragraphs } = newsletterLetterTexts;
  const links = { confirm: `${origin}${NEWSLETTER_STEPS.confirm}/${tokens.confirm}`, unsubscribe: `${origin}${NEWSLETTER_STEPS.unsubscribe}/${tokens.unsubscribe}` };
  return { site, recipient, subject: subject(name), body: paragraphs({ name, lists, ...links }).join('\n\n'), unsubscribeUrl: links.unsubscribe };
}
