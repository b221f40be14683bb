import { SUPPORT_PATH } from '../../config/support-paths.ts';
import { supportTexts } from '../../config/texts-support.ts';
import type { SupportOrder } from '../../contract/schemas/support.ts';
import styles from '../../features/support/support.module.css';
import { useSite } from '../../features/site-context/site-context.tsx';
import { formatMoney } from '../../lib/format-number.ts';
import type { ViewProps } from '../page.ts';
import type { SupportResultData } from './support-result-page.ts';

const texts = supportTexts.result;

/** How the payment ended, and what to do next. */
export function SupportResultView({ data: { result, order } }: ViewProps<SupportResultData>) {
  const { edition, refresh } = useSite();
  const canTryAgain = (result === 'refused' || result === 'cancelled' || result === 'unknown') && refresh.componentSetup.donations === '1';
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts[result].title}</h1>
      <p>{texts[result].text}</p>
      {order !== null && (
        <p>
          <strong>{toSum(order, edition.currencySign)}</strong>
        </p>
      )}
      {canTryAgain && (
        <p>
          <a href={SUPPORT_PATH}>{texts.again}</a>
        </p>
      )}
      <p>
        <a href="/">{texts.toFront}</a>
      </p>
      <p className="meta">
        {texts.contact} <a href={`mailto:${edition.publisher.email}`}>{edition.publisher.email}</a>
      </p>
    </div>
  );
}

function toSum({ kind, amount, currency }: SupportOrder, sign: string): string {
  return texts.sum[kind](formatMoney(amount, { currency, sign }));
}
