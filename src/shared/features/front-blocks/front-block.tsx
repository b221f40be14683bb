import type { ComponentType } from 'react';
import type { BlockName } from './block-names.ts';
import type { BlockProps } from './block-props.ts';
import { BreakingBlock } from './breaking-block.tsx';
import { GridBlock } from './grid-block.tsx';
import { LeadBlock } from './lead-block.tsx';
import { NewestBlock } from './newest-block.tsx';
import { OpinionBlock } from './opinion-block.tsx';
import { PodcastsBlock } from './podcasts-block.tsx';
import { SponsoredBlock } from './sponsored-block.tsx';
import { StripBlock } from './strip-block.tsx';

/** The component of each block. @spec §8 Unknown component reference */
const components = {
  breaking: BreakingBlock,
  lead: LeadBlock,
  grid: GridBlock,
  strip: StripBlock,
  opinion: OpinionBlock,
  newest: NewestBlock,
  podcasts: PodcastsBlock,
  sponsored: SponsoredBlock,
} as const satisfies Record<BlockName, ComponentType<BlockProps>>;

/** A block of the front page, drawn by its name. */
export function FrontBlockView(props: BlockProps) {
  const Block = components[props.block.name];
  return <Block {...props} />;
}
