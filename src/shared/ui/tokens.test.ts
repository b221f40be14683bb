import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editions } from '../config/editions/editions.ts';
import { COLOR_SCHEMES } from '../contract/schemas/article.ts';

const MINIMUM_CONTRAST = 4.5;
const TEXTS = ['--ink', '--ink-soft', '--ink-faint', '--accent', '--live', '--alert-1', '--alert-2', '--alert-3'];
const SURFACES = ['--paper', '--tint', '--accent-wash'];

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/@media[^{]+\{(?:[^{}]|\{[^{}]*\})*\}/g, '');

type Mode = 'light' | 'dark';
type Colours = ReadonlyMap<string, string>;

/** The colours of a rule, in one mode. */
function coloursOf(selector: string, mode: Mode): [string, string][] {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors]) => selectors?.trim() === selector);
  const declarations = rules.flatMap(([, , body]) => [...(body ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)]);
  return declarations.map(([, name = '', value = '']) => {
    const pair = /^light-dark\(([^,]+), (.+)\)$/.exec(value);
    return [name, (pair === null ? value : mode === 'light' ? pair[1] : pair[2]) ?? ''];
  });
}

function coloursAt(edition: string, scheme: string, mode: Mode): Colours {
  const dark = scheme === 'night' ? 'dark' : mode;
  return new Map([':root', `[data-edition="${edition}"]`, `[data-scheme="${scheme}"]`].flatMap((selector) => coloursOf(selector, dark)));
}

/** A colour as written, references followed. */
function resolve(colours: Colours, name: string): string {
  const value = colours.get(name) ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : resolve(colours, reference);
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const palettes = ['main', 'regional'].flatMap((edition) => COLOR_SCHEMES.flatMap((scheme) => (['light', 'dark'] as const).map((mode) => ({ edition, scheme, mode }))));

describe.each(palettes)('$edition, $scheme, $mode', ({ edition, scheme, mode }) => {
  const colours = coloursAt(edition, scheme, mode);

  test('every text can be read on every surface', () => {
    const weak = TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface, contrast(resolve(colours, text), resolve(colours, surface))] as const)).filter(([, , ratio]) => !(ratio >= MINIMUM_CONTRAST));
    expect(weak).toEqual([]);
  });

  test('white can be read on filled surfaces', () => {
    expect(contrast('#ffffff', resolve(colours, '--accent-fill'))).toBeGreaterThanOrEqual(MINIMUM_CONTRAST);
    expect(contrast('#ffffff', resolve(colours, '--live-fill'))).toBeGreaterThanOrEqual(MINIMUM_CONTRAST);
  });
});

test.each(Object.values(editions))('the browser’s frame takes the paper of $name', (edition) => {
  for (const mode of ['light', 'dark'] as const) {
    expect(luminance(resolve(coloursAt(edition.key, 'default', mode), '--paper'))).toBe(luminance(edition.themeColor[mode]));
  }
});
