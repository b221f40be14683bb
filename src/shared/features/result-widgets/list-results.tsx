import { widgetTexts } from '../../config/texts-widgets.ts';
import type { ResultContent } from '../../contract/schemas/result-widget.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { ShareBar } from './share-bar.tsx';

type ListResultsProps = { content: Extract<ResultContent, { kind: 'listResults' }> };

/** Lists and what they got, with a bar for their share; seats where they are known. @spec §2.4 */
export function ListResults({ content: { countedPercent, rows } }: ListResultsProps) {
  const texts = widgetTexts.lists;
  const hasSeats = rows.some(({ seats }) => seats !== null);
  return (
    <>
      <p className="soft">{widgetTexts.counted(formatNumber(countedPercent))}</p>
      <table>
        <thead>
          <tr>
            <th scope="col" className="wide">
              {texts.name}
            </th>
            {hasSeats && <th scope="col">{texts.seats}</th>}
            <th scope="col">{texts.votes}</th>
            <th scope="col">{texts.percent}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, color, votes, percent, seats }) => (
            <tr key={name}>
              <th scope="row" className="wide">
                {name}
                <ShareBar percent={percent} color={color} />
              </th>
              {hasSeats && (
                <td>
                  <strong>{seats}</strong>
                </td>
              )}
              <td>{formatNumber(votes)}</td>
              <td>{toPercent(percent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A share as readers write it, with two decimals at most. */
export function toPercent(percent: number): string {
  return widgetTexts.percent(formatNumber(Math.round(percent * 100) / 100));
}
