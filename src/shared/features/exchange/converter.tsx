import { useEffect, useRef, useState } from 'react';
import { DEFAULT_EXCHANGE_RANGE, type ExchangeRange } from '../../config/exchange.ts';
import { exchangeTexts } from '../../config/texts-exchange.ts';
import { exchangePath } from '../../lib/exchange-path.ts';
import { parseAmount } from '../../lib/page-query.ts';
import { FormField } from '../../ui/form-field.tsx';
import formStyles from '../../ui/form.module.css';
import { useSite } from '../site-context/site-context.tsx';
import { convert } from './convert.ts';
import type { RateRow } from './rate-row.ts';
import { toCurrencyTitle } from './rate-texts.ts';

type ConverterProps = { rows: readonly RateRow[]; currency: string; range: ExchangeRange; amount: number };

/** A form that the edge answers by a page; with React the result follows what one types. */
export function Converter({ rows, currency, range, amount }: ConverterProps) {
  const { converter: texts } = exchangeTexts;
  const { currencySign } = useSite().edition;
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState({ currency, amount: String(amount) });
  useEffect(() => {
    // What was typed before React came counts too.
    if (form.current !== null) setAsked(readForm(form.current));
  }, []);
  const results = convert(parseAmount(asked.amount), rows.find((row) => row.currency === asked.currency) ?? null, currencySign);
  return (
    <form method="get" action={exchangePath()} ref={form} className={formStyles.form} data-react="" onInput={(event) => setAsked(readForm(event.currentTarget))}>
      <FormField name="osszeg" label={texts.amount} value={String(amount).replace('.', ',')} inputMode="decimal" autoComplete="off" required maxLength={16} pattern="[\d\s]{1,12}([.,]\d{1,2})?" />
      <p className={formStyles.field}>
        <label htmlFor="valuta">{texts.currency}</label>
        <select id="valuta" name="valuta" defaultValue={currency}>
          {rows.map((row) => (
            <option key={row.currency} value={row.currency}>
              {toCurrencyTitle(row.currency)} ({row.currency})
            </option>
          ))}
        </select>
      </p>
      {range !== DEFAULT_EXCHANGE_RANGE && <input type="hidden" name="idoszak" value={range} />}
      <button type="submit">{texts.submit}</button>
      <output htmlFor="osszeg valuta">
        {results === null ? (
          texts.badAmount
        ) : (
          <>
            <b>{texts.equals(...results.toOwn)}</b>
            <br />
            {texts.equals(...results.toForeign)}
          </>
        )}
      </output>
    </form>
  );
}

function readForm(form: HTMLFormElement): { currency: string; amount: string } {
  const fields = new FormData(form);
  return { currency: String(fields.get('valuta')), amount: String(fields.get('osszeg')) };
}
