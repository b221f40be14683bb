import { texts } from '../../config/texts.ts';
import { searchTexts } from '../../config/texts-search.ts';
import { ArticleList } from '../../features/article-list/article-list.tsx';
import { formatNumber } from '../../lib/format-number.ts';
import { Pager } from '../../ui/pager.tsx';
import type { ArchivePageData, ArchiveResults } from './archive-data.ts';
import { toArchiveAddress } from './archive-place.ts';

/** A page of articles, and the way to the others with the same term and filters. @spec §2.3 §2.6 */
export function Results({ data, results: { articles, page, totalPages } }: { data: ArchivePageData; results: ArchiveResults }) {
  return (
    <>
      <ArticleList articles={articles} page={page} highlightCount={0} hasLead={false} />
      <Pager page={page} totalPages={totalPages} toHref={(number) => toArchiveAddress(data, number)} />
    </>
  );
}

/** How much was found; said again when a list takes another's place. It stands empty where nothing was searched for. */
export function ResultCount({ data }: { data: ArchivePageData }) {
  return (
    <p className="meta">
      <output>{toCountText(data)}</output>
    </p>
  );
}

function toCountText(data: ArchivePageData): string {
  if (data.kind === 'all' || data.kind === 'month') return '';
  const { totalItems, totalIsCapped } = data.results;
  if (totalItems === 0) return texts.search.noResults;
  const count = formatNumber(totalItems);
  return data.kind === 'day' ? searchTexts.archive.articleCount(count) : totalIsCapped ? searchTexts.archive.countOver(count) : texts.search.resultCount(count);
}
