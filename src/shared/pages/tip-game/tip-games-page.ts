import { tipGameTexts } from '../../config/texts-tip-game.ts';
import type { TipGames } from '../../contract/schemas/tip-game.ts';
import { TIP_GAMES_PATH } from '../../features/tip-game/tip-game-data.ts';
import { createHead, decideRobots } from '../../lib/head.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { definePage } from '../page.ts';

/** All prediction games. @spec §2.1 Tip-game supplement */
export const tipGamesPage = definePage<TipGames>({
  name: 'tipGames',
  load: ({ site }) => site.api.tipGames(),
  head: (_, { site }) => createHead({ edition: site.edition, path: TIP_GAMES_PATH, title: tipGameTexts.name, description: tipGameTexts.description(site.edition.name), robots: decideRobots(site) }),
  structuredData: (_, { site }) => [breadcrumbList(site.edition, [{ name: tipGameTexts.name, path: TIP_GAMES_PATH }])],
});
