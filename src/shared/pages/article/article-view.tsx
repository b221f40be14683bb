import { articleTexts, type ArticleTexts } from '../../config/texts-article.ts';
import { Article } from '../../features/article/article.tsx';
import { AutoBlock } from '../../features/auto-block/auto-block.tsx';
import { HOLD_BLOG_SECTION } from '../../features/hold-blog/hold-blog-section.ts';
import { HoldBlogRecommender } from '../../features/hold-blog/hold-blog-recommender.tsx';
import { NewsletterPromo } from '../../features/newsletter/newsletter-promo.tsx';
import { Recommender } from '../../features/recommender/recommender.tsx';
import { MinutesBox } from '../../features/support/minutes-box.tsx';
import { sectionPath } from '../../lib/section-path.ts';
import type { Teaser } from '../../lib/teaser.ts';
import { SlowBlock } from '../../ui/slow-block.tsx';
import { TeaserList } from '../../ui/teaser-list.tsx';
import type { ViewProps } from '../page.ts';
import { ArticleLiveScorePart } from './article-live-score-part.tsx';
import { ArticleQuizzesPart } from './article-quizzes-part.tsx';
import { LiveArticle } from './live-article.tsx';
import type { ArticlePageData, ArticleSlowBlocks } from './article-page-data.ts';
import styles from './article-view.module.css';

/** The article's page: the article, the newest beside it, what to read next under it. */
export function ArticleView({ data, slow }: ViewProps<ArticlePageData, ArticleSlowBlocks>) {
  const texts = articleTexts[data.language];
  const newest = (
    <SlowBlock of={slow.newest} fallback={<Newest items={[]} texts={texts.newest} />}>
      {(items) => <Newest items={items} texts={texts.newest} />}
    </SlowBlock>
  );
  const aside =
    data.livescoreId === null ? (
      newest
    ) : (
      <div className={styles.beside}>
        <ArticleLiveScorePart match={slow.liveScore} />
        {newest}
      </div>
    );
  const { article, blog } = data;
  return (
    <>
      <ArticleQuizzesPart quizzes={data.quizzes} articlePath={article.path}>
        {article.live || blog !== null ? <LiveArticle key={`${article.id} ${blog?.page}`} data={data} aside={aside} /> : <Article article={article} aside={aside} />}
      </ArticleQuizzesPart>
      {article.section.slug === HOLD_BLOG_SECTION && (
        <SlowBlock of={slow.holdBlog} fallback={<FallbackLink href={sectionPath(article.section.slug)} text={article.section.name} />}>
          {(items) => (
            <div className="wrap">
              <HoldBlogRecommender items={items} variant="cards" />
            </div>
          )}
        </SlowBlock>
      )}
      {/* A live blog's page is full enough, and its end far away. */}
      {blog === null && <NewsletterPromo key={article.path} place="article" />}
      {blog === null && <MinutesBox counts={slow.minutes} />}
      <SlowBlock of={slow.autoBlock} fallback={<FallbackLink href="/legfrissebb" text={texts.autoBlock.fallback} />}>
        {(block) => <AutoBlock block={block} />}
      </SlowBlock>
      <SlowBlock of={slow.recommender} fallback={<FallbackLink href="/legfontosabb" text={texts.recommender.fallback} />}>
        {(lists) => <Recommender lists={lists} />}
      </SlowBlock>
    </>
  );
}

function Newest({ items, texts }: { items: readonly Teaser[]; texts: ArticleTexts['newest'] }) {
  return (
    <aside className={styles.aside} aria-label={texts.title}>
      {items.length > 0 && <h2 className="heading">{texts.title}</h2>}
      <TeaserList items={items} variant="timeline" />
      <a className={styles.all} href="/legfrissebb">
        {texts.all}
      </a>
    </aside>
  );
}

function FallbackLink({ href, text }: { href: string; text: string }) {
  return (
    <p className="wrap">
      <a href={href}>{text}</a>
    </p>
  );
}
