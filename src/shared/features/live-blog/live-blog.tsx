import { useCallback, useRef } from 'react';
import { SUB_ARTICLES_PAGE_ITEMS } from '../../config/constants.ts';
import { articleTexts } from '../../config/texts-article.ts';
import { liveBlogPagePath } from '../../lib/live-blog-path.ts';
import { Pager } from '../../ui/pager.tsx';
import { useSite } from '../site-context/site-context.tsx';
import { AnchoredList } from './anchored-list.tsx';
import type { LiveBlogData } from './live-blog-data.ts';
import styles from './live-blog.module.css';
import { LivePostItem, toPostElementId } from './live-post-item.tsx';
import type { LiveView } from './live-view.ts';
import { NewPostsButton } from './new-posts-button.tsx';
import { RefreshSwitch, type RefreshControl } from './refresh-switch.tsx';

type LiveBlogProps = {
  /** The canonical path of the live blog. */
  path: string;
  view: LiveView;
  blog: LiveBlogData;
  refresh: RefreshControl;
  /** Shows the posts that wait. */
  onRelease: () => void;
  /** Called when posts have changed in the document. */
  onChanged: () => void;
};

/** The posts of a live blog, pinned ones first, with what steers their renewal. @spec §3 Live-blog sub-article list §4 Live refresh */
export function LiveBlog({ path, view, blog, refresh, onRelease, onChanged }: LiveBlogProps) {
  const texts = articleTexts[useSite().language].liveBlog;
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = useCallback(() => heading.current, []);
  const { heldIds, marks, touchedIds, arrival } = view;
  const release = (): void => {
    onRelease();
    // The posts come first: until then there is another place to scroll to.
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView();
    });
  };
  return (
    <section className={styles.blog} aria-labelledby="posts">
      <div className={styles.head}>
        <h2 id="posts" ref={heading} tabIndex={-1} className="heading">
          {texts.title}
        </h2>
        {view.live && <RefreshSwitch label={texts.refresh} control={refresh} />}
      </div>
      {/* Both stand empty from the start: a region that comes with its message is not read out. */}
      <output className="visually-hidden">{arrival.posts > 0 && <span key={arrival.number}>{texts.newPosts(arrival.posts)}</span>}</output>
      <output className="visually-hidden" id="link-copied" suppressHydrationWarning />
      {heldIds.size > 0 && <NewPostsButton text={texts.newPosts(heldIds.size)} onClick={release} />}
      <AnchoredList className={styles.posts} touchedIds={new Set([...touchedIds].map(toPostElementId))} focusFallback={toHeading} onChanged={onChanged}>
        {blog.posts
          .filter(({ id }) => !heldIds.has(id))
          .map((post) => (
            <LivePostItem key={post.id} post={post} blogPath={path} mark={marks.get(post.id)} />
          ))}
      </AnchoredList>
      <Pager page={blog.page} totalPages={Math.ceil(blog.total / SUB_ARTICLES_PAGE_ITEMS)} toHref={(page) => liveBlogPagePath(path, page)} />
    </section>
  );
}
