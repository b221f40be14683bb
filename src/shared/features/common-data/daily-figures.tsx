import { frameTextsHu } from '../../config/texts-frame.ts';
import type { FrontendRefresh } from '../../contract/schemas/front.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { useSite } from '../site-context/site-context.tsx';
import { decideTrend, toFloodOrder, toWeatherWord } from './figures.ts';
import { decidePip } from './pip.ts';
import styles from './common-strip.module.css';

/** The day's figures as a list; each part may be missing. */
export function DailyFigures() {
  const { edition, refresh } = useSite();
  const { weatherData, exchangesRates, floodingData } = refresh;
  const pip = decidePip(refresh.pipStatus);
  return (
    <ul className={`plain ${styles.figures}`}>
      {pip !== null && (
        <li className={styles.live}>
          <a href={pip.href} rel={pip.rel}>
            {pip.label}: {pip.title}
          </a>
        </li>
      )}
      {weatherData !== null && <Weather {...weatherData} />}
      {exchangesRates.map((rate) => (
        <li key={rate.currency}>
          {/* To all rates: a newsroom may show one that has no page of its own. */}
          <a href="/arfolyam">
            {rate.currency} <b>{frameTextsHu.rate(formatNumber(rate.value, { fractionDigits: 2 }), edition.currencySign)}</b>
          </a>
          <Trend change={rate.change} />
        </li>
      ))}
      {toFloodOrder(floodingData).map((gauge) => (
        <River key={`${gauge.river} ${gauge.station}`} gauge={gauge} />
      ))}
    </ul>
  );
}

function Weather({ city, temperature, condition }: NonNullable<FrontendRefresh['weatherData']>) {
  const word = toWeatherWord(condition);
  return (
    <li>
      {city} <b>{frameTextsHu.temperature(formatNumber(Math.round(temperature)))}</b>
      {word !== null && `, ${word}`}
    </li>
  );
}

function Trend({ change }: { change: number }) {
  const trend = decideTrend(change);
  if (trend === null) return null;
  return (
    <>
      <span aria-hidden="true" className={styles.trend}>
        {trend === 'rises' ? '▲' : '▼'}
      </span>
      <span className="visually-hidden"> {frameTextsHu[trend]}</span>
    </>
  );
}

function River({ gauge }: { gauge: FrontendRefresh['floodingData'][number] }) {
  const { river, station, levelCm, alert } = gauge;
  return (
    <li data-alert={alert || undefined}>
      {river}, {station} <b>{frameTextsHu.riverLevel(formatNumber(levelCm))}</b>
      {(alert === 1 || alert === 2 || alert === 3) && <em> {frameTextsHu.floodAlert[alert]}</em>}
    </li>
  );
}
