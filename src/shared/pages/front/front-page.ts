import { hasBreakingBlock } from '../../features/front-blocks/arrange-blocks.ts';
import type { FrontLater } from '../../features/front-blocks/block-props.ts';
import { definePage } from '../page.ts';
import { createFrontHead, createFrontStructuredData } from './front-head.ts';
import type { FrontData } from './front-view.tsx';
import { loadFront, loadPodcasts, loadStrips } from './load-front.ts';

/** The front page. @spec §2.1 / §3 Front-page block §4 Header opacity */
export const frontPage = definePage<FrontData, FrontLater>({
  name: 'front',
  load: loadFront,
  slow: { podcasts: loadPodcasts, strips: loadStrips },
  foretell: ({ api }) => [api.indexEpisodes()],
  head: createFrontHead,
  look: (data) => ({ headerOpacity: hasBreakingBlock(data.blocks) }),
  structuredData: createFrontStructuredData,
});
