import type { ReactNode } from 'react';
import type { LineChart } from '../../lib/charts/line-chart.ts';
import styles from './charts.module.css';

/** Lines are told apart by their strokes first: the eight patterns of eight lines. Round ends take 2 px of each gap. */
const DASHES = [undefined, '8 6', '1 5', '12 5 1 5', '18 6', '3 5', '8 5 1 5 1 5', '1 9'] as const;

const LABEL_MAX_CHARS = 15;
const SHORT_LABEL_CHARS = 5;

type LineChartPlotProps = {
  chart: LineChart;
  /** What lies over the lines, in per cent of the plot. */
  children?: ReactNode;
};

/**
 * The drawing. The lines are stretched to the page's width; texts and dots stand by per cent and are not, so that they
 * keep their size on every screen.
 */
export function LineChartPlot({ chart, children }: LineChartPlotProps) {
  const isShort = chart.lines.every(({ label }) => label.length <= SHORT_LABEL_CHARS);
  return (
    <div className={isShort ? `${styles.plot} ${styles.short}` : styles.plot}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page, not a file */}
      <svg role="img" overflow="visible">
        <title>{chart.title}</title>
        <desc>{chart.summary}</desc>
        <Axes chart={chart} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
          {chart.lines.map(({ path }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines keep their order
            <path key={index} d={path} className={toColor(index)} strokeDasharray={DASHES[index]} />
          ))}
        </svg>
        {/* Beyond the right edge: what links a line's end with its name, in px. */}
        <svg x="100%" overflow="visible">
          {chart.lines.map(({ label, end }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines keep their order
            <g key={index} className={toColor(index)}>
              <line x1="2" x2="14" y1={`${end.y}%`} y2={`${end.labelY}%`} strokeDasharray={DASHES[index]} />
              <text x="18" y={`${end.labelY}%`} dominantBaseline="middle">
                {label.length > LABEL_MAX_CHARS ? `${label.slice(0, LABEL_MAX_CHARS - 1)}…` : label}
              </text>
            </g>
          ))}
        </svg>
        {children}
      </svg>
    </div>
  );
}

function Axes({ chart: { xTicks, yTicks } }: { chart: LineChart }) {
  return (
    <>
      {yTicks.map(({ at, label }) => (
        <g key={at}>
          <line x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} />
          <text x="-6" y={`${at}%`} textAnchor="end" dominantBaseline="middle">
            {label}
          </text>
        </g>
      ))}
      {xTicks.map(({ at, label }) => (
        <text key={at} x={`${at}%`} y="100%" dy="20" textAnchor={toAnchor(at)} className={isQuarter(at) ? styles.roomy : undefined}>
          {label}
        </text>
      ))}
    </>
  );
}

/** On narrow screens there is room for both ends and the middle. */
function isQuarter(at: number): boolean {
  return (at > 10 && at < 35) || (at > 65 && at < 90);
}

/** Labels at the ends stay inside the plot. */
function toAnchor(at: number): 'start' | 'middle' | 'end' {
  if (at < 10) return 'start';
  return at > 90 ? 'end' : 'middle';
}

function toColor(index: number): string | undefined {
  return [styles.first, styles.second, styles.third, styles.fourth][index % 4];
}
