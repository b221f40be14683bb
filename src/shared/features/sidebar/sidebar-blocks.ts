import type { ComponentType } from 'react';
import { AppError } from '../../lib/errors.ts';
import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import { ElectionBox } from './election-box.tsx';
import { EuDisclaimer } from './eu-disclaimer.tsx';
import { HikingNews } from './hiking-news.tsx';
import { HoldBlogBox } from './hold-blog-box.tsx';
import { LatestNews } from './latest-news.tsx';
import { LinkBox } from './link-box.tsx';
import { MusicBox } from './music-box.tsx';
import type { SidebarData } from './sidebar-data.ts';
import { AfterSocialBox, EszkombajnSocialBox, SocialBox, SzepkilatasSocialBox } from './social-box.tsx';
import { TagBox } from './tag-box.tsx';

/** A block of the sidebar. */
export type SidebarBlock = ComponentType<SidebarData>;

/**
 * The blocks that a page's composition may name. One whose data are not there, in this edition or at this moment, shows
 * nothing, so a composition needs no conditions. @spec §2.7
 */
const blocks = {
  // On supplement paths
  electionBox: ElectionBox,
  // On ep-2024
  euDisclaimer: EuDisclaimer,
  // On the After page
  music: MusicBox,
  social: SocialBox,
  socialSzepkilatas: SzepkilatasSocialBox,
  socialEszkombajn: EszkombajnSocialBox,
  socialAfter: AfterSocialBox,
  linkBox: LinkBox,
  // On /rovat/szepkilatas
  hikingNews: HikingNews,
  // On /rovat/holdblog
  holdBlog: HoldBlogBox,
  // Not on /legfrissebb, /english and /after
  latestNews: LatestNews,
  newsletter: NewsletterBox,
  tags: TagBox,
} as const satisfies Record<string, SidebarBlock>;

/** The name of a block. */
export type SidebarBlockName = keyof typeof blocks;

const blocksByName: ReadonlyMap<string, SidebarBlock> = new Map<string, SidebarBlock>(Object.entries(blocks));

/** The component of a block. @throws AppError UNKNOWN_BLOCK for a name that no block has. @spec §8 Unknown component reference */
export function resolveSidebarBlock(name: string): SidebarBlock {
  const block = blocksByName.get(name);
  if (block === undefined) {
    throw new AppError('UNKNOWN_BLOCK', `There is no sidebar block "${name}": name one of ${[...blocksByName.keys()].join(', ')}.`, { detail: { block: name } });
  }
  return block;
}
