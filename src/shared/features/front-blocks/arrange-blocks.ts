import { BREAKING_BLOCK_POSITION } from '../../config/constants.ts';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import type { FrontBlock } from '../../contract/schemas/front.ts';
import { toBlockName, type BlockName } from './block-names.ts';

/** A block in its place, with what it shows. Podcasts and strips without articles of their own load theirs later. */
export type PlacedBlock = {
  readonly name: BlockName;
  readonly position: number;
  readonly title: string | null;
  readonly superTag: string | null;
  readonly articles: readonly ArticleSummary[];
};

/** What stands on the front page besides the editors' blocks. */
export type FrontExtras = {
  readonly newest: readonly ArticleSummary[];
  readonly sponsored: readonly ArticleSummary[];
  /** Null for a front page without podcasts. */
  readonly podcastPosition: number | null;
};

// A number that JSON can carry, unlike Infinity.
const LAST_POSITION = Number.MAX_SAFE_INTEGER;

/**
 * The front page's blocks from top to bottom: breaking first, then by position. The newest articles stand where the
 * editors put their block, else beside the lead; sponsored ones likewise, else at the end; podcasts only at their
 * configured position. A block with nothing to show is left out. @spec §3 Front-page block §9 Breaking block position
 */
export function arrangeBlocks(boxes: readonly FrontBlock[], extras: FrontExtras): PlacedBlock[] {
  const placed = boxes.map(toPlacedBlock).filter(({ name }) => name !== 'podcasts');
  const filled = withMissing(placed, extras).map((block) => ({ ...block, articles: decideArticles(block, extras) }));
  return filled.filter(hasContent).toSorted((a, b) => toOrder(a) - toOrder(b));
}

/** Whether the masthead lies over the front page's first picture. @spec §4 Header opacity */
export function hasBreakingBlock(blocks: readonly PlacedBlock[]): boolean {
  return blocks.some(isBreaking);
}

/** The position of the podcast block from its editorial datum: JSON text of a number; anything else is no position. */
export function parsePodcastPosition(content: string): number | null {
  const text = content.trim().replace(/^"(.*)"$/, '$1');
  return /^\d+$/.test(text) ? Number(text) : null;
}

/** The position decides what is breaking, whatever the block is called; an unknown name is a mistake in any place. */
function toPlacedBlock({ name, position, title, superTag, articles }: FrontBlock): PlacedBlock {
  const known = toBlockName(name);
  return { name: position === BREAKING_BLOCK_POSITION ? 'breaking' : known, position, title, superTag, articles };
}

/** The editors' blocks with those that they need not place. */
function withMissing(placed: readonly PlacedBlock[], { podcastPosition }: FrontExtras): PlacedBlock[] {
  const lead = placed.find(({ name }) => name === 'lead');
  const missing: PlacedBlock[] = [];
  if (!placed.some(({ name }) => name === 'newest')) missing.push(emptyBlock('newest', lead?.position ?? 0));
  if (!placed.some(({ name }) => name === 'sponsored')) missing.push(emptyBlock('sponsored', LAST_POSITION));
  if (podcastPosition !== null) missing.push(emptyBlock('podcasts', podcastPosition));
  // After the editors' blocks of the same position: the sort is stable.
  return [...placed, ...missing];
}

function emptyBlock(name: BlockName, position: number): PlacedBlock {
  return { name, position, title: null, superTag: null, articles: [] };
}

function decideArticles(block: PlacedBlock, extras: FrontExtras): readonly ArticleSummary[] {
  if (block.name === 'newest') return extras.newest;
  if (block.name === 'sponsored' && block.articles.length === 0) return extras.sponsored;
  return block.articles;
}

function hasContent({ name, articles, superTag }: PlacedBlock): boolean {
  return articles.length > 0 || name === 'podcasts' || (name === 'strip' && superTag !== null);
}

function toOrder(block: PlacedBlock): number {
  return isBreaking(block) ? Number.MIN_SAFE_INTEGER : block.position;
}

function isBreaking({ name, position }: PlacedBlock): boolean {
  return name === 'breaking' && position === BREAKING_BLOCK_POSITION;
}
