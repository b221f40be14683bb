import type { Api } from '../../contract/api.ts';
import { toTeasers, type Teaser } from '../../lib/teaser.ts';

/** The auto-block as it is shown. */
export type AutoBlockData = { readonly title: string | null; readonly items: readonly Teaser[] };

/** For which article the block is, and which variant was drawn. */
export type AutoBlockOf = { readonly articleId: number; readonly variant: number };

/** One row of cards. The backend sends one more, since the article being read is left out. */
const SHOWN_ITEMS = 4;

/** Loads the block that follows an article's body; null where it would be empty. @spec §4 §7 */
export async function loadAutoBlock({ api }: { readonly api: Pick<Api, 'autoBlock'> }, { articleId, variant }: AutoBlockOf): Promise<AutoBlockData | null> {
  const { title, items } = await api.autoBlock({ query: { v: variant } });
  const others = toTeasers(items.filter(({ id }) => id !== articleId)).slice(0, SHOWN_ITEMS);
  return others.length === 0 ? null : { title, items: others };
}
