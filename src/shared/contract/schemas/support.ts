import { z } from 'zod';
import { listOf, nullable, unixSeconds } from './common.ts';

const kind = z.enum(['once', 'monthly']);
/** In whole units of the edition's currency. */
const amount = z.number().int().positive().max(1_000_000_000);
const currency = z.string().regex(/^[A-Z]{3}$/);

/** Whether support can be paid: at the payment side, at the trial page, or not at all. */
export const supportOptionsSchema = z.object({ payment: z.enum(['open', 'trial', 'none']) }).meta({ id: 'SupportOptions' });

/** What a supporter sends. The order's own key is added to `returnAddress`. @spec §2.1 Support page */
export const supportOrderBodySchema = z
  .object({
    kind,
    amount,
    name: z.string().trim().min(2).max(100),
    email: z.email().max(254),
    returnAddress: z.url({ protocol: /^https?$/ }).max(500),
  })
  .meta({ id: 'SupportOrderBody' });

/** A new order: the key by which its supporter sees it, and the signed address at which it is paid. */
export const supportOrderCreatedSchema = z.object({ key: z.string(), paymentAddress: z.string() }).meta({ id: 'SupportOrderCreated' });

const status = z.enum(['open', 'paid', 'failed']);
const failure = nullable(z.enum(['refused', 'cancelled']));

/** An order as its supporter sees it, for who has the key; nothing in it says who that is. */
export const supportOrderSchema = z
  .object({ kind, amount, currency, status, failure, createdAt: unixSeconds, paidAt: nullable(unixSeconds) })
  .meta({ id: 'SupportOrder' });

/** The parameters of an address as the payment side wrote or got them. */
const signedFields = z.record(z.string().min(1).max(40), z.string().max(1000)).refine((fields) => Object.keys(fields).length <= 20, 'has too many fields');

/** What a supporter brings back from the payment side. */
export const paymentReturnBodySchema = z.object({ key: z.string().min(1).max(100), fields: signedFields }).meta({ id: 'PaymentReturnBody' });

/** What the trial page was given, and what its visitor decided. */
export const trialPaymentBodySchema = z.object({ fields: signedFields, decision: z.enum(['paid', 'refused', 'cancelled']) }).meta({ id: 'TrialPaymentBody' });

/** Where the trial page sends its visitor: a path of ours with the signed answer. */
export const trialPaymentSchema = z.object({ location: z.string().regex(/^\/(?![/\\])/, 'has to be a path of ours') }).meta({ id: 'TrialPayment' });

/** Orders as the newsroom sees them, newest first. */
export const supportOrdersSchema = z
  .object({
    items: listOf(z.object({ reference: z.string(), kind, amount, currency, name: z.string(), email: z.string(), status, failure, createdAt: unixSeconds, paidAt: nullable(unixSeconds) })),
    totalItems: z.number().int().nonnegative(),
  })
  .meta({ id: 'SupportOrders' });

export type SupportOptions = z.infer<typeof supportOptionsSchema>;
export type SupportOrderBody = z.infer<typeof supportOrderBodySchema>;
export type SupportOrder = z.infer<typeof supportOrderSchema>;
export type SupportOrders = z.infer<typeof supportOrdersSchema>;
export type PaymentDecision = z.infer<typeof trialPaymentBodySchema>['decision'];
