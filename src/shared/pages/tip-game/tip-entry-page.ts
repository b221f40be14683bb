import { tipGameTexts } from '../../config/texts-tip-game.ts';
import type { TipEntry, TipGame } from '../../contract/schemas/tip-game.ts';
import type { RefusedTips } from '../../features/tip-game/tip-game-data.ts';
import { createHead } from '../../lib/head.ts';
import { definePage, type LoadContext } from '../page.ts';

/** A player's own page. */
export type TipEntryData = { readonly game: TipGame; readonly entry: TipEntry; readonly refused: RefusedTips | null };

/** A player's entry, for who has its key: kept by nobody, found by no search engine. @spec §2.1 Tip-game supplement */
export const tipEntryPage = definePage<TipEntryData>({
  name: 'tipEntry',
  load: loadTipEntry,
  head: ({ game, entry }, { site, path }) => createHead({ edition: site.edition, path, title: `${tipGameTexts.entry.title(entry.name)}: ${game.title}`, robots: 'noindex', canonical: null }),
});

async function loadTipEntry({ site, params }: LoadContext): Promise<TipEntryData> {
  const slug = params['subSlug'] ?? '';
  const [game, entry] = await Promise.all([site.api.tipGame({ params: { slug } }), site.api.tipGameEntry({ params: { slug, key: params['key'] ?? '' } })]);
  return { game, entry, refused: null };
}
