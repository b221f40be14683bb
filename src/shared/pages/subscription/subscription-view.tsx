import { subscriptionTexts as texts } from '../../config/texts-programmes.ts';
import { useSite } from '../../features/site-context/site-context.tsx';
import styles from '../../features/support/support.module.css';
import { formatMoney } from '../../lib/format-number.ts';
import type { ViewProps } from '../page.ts';
import type { SubscriptionData } from './subscription-page.ts';

/** What there is to subscribe to, and how. */
export function SubscriptionView({ data: { offers } }: ViewProps<SubscriptionData>) {
  const { currency, currencySign, publisher } = useSite().edition;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      {offers.map(({ name, price, period, points }) => (
        <section key={name}>
          <h2 className="heading">{name}</h2>
          <p>
            <strong>
              {formatMoney(price, { currency, sign: currencySign })} {texts.periods[period]}
            </strong>
          </p>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        {texts.order} <a href={`mailto:${publisher.email}`}>{publisher.email}</a>
      </p>
    </div>
  );
}
