import { chartTexts } from '../../config/texts-charts.ts';
import type { LineChart } from '../../lib/charts/line-chart.ts';
import styles from './charts.module.css';

type ChartTableProps = { table: LineChart['table']; title: string };

/** The numbers behind a chart, folded away; what has the focus scrolls by keyboard. */
export function ChartTable({ table, title }: ChartTableProps) {
  return (
    <details className={styles.numbers}>
      <summary>{chartTexts.table}</summary>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- only what has the focus scrolls by keyboard */}
      <div role="group" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner of a table is no control */}
              <td />
              {table.columns.map((column, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two lines may have one name
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ label, cells }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows keep their order
              <tr key={index}>
                <th scope="row">{label}</th>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- cells keep their order
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
