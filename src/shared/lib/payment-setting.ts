/** Where support is paid: at a payment side, at our own trial page, or nowhere. */
export type PaymentSetting = { readonly kind: 'open'; readonly address: string } | { readonly kind: 'trial' } | { readonly kind: 'none' };

/** What `PAYMENT_ADDRESS` is set to for the trial page. */
export const TRIAL_PAYMENT = 'trial';

/**
 * Reads the setting that edge and backend share. Without one there is the trial page, but never in production, where
 * somebody might take it for a real one.
 */
export function decidePayment(address: string | undefined, isProduction: boolean): PaymentSetting {
  if (address === undefined) return isProduction ? { kind: 'none' } : { kind: 'trial' };
  return address === TRIAL_PAYMENT ? { kind: 'trial' } : { kind: 'open', address };
}

/** Whether `PAYMENT_ADDRESS` may be set to a text. */
export function isPaymentAddress(text: string): boolean {
  return text === TRIAL_PAYMENT || (/^https?:\/\//.test(text) && URL.canParse(text));
}
