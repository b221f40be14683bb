import type { Colour } from './colour.ts';
import type { Paint } from './svg.ts';

/** One stop of a gradient: a colour, how opaque it is (0–1), and where it stands (0–1; even steps if not given). */
export type Stop = Colour | readonly [colour: Colour, opacity: number, offset?: number];

type Direction = 'down' | 'right' | 'out';

/**
 * A gradient's paint. Its name holds its stops, so that shapes need no list of definitions:
 * the document writes one definition for every name that it finds.
 */
export function gradient(direction: Direction, stops: readonly Stop[]): Paint {
  const names = stops.map((stop, index) => {
    const [colour, opacity, offset = index / (stops.length - 1)] = typeof stop === 'string' ? [stop, 1] : stop;
    return `${colour.slice(1)}.${Math.round(opacity * 100)}.${Math.round(offset * 100)}`;
  });
  return `url(#${direction}-${names.join('-')})`;
}

/** From the first stop at the top to the last at the bottom. */
export function down(...stops: readonly Stop[]): Paint {
  return gradient('down', stops);
}

/** From the first stop at the left to the last at the right. */
export function right(...stops: readonly Stop[]): Paint {
  return gradient('right', stops);
}

/** From the first stop in the middle to the last at the rim. */
export function out(...stops: readonly Stop[]): Paint {
  return gradient('out', stops);
}

function toDefinition(name: string): string {
  const [direction = 'down', ...stops] = name.split('-');
  const written = stops.map((stop) => {
    const [colour, opacity, offset] = stop.split('.');
    return `<stop offset="${offset}%" stop-color="#${colour}" stop-opacity="${Number(opacity) / 100}"/>`;
  });
  if (direction === 'out') return `<radialGradient id="${name}">${written.join('')}</radialGradient>`;
  const end = direction === 'right' ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
  return `<linearGradient id="${name}" x1="0" y1="0" ${end}>${written.join('')}</linearGradient>`;
}

/** The definitions of all gradients that a drawing uses. */
export function toDefinitions(drawing: string): string {
  const names = new Set(Array.from(drawing.matchAll(/url\(#((?:down|right|out)-[^)]+)\)/g), ([, name = '']) => name));
  return `<defs>${Array.from(names, toDefinition).join('')}</defs>`;
}
