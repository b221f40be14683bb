import { createContext } from 'react';
import type { LiveBlogData, LiveChanges } from './live-blog-data.ts';

/** The newest version of an article; `updatedAt` in unix seconds where the backend says it. */
export type LiveVersion = { readonly v: number; readonly updatedAt: number | null };

/** A page that was fetched anew, and the way to put it in the place of the one on show. */
export type FreshPage = { readonly v: number; readonly live: boolean; readonly updatedAt: number | null; readonly blog: LiveBlogData | null; readonly show: () => void };

/**
 * What a live article needs of its host. Null is "nothing to tell", as when the edge cannot ask its backend; a rejected
 * promise is a failure of the way itself.
 */
export type LivePort = {
  readonly fetchVersion: (slug: string) => Promise<LiveVersion | 'gone' | null>;
  readonly fetchChanges: (articleId: number, since: number) => Promise<LiveChanges | null>;
  readonly fetchPage: (articleId: number) => Promise<FreshPage | null>;
  /** Tells that posts have come into the document: their dates and controls take their final form. */
  readonly contentShown: () => void;
};

/** The host's port; none at the edge, where nothing is asked again. */
export const LivePortContext = createContext<LivePort | null>(null);
