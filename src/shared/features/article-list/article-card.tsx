import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { LIST_TITLE_MAX_CHARS } from '../../config/constants.ts';
import { truncate } from '../../lib/truncate.ts';
import { Picture } from '../../ui/picture.tsx';
import { useSite } from '../site-context/site-context.tsx';
import styles from './article-card.module.css';
import { toArticleLink } from './article-link.ts';
import { CardKicker } from './card-kicker.tsx';
import { CardMeta } from './card-meta.tsx';
import { CARD_SHAPES, type CardShape, type CardVariant } from './card-shape.ts';
import { CardTitle } from './card-title.tsx';
import { ChildArticles } from './child-articles.tsx';
import { toListLead } from './list-lead.ts';

type ArticleCardProps = {
  article: ArticleSummary;
  variant: CardVariant;
  /** Level of the title under the heading of the place where the card stands. */
  headingLevel: 2 | 3;
  /** The page's first picture. */
  priority?: boolean;
  /** False where the place itself names the section. */
  showSection?: boolean;
  /** Recommender and highlighted sentence; the variant decides where it is not given. */
  showLead?: boolean;
};

/** An article in a list: the same rules wherever one stands. The title's link covers the card. @spec §2.3 List item contents */
export function ArticleCard({ article, variant, headingLevel, priority = false, showSection = true, showLead }: ArticleCardProps) {
  const { language } = useSite();
  const shape: CardShape = CARD_SHAPES[variant];
  // English stories also stand on Hungarian pages.
  const lang = article.english && language === 'hu' ? 'en' : undefined;
  const pictureSrc = shape.picture === null ? null : (article.recommendedBoxImage ?? article.coverImage);
  return (
    <article className={`${styles.item} ${styles[variant]}`} data-picture={pictureSrc === null ? undefined : ''}>
      {/* The title beside it says what the story is: a description would only repeat it to a listener. */}
      {shape.picture !== null && pictureSrc !== null && <Picture src={pictureSrc} alt="" {...shape.picture} priority={priority} />}
      <div>
        <CardKicker article={article} showSection={showSection} />
        <CardTitle title={truncate(article.title, LIST_TITLE_MAX_CHARS)} link={toArticleLink(article)} level={headingLevel} lang={lang} />
        {(showLead ?? shape.lead) && <CardLead article={article} lang={lang} />}
        <CardMeta article={article} showAuthors={shape.authors} />
        {shape.children && <ChildArticles article={article} />}
      </div>
    </article>
  );
}

function CardLead({ article, lang }: { article: ArticleSummary; lang: 'en' | undefined }) {
  const lead = toListLead(article);
  return (
    <>
      {lead !== null && (
        <p className={styles.teaser} lang={lang}>
          {lead}
        </p>
      )}
      {article.contentHighlight !== null && (
        <p className={styles.quote} lang={lang}>
          {article.contentHighlight}
        </p>
      )}
    </>
  );
}
