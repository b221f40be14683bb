import { articleTexts } from '../../config/texts-article.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { ContentBody } from '../../ui/content/content-body.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { useSite } from '../site-context/site-context.tsx';
import styles from './live-posts.module.css';
import type { LivePost, LivePosts } from './live-posts.ts';

/** The posts of a live blog, pinned ones first. Each has an address: `#post-` and its id. @spec §3 Live-blog sub-article list */
export function LivePostList({ posts }: { posts: LivePosts }) {
  const texts = articleTexts[useSite().language].liveBlog;
  return (
    <section className={styles.posts} aria-labelledby="posts">
      <h2 id="posts" className="heading">
        {texts.title}
      </h2>
      {posts.items.map((post) => (
        <Post key={post.id} post={post} />
      ))}
      {posts.older > 0 && <p className="meta">{texts.older(formatNumber(posts.older))}</p>}
    </section>
  );
}

function Post({ post }: { post: LivePost }) {
  const texts = articleTexts[useSite().language].liveBlog;
  return (
    <article id={`post-${post.id}`} className={post.pinned ? styles.pinned : undefined}>
      <p className="meta">
        <a href={`#post-${post.id}`}>
          <span className="visually-hidden">{texts.permalink}: </span>
          <TimeStamp unix={post.publishedAt} />
        </a>
        {post.pinned && <b> {texts.pinned}</b>}
      </p>
      <h3>{post.title}</h3>
      <ContentBody tree={post.tree} headingLevel={4} />
      {post.authors.length > 0 && <p className="meta">{post.authors.join(', ')}</p>}
    </article>
  );
}
