import { memo } from 'react';
import { articleTexts } from '../../config/texts-article.ts';
import { authorPath } from '../../lib/author-path.ts';
import { absoluteUrl } from '../../lib/head.ts';
import { livePostPath } from '../../lib/live-blog-path.ts';
import { ContentBody } from '../../ui/content/content-body.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { useSite } from '../site-context/site-context.tsx';
import type { LivePost } from './live-blog-data.ts';
import type { PostMark } from './live-view.ts';
import styles from './live-blog.module.css';

type LivePostProps = { post: LivePost; blogPath: string; mark: PostMark | undefined };

/** The id of a post's element, which its address names. */
export function toPostElementId(postId: number): string {
  return `post-${postId}`;
}

/** A post of a live blog. Its time is the link to its own address. Made anew only when it changes. @spec §3 Live-blog sub-article list */
export const LivePostItem = memo(function LivePostItem({ post, blogPath, mark }: LivePostProps) {
  const { edition, language } = useSite();
  const texts = articleTexts[language].liveBlog;
  const path = livePostPath(blogPath, post.id);
  return (
    <article id={toPostElementId(post.id)} className={post.pinned ? styles.pinned : undefined} data-mark={mark}>
      <p className={`meta ${styles.facts}`}>
        <a href={path}>
          <span className="visually-hidden">{texts.permalink}: </span>
          <TimeStamp unix={post.publishedAt} />
        </a>
        {post.updatedAt !== null && (
          <span>
            <TimeStamp unix={post.updatedAt} updated />
          </span>
        )}
        {post.pinned && <b>{texts.pinned}</b>}
        {mark !== undefined && <b className={styles.mark}>{texts.marks[mark]}</b>}
      </p>
      <h3>{post.title}</h3>
      <ContentBody tree={post.tree} headingLevel={4} />
      <p className={`meta ${styles.foot}`}>
        {post.authors.map(({ slug, name }) => (
          <a key={slug} href={authorPath(slug)}>
            {name}
          </a>
        ))}
        <button type="button" data-action="copy-link" data-url={absoluteUrl(edition, path)} data-done-text={texts.copied} hidden suppressHydrationWarning>
          {texts.copyLink}
        </button>
      </p>
    </article>
  );
});
