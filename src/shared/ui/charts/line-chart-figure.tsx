import { chartTexts } from '../../config/texts-charts.ts';
import type { LineChart } from '../../lib/charts/line-chart.ts';
import { ChartSteps } from './chart-steps.tsx';
import { ChartTable } from './chart-table.tsx';
import { LineChartPlot } from './line-chart-plot.tsx';
import styles from './charts.module.css';

type LineChartFigureProps = {
  chart: LineChart;
  /** A reader can step along the values by arrow keys or finger, where React is. */
  steps?: boolean;
};

/** A drawing of lines with its numbers behind it; nothing where there is nothing to draw. */
export function LineChartFigure({ chart, steps = false }: LineChartFigureProps) {
  const { lines, table, title } = chart;
  if (lines.length === 0) return null;
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      {steps ? <ChartSteps chart={chart} /> : <LineChartPlot chart={chart} />}
      {lines.length < table.columns.length && <p className="meta">{chartTexts.drawnOf(lines.length)}</p>}
      <ChartTable table={table} title={title} />
    </figure>
  );
}
