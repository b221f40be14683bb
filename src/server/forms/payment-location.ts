import { TRIAL_PAYMENT_PATH } from '../../shared/config/support-paths.ts';
import { AppError } from '../../shared/lib/errors.ts';
import type { PaymentSetting } from '../../shared/lib/payment-setting.ts';

/**
 * Where a supporter is sent to pay: where the edge's own setting says, and nowhere else, whatever a backend says.
 * @throws CONFIG_INVALID for any other address
 */
export function toPaymentLocation(address: string, payment: PaymentSetting): string {
  if (isAddressOf(payment, address)) return address;
  throw new AppError('CONFIG_INVALID', 'The backend sends supporters to another payment side than PAYMENT_ADDRESS of the edge names: set both to the same.');
}

function isAddressOf(payment: PaymentSetting, address: string): boolean {
  switch (payment.kind) {
    case 'none':
      return false;
    case 'trial':
      return address.startsWith(`${TRIAL_PAYMENT_PATH}?`);
    case 'open':
      return URL.canParse(address) && new URL(address).origin === new URL(payment.address).origin;
  }
}
