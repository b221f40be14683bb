import { articleTexts } from '../../config/texts-article.ts';
import { Article } from '../../features/article/article.tsx';
import { AutoBlock } from '../../features/auto-block/auto-block.tsx';
import { Recommender } from '../../features/recommender/recommender.tsx';
import { SlowBlock } from '../../ui/slow-block.tsx';
import { TeaserList } from '../../ui/teaser-list.tsx';
import type { ViewProps } from '../page.ts';
import type { ArticlePageData, ArticleSlowBlocks } from './article-page-data.ts';
import styles from './article-view.module.css';

/** The article's page: the article, the newest beside it, what to read next under it. */
export function ArticleView({ data, slow }: ViewProps<ArticlePageData, ArticleSlowBlocks>) {
  const texts = articleTexts[data.language];
  return (
    <>
      <Article
        article={data.article}
        aside={
          <aside className={styles.aside} aria-label={texts.newest.title}>
            <SlowBlock of={slow.newest} fallback={<NewestLink text={texts.newest.all} />}>
              {(items) => (
                <>
                  <h2 className="heading">{texts.newest.title}</h2>
                  <TeaserList items={items} variant="timeline" />
                  <NewestLink text={texts.newest.all} />
                </>
              )}
            </SlowBlock>
          </aside>
        }
      />
      <SlowBlock of={slow.autoBlock} fallback={<p className="wrap"><a href="/legfrissebb">{texts.newest.all}</a></p>}>
        {(block) => <AutoBlock block={block} />}
      </SlowBlock>
      <SlowBlock of={slow.recommender} fallback={<p className="wrap"><a href="/legfontosabb">{texts.recommender.fallback}</a></p>}>
        {(lists) => <Recommender lists={lists} />}
      </SlowBlock>
    </>
  );
}

function NewestLink({ text }: { text: string }) {
  return (
    <a className={styles.all} href="/legfrissebb">
      {text}
    </a>
  );
}
