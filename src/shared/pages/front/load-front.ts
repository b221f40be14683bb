import { LATEST_BLOCK_ITEMS } from '../../config/constants.ts';
import type { Episode, IndexSuperTag } from '../../contract/schemas/front.ts';
import { arrangeBlocks, parsePodcastPosition, type PlacedBlock } from '../../features/front-blocks/arrange-blocks.ts';
import { pickStripArticles, toShownIds } from '../../features/front-blocks/strip-articles.ts';
import { AppError, isAppError } from '../../lib/errors.ts';
import type { Site } from '../../lib/site.ts';
import type { LoadContext } from '../page.ts';
import type { FrontData } from './front-view.tsx';

const PODCAST_POSITION_SLUG = 'frontpage-podcast-block-position';

/** Loads the front page's blocks. @throws AppError INTERNAL for a page without any: an empty front page is never a good answer */
export async function loadFront({ site, common }: LoadContext): Promise<FrontData> {
  const [boxes, newest, podcastPosition] = await Promise.all([
    site.api.indexBoxes(),
    site.api.articles({ query: { limit: LATEST_BLOCK_ITEMS } }),
    loadPodcastPosition(site),
  ]);
  if (boxes.items.length === 0) throw new AppError('INTERNAL', 'The front page has no blocks: the newsroom has to place at least one.', { detail: { edition: site.edition.key } });
  const sponsored = (await common).init.latestPrArticles;
  const blocks = arrangeBlocks(boxes.items, { newest: newest.items.slice(0, LATEST_BLOCK_ITEMS), sponsored, podcastPosition });
  return { blocks, priority: blocks.findIndex(hasLargePicture) };
}

/** The newest episodes, if the page has a place for them. */
export async function loadPodcasts({ blocks }: FrontData, { site }: LoadContext): Promise<readonly Episode[] | null> {
  if (!blocks.some(({ name }) => name === 'podcasts')) return null;
  return (await site.api.indexEpisodes()).items;
}

/** The newest articles of sections whose strips the editors have left to the software. One that fails leaves the others. */
export async function loadStrips({ blocks }: FrontData, { site }: LoadContext): Promise<Readonly<Record<string, IndexSuperTag>> | null> {
  const shown = toShownIds(blocks);
  const tags = new Set(blocks.flatMap(toOpenStrip));
  const answers = await Promise.allSettled([...tags].map(async (tag) => ({ tag, strip: await site.api.indexSuperTag({ params: { tag } }) })));
  const failed = answers.find((answer) => answer.status === 'rejected');
  const loaded = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (failed !== undefined && loaded.length === 0) throw failed.reason;
  return Object.fromEntries(loaded.map(({ tag, strip }) => [tag, { ...strip, items: pickStripArticles(strip.items, shown) }]));
}

function toOpenStrip({ name, superTag, articles }: PlacedBlock): string[] {
  return name === 'strip' && superTag !== null && articles.length === 0 ? [superTag] : [];
}

function hasLargePicture({ name }: PlacedBlock): boolean {
  return name === 'breaking' || name === 'lead' || name === 'grid';
}

/** Where the podcasts stand; a newsroom that has not said so has none on its front page. */
async function loadPodcastPosition(site: Site): Promise<number | null> {
  try {
    return parsePodcastPosition((await site.api.unique({ params: { slug: PODCAST_POSITION_SLUG } })).content);
  } catch (error) {
    if (isAppError(error) && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
