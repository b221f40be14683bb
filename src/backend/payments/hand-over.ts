import { z } from 'zod';
import { AppError } from '../../shared/lib/errors.ts';
import type { PaymentSide } from './payment-side.ts';
import { isSigned, signFields, type Fields } from './sign-fields.ts';

/** How long a supporter may take to open the payment page. */
export const HAND_OVER_SECONDS = 3600;

/** An order as the payment side gets it. Who pays is told there by the payer, not by us. */
export type HandedOrder = {
  readonly reference: string;
  readonly site: string;
  readonly kind: 'once' | 'monthly';
  readonly amount: number;
  readonly currency: string;
  /** Where the payment side sends the payer back to. */
  readonly returnAddress: string;
};

/** The address of the payment page with a signed order. */
export function toPaymentAddress({ address, key }: PaymentSide, { reference, site, kind, amount, currency, returnAddress }: HandedOrder, now: number): string {
  const fields = { order: reference, site, kind, amount: String(amount), currency, expires: String(now + HAND_OVER_SECONDS), returnAddress };
  return withFields(address, signFields('order', fields, key));
}

const handedSchema = z.object({ order: z.string(), amount: z.string(), currency: z.string(), expires: z.coerce.number().int(), returnAddress: z.url() });

/** What the trial page was handed. @throws INVALID_INPUT for what we did not sign, CONFLICT for what is too old */
export function readHandedOrder(fields: Fields, { key, now }: { key: string; now: number }): Omit<z.infer<typeof handedSchema>, 'expires'> {
  const parsed = handedSchema.safeParse(fields);
  if (!parsed.success || !isSigned('order', fields, key)) throw new AppError('INVALID_INPUT', 'The order that was handed over carries no signature of ours.');
  const { expires, ...order } = parsed.data;
  if (now > expires) throw new AppError('CONFLICT', `The order was handed over too long ago: it was good until ${expires}.`);
  return order;
}

/** An address, absolute or a path of ours, with fields added to its query. */
export function withFields(address: string, fields: Fields): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(fields).toString()}`;
}
