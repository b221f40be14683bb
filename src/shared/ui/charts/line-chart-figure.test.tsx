import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createLineChart } from '../../lib/charts/line-chart.ts';
import { LineChartFigure } from './line-chart-figure.tsx';

const series = ['Arsenal', 'Liverpool'].map((label, index) => ({ label, values: [1, null, 3 + index] }));
const chart = createLineChart({ title: 'Pontok', summary: 'A két csapat pontjai fordulónként.', labels: ['1.', '2.', '3.'], series, formatValue: String });

test('the drawing has a name, a description, lines that differ by more than colour, and their names beside their ends', () => {
  const html = renderToStaticMarkup(<LineChartFigure chart={chart} />);
  expect(html).toMatch(/<svg role="img"[^>]*><title>Pontok<\/title><desc>A két csapat pontjai fordulónként\.<\/desc>/);
  const dashes = [...html.matchAll(/<path d="[^"]+"([^>]*)>/g)].map(([, attributes = '']) => /stroke-dasharray="([^"]+)"/.exec(attributes)?.[1]);
  expect(dashes).toHaveLength(2);
  expect(new Set(dashes).size).toBe(2);
  expect(html).toMatch(/<text[^>]*>Arsenal<\/text>/);
  expect(html).not.toContain('style=');
});

test('the numbers stand behind it as a table', () => {
  const html = renderToStaticMarkup(<LineChartFigure chart={chart} />);
  expect(html).toContain('<tr><th scope="row">2.</th><td>–</td><td>–</td></tr>');
  expect(html).toContain('<th scope="col">Liverpool</th>');
});

test('with steps a slider names the value that it stands at, the last one first', () => {
  const html = renderToStaticMarkup(<LineChartFigure chart={chart} steps />);
  expect(html).toMatch(/<input type="range"[^>]*aria-valuetext="3\.: Arsenal 3, Liverpool 4"/);
  expect(html).toContain('data-react=""');
  expect(renderToStaticMarkup(<LineChartFigure chart={chart} />)).not.toContain('<input');
});

test('where lines are left out of the drawing the reader is told', () => {
  const many = createLineChart({ title: 'Pontok', summary: '', labels: ['1.', '2.'], series: Array.from({ length: 9 }, (_, index) => ({ label: `${index}`, values: [index, 1] })), formatValue: String });
  expect(renderToStaticMarkup(<LineChartFigure chart={many} />)).toContain('az első 8 vonalat');
});

test('without a line there is no figure', () => {
  expect(renderToStaticMarkup(<LineChartFigure chart={createLineChart({ title: 'Pontok', summary: '', labels: [], series: [], formatValue: String })} />)).toBe('');
});
