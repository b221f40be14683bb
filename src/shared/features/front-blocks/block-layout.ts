import type { PlacedBlock } from './arrange-blocks.ts';

/**
 * What the shape of a block owes to the other blocks. The server says it: a style that looked for them itself would find
 * others while the page arrives, and what stands already would move.
 */
export type BlockLayout = {
  /** Of the newest articles: how many blocks they stand beside, in the margin of wide screens; 0 where they take the whole width. */
  readonly notesBeside: number;
  /** The newest articles stand beside it. */
  readonly leavesMargin: boolean;
  /** A strip that lies the other way, so that two in a row differ. */
  readonly isMirrored: boolean;
};

/** Notes are longer than a short lead, never than a lead and what follows it. */
const ROOMY_ROWS = 2;

/** The blocks of a front page, each with its layout. */
export function decideBlockLayouts(blocks: readonly PlacedBlock[]): { block: PlacedBlock; layout: BlockLayout }[] {
  const newest = blocks.findIndex(({ name }) => name === 'newest');
  const lead = blocks.findIndex(({ name }) => name === 'lead');
  const rows = newest === -1 || lead === -1 ? 0 : countRowsBeside(blocks, lead, newest);
  return blocks.map((block, index) => ({
    block,
    layout: {
      notesBeside: index === newest ? rows : 0,
      leavesMargin: index >= lead && index < lead + rows,
      isMirrored: index % 2 === 1,
    },
  }));
}

/**
 * The newest articles go up into the margin beside the lead only where they cannot make its row longer after the next
 * block stands there: next to it, or with room enough because that block has no name in the margin.
 */
function countRowsBeside(blocks: readonly PlacedBlock[], lead: number, newest: number): number {
  if (Math.abs(newest - lead) === 1) return 1;
  const named = blocks.findIndex((block, index) => index > lead && (hasName(block) || index === newest));
  return newest > lead && named - lead >= ROOMY_ROWS ? ROOMY_ROWS : 0;
}

/** Whether its name stands in the margin; a strip that gets its articles later gets a name with them. */
function hasName({ name, title, articles }: PlacedBlock): boolean {
  return title !== null || !(name === 'grid' || (name === 'strip' && articles.length > 0));
}
