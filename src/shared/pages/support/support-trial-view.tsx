import { TRIAL_PAYMENT_PATH } from '../../config/support-paths.ts';
import { supportTexts } from '../../config/texts-support.ts';
import { useSite } from '../../features/site-context/site-context.tsx';
import styles from '../../features/support/support.module.css';
import { formatMoney } from '../../lib/format-number.ts';
import { Form } from '../../ui/form.tsx';
import type { ViewProps } from '../page.ts';
import type { SupportTrialData } from './support-trial-page.ts';

const texts = supportTexts.trialPage;
const DECISIONS = ['paid', 'refused', 'cancelled'] as const;

/** What a payment side would ask; each button is a form of its own. */
export function SupportTrialView({ data: { amount, fields } }: ViewProps<SupportTrialData>) {
  const { currency, currencySign } = useSite().edition;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts.title}</h1>
      <p>
        <strong>{texts.warning}</strong>
      </p>
      <p>{texts.sum(formatMoney(amount, { currency, sign: currencySign }))}</p>
      {DECISIONS.map((decision) => (
        <Form key={decision} action={TRIAL_PAYMENT_PATH} submitText={texts.decisions[decision]}>
          <input type="hidden" name="dontes" value={decision} />
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </Form>
      ))}
    </div>
  );
}
