import type { PlacedBlock } from '../../features/front-blocks/arrange-blocks.ts';
import { WidgetList } from '../../features/common-data/widget-list.tsx';
import { decideBlockLayouts } from '../../features/front-blocks/block-layout.ts';
import type { FrontLater } from '../../features/front-blocks/block-props.ts';
import { FrontBlockView } from '../../features/front-blocks/front-block.tsx';
import { NewsletterPromo } from '../../features/newsletter/newsletter-promo.tsx';
import { useSite } from '../../features/site-context/site-context.tsx';
import type { ViewProps } from '../page.ts';
import styles from './front-view.module.css';

/** What the front page cannot live without. */
export type FrontData = { readonly blocks: readonly PlacedBlock[]; readonly priority: number };

/** The front page: its blocks from top to bottom, under the publication's name. */
export function FrontView({ data, slow }: ViewProps<FrontData, FrontLater>) {
  const { edition } = useSite();
  return (
    <>
      <h1 className="visually-hidden">
        {edition.name} – {edition.tagline}
      </h1>
      <div className={styles.front}>
        {decideBlockLayouts(data.blocks).map(({ block, layout }, index) => (
          <FrontBlockView key={`${block.name}-${index}`} block={block} layout={layout} later={slow} priority={index === data.priority} />
        ))}
        <WidgetList />
      </div>
      <NewsletterPromo place="front" />
    </>
  );
}
