import { texts } from '../../config/texts.ts';
import { AfterLandingBlocks } from '../../features/after/after-landing.tsx';
import { ArticleList } from '../../features/article-list/article-list.tsx';
import { ListHeader } from '../../features/article-list/list-header.tsx';
import { AfterSocialBox } from '../../features/sidebar/social-box.tsx';
import { Sidebar } from '../../features/sidebar/sidebar.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { ViewProps } from '../page.ts';
import { AFTER, AFTER_FEED, toAfterAddress } from './after-address.ts';
import type { AfterPageData, AfterPageSlow } from './after-data.ts';

/** The magazine's page: what its editors put forward, then all of its articles. @spec §2.3 §2.5 */
export function AfterView({ data, slow }: ViewProps<AfterPageData, AfterPageSlow>) {
  const { articles, landing, page, sidebar, totalPages } = data;
  return (
    <div className="wrap">
      <ListHeader title={texts.lists.after} kind={null} page={page} totalItems={data.totalItems} logo={AFTER} author={null} sponsor={data.sponsor} rss={AFTER_FEED} />
      {landing !== null && <AfterLandingBlocks landing={landing} podcasts={slow.podcasts} social={<AfterSocialBox />} />}
      <div className="with-aside">
        <div>
          {landing !== null && <h2 className="heading">{texts.blocks.moreArticles}</h2>}
          <ArticleList articles={articles} page={page} highlightCount={0} hasLead={landing === null} />
          <Pager page={page} totalPages={totalPages} toHref={(number) => toAfterAddress({ ...data, page: number })} />
        </div>
        <Sidebar blocks={sidebar} {...slow} />
      </div>
    </div>
  );
}
