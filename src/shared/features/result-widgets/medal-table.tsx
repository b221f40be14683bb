import { widgetTexts } from '../../config/texts-widgets.ts';
import type { ResultContent } from '../../contract/schemas/result-widget.ts';
import { toRanks } from '../../lib/ranking.ts';

type MedalTableProps = { content: Extract<ResultContent, { kind: 'medalTable' }> };

/** Medals by nation, best first; nations with the same medals share a place. @spec §2.4 §5 Ranking ties */
export function MedalTable({ content: { rows } }: MedalTableProps) {
  const texts = widgetTexts.medals;
  const ranks = toRanks(rows.map(({ gold, silver, bronze }) => gold * 1_000_000 + silver * 1000 + bronze));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={texts.place}>#</abbr>
          </th>
          <th scope="col" className="wide">
            {texts.nation}
          </th>
          <th scope="col">{texts.gold}</th>
          <th scope="col">{texts.silver}</th>
          <th scope="col">{texts.bronze}</th>
          <th scope="col">
            <abbr title={texts.total}>{texts.totalShort}</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ nation, gold, silver, bronze, highlighted }, index) => (
          <tr key={nation} className={highlighted ? 'highlighted' : undefined}>
            <td>{ranks[index]}</td>
            <th scope="row" className="wide">
              {nation}
            </th>
            <td>{gold}</td>
            <td>{silver}</td>
            <td>{bronze}</td>
            <td>{gold + silver + bronze}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
