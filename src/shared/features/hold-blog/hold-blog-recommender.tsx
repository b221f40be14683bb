import { holdBlogTexts } from '../../config/texts-hold-blog.ts';
import { sectionPath } from '../../lib/section-path.ts';
import type { Teaser } from '../../lib/teaser.ts';
import { TeaserList } from '../../ui/teaser-list.tsx';
import styles from './hold-blog.module.css';
import { HOLD_BLOG_SECTION } from './hold-blog-section.ts';

type HoldBlogRecommenderProps = {
  items: readonly Teaser[];
  /** With pictures under an article, as lines beside a list. */
  variant: 'cards' | 'lines';
};

/** More of the hold-blog: a draw from what its editors keep recommending. @spec §3 Unique items §7 */
export function HoldBlogRecommender({ items, variant }: HoldBlogRecommenderProps) {
  if (items.length === 0) return null;
  return (
    <section className={variant === 'cards' ? styles.cards : undefined}>
      <h2 className="heading">
        <a href={sectionPath(HOLD_BLOG_SECTION)}>{holdBlogTexts.title}</a>
      </h2>
      <TeaserList items={items} variant={variant} />
    </section>
  );
}
