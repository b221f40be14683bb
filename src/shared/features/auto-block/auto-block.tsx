import { articleTexts } from '../../config/texts-article.ts';
import { TeaserList } from '../../ui/teaser-list.tsx';
import { useSite } from '../site-context/site-context.tsx';
import styles from './auto-block.module.css';
import type { AutoBlockData } from './load-auto-block.ts';

/** The automatic block after an article's body, under the heading of its variant. @spec §4 */
export function AutoBlock({ block }: { block: AutoBlockData }) {
  const texts = articleTexts[useSite().language].autoBlock;
  const title = block.title ?? texts.title;
  return (
    <section className={styles.block} aria-label={title}>
      <div className="wrap">
        <h2 className="heading">{title}</h2>
        <TeaserList items={block.items} variant="cards" />
      </div>
    </section>
  );
}
