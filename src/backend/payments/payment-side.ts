import { randomBytes } from 'node:crypto';
import { TRIAL_PAYMENT_PATH } from '../../shared/config/support-paths.ts';
import { decidePayment } from '../../shared/lib/payment-setting.ts';

/** Who takes the money: an address outside, or the trial page; and the key that we share with it. */
export type PaymentSide = {
  /** Absolute, or the trial page's path. */
  readonly address: string;
  readonly key: string;
  readonly isTrial: boolean;
};

/** The settings that name it. */
type PaymentSettings = { readonly PAYMENT_ADDRESS?: string | undefined; readonly PAYMENT_KEY?: string | undefined; readonly NODE_ENV: string };

const TRIAL_KEY_BYTES = 32;

/**
 * The payment side of the settings, or null where nothing can be paid. The trial needs no key of its own: what it signs
 * is good until this process ends.
 */
export function createPaymentSide({ PAYMENT_ADDRESS, PAYMENT_KEY, NODE_ENV }: PaymentSettings): PaymentSide | null {
  const payment = decidePayment(PAYMENT_ADDRESS, NODE_ENV === 'production');
  switch (payment.kind) {
    case 'none':
      return null;
    case 'trial':
      return { address: TRIAL_PAYMENT_PATH, key: PAYMENT_KEY ?? randomBytes(TRIAL_KEY_BYTES).toString('hex'), isTrial: true };
    case 'open':
      if (PAYMENT_KEY === undefined) throw new Error('PAYMENT_KEY is needed with PAYMENT_ADDRESS.');
      return { address: payment.address, key: PAYMENT_KEY, isTrial: false };
  }
}
