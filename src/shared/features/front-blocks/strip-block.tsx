import { frameTextsHu } from '../../config/texts-frame.ts';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { sectionPath } from '../../lib/section-path.ts';
import { SlowBlock } from '../../ui/slow-block.tsx';
import { ArticleCard } from '../article-list/article-card.tsx';
import { BlockFrame } from './block-frame.tsx';
import type { BlockLayout } from './block-layout.ts';
import type { BlockProps } from './block-props.ts';
import styles from './front-blocks.module.css';

/** A strip of fewer has nothing to put under its first story. */
const MIRRORED_ITEMS = 4;

/** A section's strip: the editors' choice, else the section's newest, which may come later. */
export function StripBlock({ block, layout, later }: BlockProps) {
  const { superTag, title, articles } = block;
  const href = superTag === null ? null : sectionPath(superTag);
  if (articles.length > 0 || superTag === null) return <Strip title={title} href={href} articles={articles} layout={layout} />;
  return (
    <SlowBlock of={later.strips} fallback={<StripLink title={title ?? superTag} href={href} />}>
      {(strips) => {
        const strip = strips[superTag];
        return strip === undefined ? <StripLink title={title ?? superTag} href={href} /> : <Strip title={title ?? strip.title} href={href} articles={strip.items} layout={layout} />;
      }}
    </SlowBlock>
  );
}

type StripProps = { title: string | null; href: string | null; articles: readonly ArticleSummary[]; layout: BlockLayout };

function Strip({ title, href, articles, layout }: StripProps) {
  if (articles.length === 0) return null;
  const isMirrored = layout.isMirrored && articles.length >= MIRRORED_ITEMS;
  return (
    <BlockFrame title={title} href={href} className={layout.leavesMargin ? styles.unnamed : undefined}>
      <div className={`${styles.body} ${styles.strip} ${isMirrored ? styles.mirrored : ''}`} data-count={articles.length}>
        {articles.map((article, index) => (
          <ArticleCard key={article.id} article={article} variant={index < 2 ? 'card' : 'text'} headingLevel={title === null ? 2 : 3} showSection={title === null} />
        ))}
      </div>
    </BlockFrame>
  );
}

/** What stands there until the strip comes, or instead of it: a way to the same articles. */
function StripLink({ title, href }: { title: string; href: string | null }) {
  if (href === null) return null;
  return (
    <BlockFrame title={title} href={href}>
      <p className={styles.body}>
        <a href={href}>{frameTextsHu.moreOf(title)}</a>
      </p>
    </BlockFrame>
  );
}
