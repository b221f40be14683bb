import { z } from 'zod';
import type { PaymentDecision } from '../../shared/contract/schemas/support.ts';
import { AppError } from '../../shared/lib/errors.ts';
import { isSigned, signFields, type Fields } from './sign-fields.ts';

/** How old an answer may be, and how far its clock may be ahead of ours. */
const MAX_AGE_SECONDS = 3600;
const MAX_AHEAD_SECONDS = 300;

const answerSchema = z.object({
  order: z.string(),
  amount: z.string().regex(/^\d{1,10}$/).transform(Number),
  currency: z.string(),
  status: z.enum(['paid', 'refused', 'cancelled']),
  time: z.string().regex(/^\d{1,12}$/).transform(Number),
});

/** What the payment side says of an order. */
export type PaymentAnswer = { readonly order: string; readonly amount: number; readonly currency: string; readonly status: PaymentDecision };

/** Signs an answer as the payment side does; for the trial page. */
export function signAnswer({ order, amount, currency, status }: { order: string; amount: string; currency: string; status: PaymentDecision }, { key, now }: { key: string; now: number }): Fields {
  return signFields('answer', { order, amount, currency, status, time: String(now) }, key);
}

/**
 * Reads what a reader brings back from the payment side.
 * @throws INVALID_INPUT for what the payment side did not sign, CONFLICT for an answer that is too old
 */
export function readPaymentAnswer(fields: Fields, { key, now }: { key: string; now: number }): PaymentAnswer {
  const parsed = answerSchema.safeParse(fields);
  if (!parsed.success || !isSigned('answer', fields, key)) throw new AppError('INVALID_INPUT', 'The answer carries no signature of the payment side.');
  const { time, ...answer } = parsed.data;
  if (time < now - MAX_AGE_SECONDS || time > now + MAX_AHEAD_SECONDS) throw new AppError('CONFLICT', `The answer of the payment side is of another time (${time}).`);
  return answer;
}
