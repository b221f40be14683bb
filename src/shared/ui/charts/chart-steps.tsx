import { useEffect, useRef, useState } from 'react';
import { chartTexts } from '../../config/texts-charts.ts';
import type { LineChart } from '../../lib/charts/line-chart.ts';
import { LineChartPlot } from './line-chart-plot.tsx';
import styles from './charts.module.css';

/** The drawing with a slider under it: arrow keys, mouse and finger go along the values, which are said and shown. */
export function ChartSteps({ chart }: { chart: LineChart }) {
  const last = chart.table.rows.length - 1;
  const [index, setIndex] = useState(last);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It may have been moved before React came.
    if (slider.current !== null) setIndex(slider.current.valueAsNumber);
  }, []);
  const value = toReading(chart, index);
  const x = `${chart.xs[index] ?? 0}%`;
  return (
    <div className={styles.steps} data-react="">
      <p>{value}</p>
      <LineChartPlot chart={chart}>
        <line x1={x} x2={x} y1="0" y2="100%" className={styles.cursor} />
        {chart.lines.map(({ ys }, line) => {
          const y = ys[index] ?? null;
          // oxlint-disable-next-line react/no-array-index-key -- lines keep their order
          return y === null ? null : <circle key={line} cx={x} cy={`${y}%`} r="4" className={styles.cursor} />;
        })}
      </LineChartPlot>
      <input ref={slider} type="range" min={0} max={last} step={1} value={index} aria-label={chartTexts.step(chart.title)} aria-valuetext={value} onChange={(event) => setIndex(event.target.valueAsNumber)} />
    </div>
  );
}

/** What the lines show at one place of the axis. */
function toReading({ table }: LineChart, index: number): string {
  const row = table.rows[index];
  if (row === undefined) return '';
  const values = row.cells.map((cell, column) => (table.columns.length > 1 ? `${table.columns[column] ?? ''} ${cell}` : cell));
  return `${row.label}: ${values.join(', ')}`;
}
