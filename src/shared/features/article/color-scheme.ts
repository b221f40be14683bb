import { COLOR_SCHEMES } from '../../contract/schemas/article.ts';

/** A colour scheme of the tokens. */
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The colour scheme of an article's page; an older article names it by a class, with or without a prefix. @spec §3 colorScheme, colorClass */
export function resolveColorScheme({ colorScheme, colorClass }: { colorScheme: ColorScheme; colorClass: string | null }): ColorScheme {
  if (colorScheme !== 'default' || colorClass === null) return colorScheme;
  const named = colorClass.replace(/^color-/, '');
  return COLOR_SCHEMES.find((scheme) => scheme === named) ?? 'default';
}
