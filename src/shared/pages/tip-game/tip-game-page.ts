import { tipGameTexts } from '../../config/texts-tip-game.ts';
import type { TipGame } from '../../contract/schemas/tip-game.ts';
import { TIP_GAMES_PATH, toGamePath, type RefusedTips } from '../../features/tip-game/tip-game-data.ts';
import { createHead, decideRobots } from '../../lib/head.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { definePage } from '../page.ts';

/** A game's page; `refused` is what a player sent and could not be taken. */
export type TipGameData = { readonly game: TipGame; readonly refused: RefusedTips | null };

/** A prediction game. @spec §2.1 Tip-game supplement */
export const tipGamePage = definePage<TipGameData>({
  name: 'tipGame',
  load: async ({ site, params }) => ({ game: await site.api.tipGame({ params: { slug: params['subSlug'] ?? '' } }), refused: null }),
  head: ({ game: { slug, title }, refused }, { site }) =>
    createHead({ edition: site.edition, path: toGamePath(slug), title: `${tipGameTexts.name}: ${title}`, description: tipGameTexts.gameDescription(title), robots: decideRobots(site, refused === null) }),
  path: ({ game }) => toGamePath(game.slug),
  structuredData: ({ game: { slug, title } }, { site }) => [
    breadcrumbList(site.edition, [
      { name: tipGameTexts.name, path: TIP_GAMES_PATH },
      { name: title, path: toGamePath(slug) },
    ]),
  ],
});
