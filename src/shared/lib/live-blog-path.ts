/** The address of a page of a live blog's posts. @spec §2.3 oldal */
export function liveBlogPagePath(blogPath: string, page: number): string {
  return page > 1 ? `${blogPath}?oldal=${page}` : blogPath;
}

/** A post's own address: the edge finds the page that it stands on, now and after any number of posts. */
export function livePostPath(blogPath: string, postId: number): string {
  return `${blogPath}?bejegyzes=${postId}#post-${postId}`;
}
