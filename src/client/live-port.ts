import { parseLiveChanges, parseLiveVersion } from '../shared/features/live-blog/parse-live-answers.ts';
import type { FreshPage, LivePort } from '../shared/features/live-blog/live-port.ts';
import type { ArticlePageData } from '../shared/pages/article/article-page-data.ts';
import type { PagePayload } from '../shared/pages/page.ts';
import type { BootPort } from './boot/bring-react.ts';
import { fetchPage } from './navigation/fetch-page.ts';
import type { PageStore } from './navigation/page-store.ts';
import { askEdge } from './poll-transport.ts';

/** The browser's side of a live article: polls of the edge, and the page on show. @spec §4 Live refresh §7 */
export function createLivePort(store: PageStore, boot: BootPort): LivePort {
  return {
    async fetchVersion(slug) {
      const answer = await askEdge(`/api/articles/${encodeURIComponent(slug)}/version`);
      if (answer.kind === 'gone') return 'gone';
      return answer.kind === 'nothing' ? null : parseLiveVersion(answer.body);
    },
    async fetchChanges(articleId, since) {
      const answer = await askEdge(`/_changes/${articleId}?since=${since}`);
      return answer.kind === 'answer' ? parseLiveChanges(answer.body) : null;
    },
    async fetchPage(articleId) {
      const page = await fetchPage(new URL(location.href), boot.build);
      // Of another build, or an error: the reader's next navigation brings it, and this page stays as it is.
      if ('open' in page) throw new Error(`${page.open} cannot be shown in place.`);
      return toFreshPage(store, page.payload, articleId);
    },
    contentShown: boot.pageShown,
  };
}

/** Null where the address shows something else by now. */
function toFreshPage(store: PageStore, payload: PagePayload, articleId: number): FreshPage | null {
  const data = toArticle(payload);
  if (data?.article.id !== articleId) return null;
  const { article, blog } = data;
  return {
    v: blog?.v ?? article.version,
    live: article.live,
    updatedAt: article.changedAt,
    blog,
    show: () => {
      const shown = store.get();
      // What stands under the article was drawn for this reader and stays; a reader who has gone on stays there.
      if (toArticle(shown.payload)?.article.id === articleId) store.show({ ...shown, payload: { ...payload, slow: shown.payload.slow } });
    },
  };
}

/** The payload's page names its data's type. */
function toArticle({ page, data }: PagePayload): ArticlePageData | null {
  return page === 'article' ? (data as ArticlePageData) : null;
}
