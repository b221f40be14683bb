import { widgetTexts } from '../../config/texts-widgets.ts';
import type { ResultContent } from '../../contract/schemas/result-widget.ts';
import { toRanks } from '../../lib/ranking.ts';

type TopListProps = { content: Extract<ResultContent, { kind: 'topList' }> };

/** The best by a number; equal ones share a place. @spec §2.4 §5 Ranking ties */
export function TopList({ content: { unit, rows } }: TopListProps) {
  const ranks = toRanks(rows.map(({ value }) => value));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={widgetTexts.medals.place}>#</abbr>
          </th>
          <th scope="col" className="wide">
            {widgetTexts.top.name}
          </th>
          <th scope="col" className="wide">
            {widgetTexts.top.team}
          </th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, team, value }, index) => (
          <tr key={name}>
            <td>{ranks[index]}</td>
            <th scope="row" className="wide">
              {name}
            </th>
            <td className="wide">{team}</td>
            <td>
              <strong>{value}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
