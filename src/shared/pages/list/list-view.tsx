import { sectionTexts } from '../../config/texts-sections.ts';
import { ArticleList } from '../../features/article-list/article-list.tsx';
import { HighlightBlock } from '../../features/article-list/highlight-block.tsx';
import { insertSponsored } from '../../features/article-list/insert-sponsored.ts';
import { ListHeader } from '../../features/article-list/list-header.tsx';
import type { SidebarSlow } from '../../features/sidebar/sidebar-data.ts';
import { Sidebar } from '../../features/sidebar/sidebar.tsx';
import { useSite } from '../../features/site-context/site-context.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { ViewProps } from '../page.ts';
import { toListAddress } from '../../lib/list-address.ts';
import type { ListPageData } from './list-data.ts';

/** A page of a list: header, what the section puts forward, the articles, what stands beside them. @spec §2.3 */
export function ListView({ data, slow }: ViewProps<ListPageData, SidebarSlow>) {
  const { page, totalPages, highlights } = data;
  const { init, language } = useSite();
  const texts = sectionTexts[language];
  const name = data.parent?.name ?? data.title;
  const articles = data.takesSponsored ? insertSponsored(data.articles, init.latestPrArticles) : data.articles;
  // A reader who pages on has seen the highlights: there they follow the list.
  const opensWithHighlights = page === 1 && highlights.length > 0;
  return (
    <div className="wrap">
      <ListHeader {...data} />
      <Tabs label={texts.tabs(name)} tabs={data.tabs} />
      <Tabs label={texts.subTabs(name)} tabs={data.subTabs} within />
      {opensWithHighlights && <HighlightBlock articles={highlights} priority />}
      <div className="with-aside">
        <div>
          <ArticleList articles={articles} page={page} highlightCount={highlights.length} hasLead={page === 1 && !opensWithHighlights} />
          <Pager page={page} totalPages={totalPages} toHref={(number) => toListAddress({ ...data, page: number })} />
        </div>
        <Sidebar blocks={data.sidebar} {...slow} />
      </div>
      {!opensWithHighlights && <HighlightBlock articles={highlights} />}
    </div>
  );
}
