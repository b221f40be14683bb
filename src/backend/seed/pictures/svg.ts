import type { Colour } from './colour.ts';
import { hashText } from './random.ts';

/** A point of a shape. */
export type Point = readonly [x: number, y: number];

/** Further attributes of an element. */
export type Attributes = Readonly<Record<string, string | number>>;

/** What a shape is filled with: a colour, a gradient's name, or nothing. */
export type Paint = Colour | `url(#${string})` | 'none';

/** Numbers in the document have at most two decimals. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A path's data with its numbers rounded; it may run over several lines. */
export function d(strings: TemplateStringsArray, ...values: readonly number[]): string {
  return String.raw({ raw: strings }, ...values.map(round)).replaceAll(/\n\s*/g, '');
}

/** A shape that has a fill or a line only takes its opacity there: on the element it would cost the renderer a layer of its own. */
function placeOpacity({ opacity, ...others }: Attributes): Attributes {
  if (opacity === undefined) return others;
  if (others.stroke === undefined) return { ...others, 'fill-opacity': opacity };
  return others.fill === 'none' ? { ...others, 'stroke-opacity': opacity } : { ...others, opacity };
}

function element(name: string, attributes: Attributes): string {
  const written = Object.entries(placeOpacity(attributes)).map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`);
  return `<${name}${written.join('')}/>`;
}

/** A rectangle. */
export function rect(x: number, y: number, width: number, height: number, fill: Paint, more: Attributes = {}): string {
  return element('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), fill, ...more });
}

/** A circle. */
export function circle(cx: number, cy: number, r: number, fill: Paint, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

/** An ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: Paint, more: Attributes = {}): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

/** A filled path. */
export function path(data: string, fill: Paint, more: Attributes = {}): string {
  return element('path', { d: data, fill, ...more });
}

/** A line along a path, with round ends. */
export function stroke(data: string, colour: Paint, width: number, more: Attributes = {}): string {
  return element('path', {
    d: data,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

/** A polygon. */
export function polygon(points: readonly Point[], fill: Paint, more: Attributes = {}): string {
  return element('polygon', { points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '), fill, ...more });
}

/** Several elements as one. */
export function group(content: readonly string[], attributes: Attributes = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<g${written.join('')}>${content.join('')}</g>`;
}

/** Elements drawn around (0, 0), put at a place and a size; a negative `scaleX` mirrors them. */
export function at(x: number, y: number, scale: number, content: readonly string[], scaleX: number = scale): string {
  return group(content, { transform: `translate(${round(x)} ${round(y)}) scale(${round(scaleX)} ${round(scale)})` });
}

/** Elements turned by an angle in degrees, clockwise around a point. */
export function turned(angle: number, [x, y]: Point, content: readonly string[]): string {
  return group(content, { transform: `rotate(${round(angle)} ${round(x)} ${round(y)})` });
}

/** Elements visible only inside a shape. */
export function clipped(shape: string, content: readonly string[]): string {
  const id = `clip${hashText(shape)}`;
  return `<clipPath id="${id}">${shape}</clipPath>${group(content, { 'clip-path': `url(#${id})` })}`;
}

/** `count` elements, each by its number. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => draw(index)).join('');
}

/** A smooth line through points (Catmull–Rom as Bézier curves), starting with `M`. */
export function smooth(points: readonly Point[]): string {
  const segments = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return d`C${leaving[0]} ${leaving[1]} ${arriving[0]} ${arriving[1]} ${to[0]} ${to[1]}`;
  });
  const [x, y] = points[0] ?? [0, 0];
  return `${d`M${x} ${y}`}${segments.join('')}`;
}
