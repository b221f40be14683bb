import { toDefinitions } from './gradient.ts';

/** A picture before it is rendered: an SVG document and the size and format of the file to be made of it. */
export type Drawing = { svg: string; width: number; height: number; format: 'jpeg' | 'png' };

type Size = { width: number; height: number };

/** Puts elements drawn on a canvas of `units` into a document of the output's size. */
export function toDrawing(content: readonly string[], units: Size, output: Size & Pick<Drawing, 'format'>): Drawing {
  const body = content.join('');
  const size = `width="${output.width}" height="${output.height}" viewBox="0 0 ${units.width} ${units.height}"`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="none">`;
  return { svg: `${head}${toDefinitions(body)}${body}</svg>`, ...output };
}
