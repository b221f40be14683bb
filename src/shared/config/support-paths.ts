/** Where support begins. @spec §2.1 Support page */
export const SUPPORT_PATH = '/tamogatas';

/** Where who has paid lands, with the order's key after it. @spec §2.1 */
export const SUPPORT_SUCCESS_PATH = '/tamogatas/siker';

/** Where who has not paid lands. @spec §2.1 */
export const SUPPORT_FAILURE_PATH = '/tamogatas/hiba';

/** Where the payment side sends a reader back to, with the order's key after it. */
export const PAYMENT_RETURN_PATH = '/tamogatas/visszateres';

/** The payment side of who has none: nothing is paid there. */
export const TRIAL_PAYMENT_PATH = '/tamogatas/proba-fizetes';
