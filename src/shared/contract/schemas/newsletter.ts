import { z } from 'zod';
import { nullable, unixSeconds } from './common.ts';

/** A list's name in calls and forms. */
const listCode = z.string().max(60).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'has to be small letters, digits and single hyphens');

/** One line that a person can type; may be empty. */
const personName = z.string().trim().max(100).regex(/^\P{Cc}*$/u, 'has characters that nobody can type');

/** A newsletter order. @spec §3 Other §7 */
export const newsletterBodySchema = z
  .object({ email: z.email().max(254).toLowerCase(), firstName: personName, lastName: personName, listCodes: z.array(listCode).min(1).max(20) })
  .meta({ id: 'NewsletterBody' });

/** The lists that a site offers, in their order. */
export const newsletterListsSchema = z.object({ items: z.array(z.object({ code: z.string(), name: z.string(), description: nullable(z.string()) })) }).meta({ id: 'NewsletterLists' });

/** What a link of a letter carries: 128 random bits. */
export const newsletterTokenSchema = z.object({ token: z.string().regex(/^[\w-]{22}$/) }).meta({ id: 'NewsletterToken' });

/** A list as the newsroom writes it; one that is not active is offered to nobody. */
export const newsletterListDraftSchema = z
  .strictObject({ name: z.string().trim().min(1).max(100), description: nullable(z.string().trim().max(300)), position: z.number().int().min(0).max(1000).default(0), active: z.boolean().default(true) })
  .meta({ id: 'NewsletterListDraft' });

/** Those who confirmed a list and still want it; `next` is what the following part comes after. */
export const newsletterAddressesSchema = z
  .object({ items: z.array(z.object({ email: z.string(), firstName: z.string(), lastName: z.string(), confirmedAt: unixSeconds })), next: nullable(z.number().int()) })
  .meta({ id: 'NewsletterAddresses' });

export type NewsletterBody = z.infer<typeof newsletterBodySchema>;
export type NewsletterLists = z.infer<typeof newsletterListsSchema>;
export type NewsletterListDraft = z.infer<typeof newsletterListDraftSchema>;
export type NewsletterAddresses = z.infer<typeof newsletterAddressesSchema>;
