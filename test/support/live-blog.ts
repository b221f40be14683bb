import type { ArticlePatch, ArticleWritten } from '../../src/shared/contract/schemas/newsroom.ts';
import { articlePath } from '../../src/shared/lib/canonical-path.ts';
import { change, publish, type Draft } from './newsroom.ts';

/** A live blog that a test writes as the newsroom does. */
export type WrittenLiveBlog = {
  readonly id: number;
  readonly slug: string;
  readonly path: string;
  /** Adds a post, the newest unless it is dated otherwise. */
  readonly post: (title: string, rest?: Partial<Draft>) => Promise<ArticleWritten>;
  readonly change: (id: number, patch: ArticlePatch) => Promise<ArticleWritten>;
};

const SECTION = 'belfold';

/** Opens a live blog in the main edition, with a number of posts a minute apart; the last one is a minute old. */
export async function writeLiveBlog(backendUrl: string, slug: string, posts: number, rest: Partial<Draft> = {}): Promise<WrittenLiveBlog> {
  const now = Math.floor(Date.now() / 1000);
  const pubDate = now - (posts + 2) * 60;
  const common = { mainSuperTag: SECTION, originatingSite: 'lapszel', content: '<p>Egy mondat a bejegyzésből, hogy legyen mit olvasni.</p><p>Még egy, hogy a bejegyzés több sor legyen.</p>' };
  const blog = await publish(backendUrl, { ...common, type: 'liveblog', slug, title: `Élő: ${slug}`, flags: ['live'], pubDate, ...rest });
  let count = 0;
  const post: WrittenLiveBlog['post'] = (title, more = {}) =>
    publish(backendUrl, { ...common, type: 'liveblogpost', parentId: blog.id, slug: `${slug}-${(count += 1)}`, title, pubDate: Math.floor(Date.now() / 1000), ...more });
  for (let number = 1; number <= posts; number += 1) await post(`${number}. bejegyzés`, { pubDate: pubDate + (number + 1) * 60 });
  return { id: blog.id, slug, path: articlePath({ pubDate: rest.pubDate ?? pubDate, slug, mainSuperTag: { slug: SECTION } }), post, change: (id, patch) => change(backendUrl, id, patch) };
}
