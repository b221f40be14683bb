import { widgetTexts } from '../../config/texts-widgets.ts';
import type { ResultContent } from '../../contract/schemas/result-widget.ts';

type GroupTablesProps = { content: Extract<ResultContent, { kind: 'groups' }> };

/** The groups of a tournament, each a table. @spec §2.4 */
export function GroupTables({ content: { groups } }: GroupTablesProps) {
  const texts = widgetTexts.groups;
  return (
    <div className="columns">
      {groups.map(({ name, rows }) => (
        <table key={name}>
          <caption>{name}</caption>
          <thead>
            <tr>
              <th scope="col" className="wide">
                {texts.team}
              </th>
              {(['played', 'win', 'draw', 'lose'] as const).map((column) => (
                <th key={column} scope="col">
                  <abbr title={texts[column]}>{texts.short[column]}</abbr>
                </th>
              ))}
              <th scope="col">{texts.goals}</th>
              <th scope="col">
                <abbr title={texts.points}>{texts.short.points}</abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.team} className={row.highlighted ? 'highlighted' : undefined}>
                <th scope="row" className="wide">
                  {row.team}
                </th>
                <td>{row.played}</td>
                <td>{row.win}</td>
                <td>{row.draw}</td>
                <td>{row.lose}</td>
                <td>{`${row.goalsFor}–${row.goalsAgainst}`}</td>
                <td>
                  <strong>{row.points}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
