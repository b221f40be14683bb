import type { ExchangeRange } from '../../config/exchange.ts';
import { chartTexts } from '../../config/texts-charts.ts';
import { exchangeTexts } from '../../config/texts-exchange.ts';
import { exchangePath } from '../../lib/exchange-path.ts';
import { useSite } from '../site-context/site-context.tsx';
import styles from './exchange.module.css';
import type { RateRow } from './rate-row.ts';
import { formatChange, formatRate, toCurrencyTitle } from './rate-texts.ts';

type RateTableProps = {
  rows: readonly RateRow[];
  /** Whose history the page shows. */
  currency: string;
  range: ExchangeRange;
  /** What the rows' changes count from, in words. */
  caption: string | null;
};

/** The newest rates in the edition's currency; each leads to its history. @spec §7 GET /api/exchange */
export function RateTable({ rows, currency: shown, range, caption }: RateTableProps) {
  const { currencySign } = useSite().edition;
  const { table: texts } = exchangeTexts;
  return (
    <table className={styles.rates}>
      {caption !== null && <caption className="meta">{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{texts.currency}</th>
          <th scope="col">{texts.rate}</th>
          <th scope="col">{texts.change}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ currency, value, change }) => (
          <tr key={currency}>
            <th scope="row">
              <a href={exchangePath({ currency, range })} aria-current={currency === shown ? 'true' : undefined}>
                {toCurrencyTitle(currency)} ({currency})
              </a>
            </th>
            <td>{formatRate(value, currencySign)}</td>
            <td>{change === null ? chartTexts.noValue : formatChange(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
