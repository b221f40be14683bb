import { LIST_TITLE_MAX_CHARS } from '../../config/constants.ts';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { truncate } from '../../lib/truncate.ts';
import { Picture } from '../../ui/picture.tsx';
import { ArticleCard } from '../article-list/article-card.tsx';
import { toArticleLink } from '../article-list/article-link.ts';
import { CardKicker } from '../article-list/card-kicker.tsx';
import { CardMeta } from '../article-list/card-meta.tsx';
import { toListLead } from '../article-list/list-lead.ts';
import type { BlockProps } from './block-props.ts';
import styles from './breaking-block.module.css';

/** Breaking news: a picture over the page's whole width, under the masthead, and the story on it. @spec §4 Header opacity §9 */
export function BreakingBlock({ block, priority }: BlockProps) {
  const [first, ...others] = block.articles;
  if (first === undefined) return null;
  return (
    <section className={styles.breaking}>
      <Picture src={first.coverImage} alt="" ratio="16x9" sizes="full" priority={priority} />
      <div className="wrap">
        <BreakingStory article={first} />
        {others.map((article) => (
          <ArticleCard key={article.id} article={article} variant="text" headingLevel={2} />
        ))}
      </div>
    </section>
  );
}

function BreakingStory({ article }: { article: ArticleSummary }) {
  const link = toArticleLink(article);
  const title = truncate(article.title, LIST_TITLE_MAX_CHARS);
  const lead = toListLead(article);
  return (
    <article>
      <CardKicker article={article} showSection />
      <h2>{link === null ? title : <a href={link.href}>{title}</a>}</h2>
      {lead !== null && <p>{lead}</p>}
      <CardMeta article={article} showAuthors />
    </article>
  );
}
