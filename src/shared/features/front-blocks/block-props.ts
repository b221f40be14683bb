import type { Episode, IndexSuperTag } from '../../contract/schemas/front.ts';
import type { PlacedBlock } from './arrange-blocks.ts';
import type { BlockLayout } from './block-layout.ts';

/** A value that a reader can wait for; null where it could not be had. */
type Later<T> = T | null | Promise<T | null>;

/** What comes to the front page after its main content: podcasts, and sections' newest by slug. */
export type FrontLater = { readonly podcasts: readonly Episode[]; readonly strips: Readonly<Record<string, IndexSuperTag>> };

/** What each block's component gets. */
export type BlockProps = {
  readonly block: PlacedBlock;
  readonly layout: BlockLayout;
  readonly later: { readonly [K in keyof FrontLater]: Later<FrontLater[K]> };
  /** It holds the page's first picture. */
  readonly priority: boolean;
};
