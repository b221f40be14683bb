import { texts } from '../../config/texts.ts';
import { SlowBlock } from '../../ui/slow-block.tsx';
import { ArticleCard } from '../article-list/article-card.tsx';
import { HIKING_NEWS_TAG } from './hiking-news-tag.ts';
import type { SidebarData } from './sidebar-data.ts';

/** News of the trails beside the hikes. @spec §2.7 "Túra hírek" */
export function HikingNews({ hikingNews = null }: SidebarData) {
  return (
    <SlowBlock of={hikingNews} fallback={null}>
      {(articles) => (
        <section>
          <h2 className="heading">
            <a href={`/cimke/${HIKING_NEWS_TAG}`}>{texts.blocks.hikingNews}</a>
          </h2>
          <ul className="plain">
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} variant="text" headingLevel={3} showSection={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </SlowBlock>
  );
}
