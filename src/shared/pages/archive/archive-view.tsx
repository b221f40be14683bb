import { searchTexts } from '../../config/texts-search.ts';
import { SearchBox } from '../../features/search/search-box.tsx';
import type { SidebarBlockName } from '../../features/sidebar/sidebar-blocks.ts';
import { Sidebar } from '../../features/sidebar/sidebar.tsx';
import { useSite } from '../../features/site-context/site-context.tsx';
import { resolvePlaceholder } from '../../lib/search-scope.ts';
import type { ViewProps } from '../page.ts';
import type { ArchivePageData, ArchivePageSlow, ArchiveSearch } from './archive-data.ts';
import { toArchiveTitle } from './archive-title.ts';
import styles from './archive-view.module.css';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Days, Months } from './calendar.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultCount, Results } from './results.tsx';

const SIDEBAR = ['latestNews', 'social', 'tags'] as const satisfies readonly SidebarBlockName[];

/** The archive: a search box, and under it what was asked for. @spec §2.1 §2.6 */
export function ArchiveView({ data, slow }: ViewProps<ArchivePageData, ArchivePageSlow>) {
  const { init } = useSite();
  const { term, filters, names }: Pick<ArchiveSearch, 'term' | 'filters' | 'names'> = data.kind === 'search' ? data : { term: null, filters: {}, names: [] };
  return (
    <div className="wrap">
      <header className={styles.header}>
        <Breadcrumbs data={data} />
        <h1>{toArchiveTitle(data)}</h1>
        <SearchBox placeholder={resolvePlaceholder(init.searchPlaceholders, filters.superTags?.[0] ?? null)} term={term} filters={filters} names={names} isArchive />
        <ResultCount data={data} />
      </header>
      <div className="with-aside">
        <div className={styles.main}>
          <Content data={data} />
        </div>
        <Sidebar blocks={SIDEBAR} latestNews={slow.latestNews} />
      </div>
    </div>
  );
}

function Content({ data }: { data: ArchivePageData }) {
  switch (data.kind) {
    case 'month':
      return <Days {...data} />;
    case 'day':
      return <Results data={data} results={data.results} />;
    case 'search':
      return data.results.totalItems === 0 ? <NothingFound months={data.months} /> : <Results data={data} results={data.results} />;
    case 'all':
      return (
        <>
          <Results data={data} results={data.results} />
          <Months months={data.months} title={searchTexts.archive.byMonth} />
        </>
      );
  }
}
