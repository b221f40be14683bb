import { listTexts } from '../../config/texts-list.ts';
import { SlowBlock } from '../../ui/slow-block.tsx';
import { ArticleCard } from '../article-list/article-card.tsx';
import { useSite } from '../site-context/site-context.tsx';
import type { SidebarData } from './sidebar-data.ts';

/** The newest articles beside a page. @spec §2.7 */
export function LatestNews({ latestNews = null }: SidebarData) {
  const texts = listTexts[useSite().language].sidebar;
  return (
    <section>
      <h2 className="heading">{texts.latest}</h2>
      <SlowBlock of={latestNews} fallback={null}>
        {(articles) => (
          <ul className="plain">
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} variant="compact" headingLevel={3} />
              </li>
            ))}
          </ul>
        )}
      </SlowBlock>
      <p>
        <a href="/legfrissebb">{texts.allLatest}</a>
      </p>
    </section>
  );
}
