import { texts } from '../../config/texts.ts';
import { sectionTexts, supplementTexts } from '../../config/texts-sections.ts';
import { ArticleList } from '../../features/article-list/article-list.tsx';
import { ListHeader } from '../../features/article-list/list-header.tsx';
import { LiveScoresBox } from '../../features/football/live-scores-box.tsx';
import { ResultFrame } from '../../features/frames/result-frame.tsx';
import { SearchBox } from '../../features/search/search-box.tsx';
import { Sidebar } from '../../features/sidebar/sidebar.tsx';
import { useSite } from '../../features/site-context/site-context.tsx';
import { toListAddress } from '../../lib/list-address.ts';
import { resolvePlaceholder } from '../../lib/search-scope.ts';
import { ContentBody } from '../../ui/content/content-body.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SlowBlock } from '../../ui/slow-block.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import type { ViewProps } from '../page.ts';
import type { SupplementPageData, SupplementSlow } from './supplement-data.ts';
import styles from './supplement-view.module.css';

/** A page of a supplement: header, tabs, and what the open tab shows. @spec §2.4 */
export function SupplementView({ data, slow: { others, liveScores, ...slow } }: ViewProps<SupplementPageData, SupplementSlow>) {
  const { title, pageTitle, content, page } = data;
  const totalItems = content.kind === 'articles' ? content.totalItems : null;
  const lead = pageTitle === title ? data.description : null;
  return (
    <div className="wrap">
      <ListHeader title={pageTitle} kind="supplement" page={page} totalItems={totalItems} lead={lead} logo={data.slug} author={null} sponsor={null} rss={data.rss} />
      <Tabs label={sectionTexts.hu.tabs(title)} tabs={data.tabs} />
      <Tabs label={sectionTexts.hu.subTabs(title)} tabs={data.subTabs} within />
      <div className={content.kind === 'widget' ? undefined : 'with-aside'}>
        <div>
          <OpenTabContent data={data} />
        </div>
        <div className={styles.aside}>
          <SupplementSearch slug={data.slug} title={title} />
          {data.liveScores && <LiveScoresBox scores={liveScores} />}
          <Sidebar blocks={data.sidebar} {...slow} />
        </div>
      </div>
      <SlowBlock of={others} fallback={null}>
        {(links) => links.length > 0 && <OtherSupplements links={links} />}
      </SlowBlock>
    </div>
  );
}

function OpenTabContent({ data }: { data: SupplementPageData }) {
  const { content, page } = data;
  switch (content.kind) {
    case 'articles':
      return (
        <>
          <ArticleList articles={content.articles} page={page} highlightCount={0} hasLead={page === 1} />
          <Pager page={page} totalPages={content.totalPages} toHref={(number) => toListAddress({ ...data, page: number })} />
        </>
      );
    case 'widget':
      return <ResultFrame widget={content.widget} detail={content.detail} title={data.pageTitle} />;
    case 'document':
      return (
        <>
          <ContentBody tree={content.tree} />
          <p className="meta">
            <TimeStamp unix={content.updatedAt} updated />
          </p>
        </>
      );
  }
}

/** A search that stays inside the supplement. @spec §2.6 */
function SupplementSearch({ slug, title }: Pick<SupplementPageData, 'slug' | 'title'>) {
  const { init } = useSite();
  return (
    <SearchBox
      title={texts.search.inSupplement}
      placeholder={resolvePlaceholder(init.searchPlaceholders, slug)}
      protectedFilters={{ and_tags: [slug] }}
      names={[{ kind: 'and_tags', value: slug, label: title }]}
    />
  );
}

function OtherSupplements({ links }: { links: SupplementSlow['others'] }) {
  return (
    <section className={styles.others}>
      <h2 className="heading">{supplementTexts.others}</h2>
      <Tabs label={supplementTexts.others} tabs={links} within />
    </section>
  );
}
