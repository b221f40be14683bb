import { AFTER_ARTICLE_ITEMS, AFTER_CARD_ITEMS, AFTER_RECOMMENDED_ITEMS, AFTER_UNIQUE_GROUP_ID } from '../../config/constants.ts';
import type { Article, ArticleSummary } from '../../contract/schemas/article.ts';
import type { Unique } from '../../contract/schemas/front.ts';
import { isAppError } from '../../lib/errors.ts';
import { loadNamedArticles } from '../../lib/load-named-articles.ts';
import type { Site } from '../../lib/site.ts';
import { parseSlugList } from '../../lib/slug-list.ts';
import type { AfterLanding } from './after-data.ts';
import { cutTitles } from './cut-titles.ts';
import { loadAfterGroup } from './load-after-group.ts';
import { parseVideoUrl } from './video-url.ts';

/** The leader and what stands beside it. */
const MAIN_ITEMS = 3;

/** A landing shows this many articles at most. */
export const AFTER_LANDING_MAX_ITEMS = MAIN_ITEMS + AFTER_RECOMMENDED_ITEMS + AFTER_CARD_ITEMS + AFTER_ARTICLE_ITEMS;

/**
 * What opens the After page, each block fed by the group of its size: "Ajánló" (3) by `after-new`, "Friss hírek" (5) by
 * `after-article`. A part that a backend does not have, or not now, is left out: the list below is the page. @spec §2.5 §9
 */
export async function loadAfterLanding(site: Site): Promise<AfterLanding> {
  const [{ main, videoUrl }, recommended, cards, news] = await Promise.all([
    loadEditorsChoice(site),
    orNone(loadAfterGroup(site, 'after-new', AFTER_RECOMMENDED_ITEMS)),
    orNone(loadAfterGroup(site, 'after-card', AFTER_CARD_ITEMS)),
    orNone(loadAfterGroup(site, 'after-article', AFTER_ARTICLE_ITEMS)),
  ]);
  const takeUnseen = createSieve();
  const [leader, ...others] = takeUnseen(main);
  return {
    leader: cutTitles(leader === undefined ? [] : [leader], 'large')[0] ?? null,
    others: cutTitles(others, 'medium'),
    recommended: cutTitles(takeUnseen(recommended), 'medium'),
    cards: cutTitles(takeUnseen(cards), 'small'),
    news: cutTitles(takeUnseen(news), 'small'),
    videoUrl,
  };
}

/** The list's first entry is the leader. @spec §3 after-main, after-youtube */
async function loadEditorsChoice(site: Site): Promise<{ main: readonly ArticleSummary[]; videoUrl: string | null }> {
  const uniques = await orNone(loadUniques(site));
  const contentOf = (slug: string) => uniques.find((unique) => unique.slug === slug)?.content ?? '';
  const main = await orNone(loadNamedArticles(site, parseSlugList(contentOf('after-main')).slice(0, MAIN_ITEMS)));
  return { main: main.map(toSummary), videoUrl: parseVideoUrl(contentOf('after-youtube')) };
}

async function loadUniques({ api }: Site): Promise<readonly Unique[]> {
  return (await api.uniqueGroup({ params: { id: String(AFTER_UNIQUE_GROUP_ID) } })).uniques;
}

async function orNone<Item>(items: Promise<readonly Item[]>): Promise<readonly Item[]> {
  try {
    return await items;
  } catch (error) {
    if (isAppError(error)) return [];
    throw error;
  }
}

/** A function that lets each article pass once. */
function createSieve(): (articles: readonly ArticleSummary[]) => ArticleSummary[] {
  const seen = new Set<number>();
  return (articles) => articles.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** A page does not carry the text of an article that it only links to. */
function toSummary({ content: _html, contentTree: _tree, coverImageSet: _covers, articleContributors: _people, actions: _actions, ...summary }: Article): ArticleSummary {
  return summary;
}
