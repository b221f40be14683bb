import { widgetTexts } from '../../config/texts-widgets.ts';
import type { ResultContent } from '../../contract/schemas/result-widget.ts';
import { toPercent } from './list-results.tsx';

type TurnoutContent = Extract<ResultContent, { kind: 'turnout' }>;

const STEP = 60;
const HEIGHT = 200;

/** Turnout by the hour: a line a year, and the numbers in a table. @spec §2.4 */
export function TurnoutTable({ title, content }: { title: string; content: TurnoutContent }) {
  const { hours, series } = content;
  return (
    <>
      <figure aria-label={widgetTexts.map.picture(title)}>
        <svg className="chart" viewBox={`0 0 ${STEP * Math.max(1, hours.length - 1)} ${HEIGHT}`} aria-hidden="true">
          {series.map(({ name, percents }) => (
            <polyline key={name} points={toPoints(percents)} fill="none" strokeWidth="3" />
          ))}
        </svg>
      </figure>
      <table>
        <thead>
          <tr>
            <th scope="col">{widgetTexts.turnout.hour}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="series">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour, index) => (
            <tr key={hour}>
              <th scope="row">{hour}</th>
              {series.map(({ name, percents }) => (
                <td key={name}>{toCell(percents[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function toCell(percent: number | null | undefined): string {
  return percent == null ? '–' : toPercent(percent);
}

/** What is not counted yet ends the line, or leaves a hole that it bridges. */
function toPoints(percents: readonly (number | null)[]): string {
  return percents.flatMap((percent, index) => (percent === null ? [] : [`${index * STEP},${HEIGHT - (percent * HEIGHT) / 100}`])).join(' ');
}
