import type { ComponentType } from 'react';
import { AppError } from '../../lib/errors.ts';
import { LatestNews } from './latest-news.tsx';
import type { SidebarData } from './sidebar-data.ts';
import { SocialBox } from './social-box.tsx';
import { TagBox } from './tag-box.tsx';

/** The blocks that a page's composition may name. */
export type SidebarBlockName = 'latestNews' | 'social' | 'tags';

/** A block of the sidebar. */
export type SidebarBlock = ComponentType<SidebarData>;

const blocks = { latestNews: LatestNews, social: SocialBox, tags: TagBox } satisfies Record<SidebarBlockName, SidebarBlock>;

const blocksByName: ReadonlyMap<string, SidebarBlock> = new Map<string, SidebarBlock>(Object.entries(blocks));

/** The component of a block. @throws AppError UNKNOWN_BLOCK for a name that no block has. @spec §8 Unknown component reference */
export function resolveSidebarBlock(name: string): SidebarBlock {
  const block = blocksByName.get(name);
  if (block === undefined) {
    throw new AppError('UNKNOWN_BLOCK', `There is no sidebar block "${name}": name one of ${[...blocksByName.keys()].join(', ')}.`, { detail: { block: name } });
  }
  return block;
}
