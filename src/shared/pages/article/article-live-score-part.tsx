import type { ComponentProps } from 'react';
import type { LiveScoreBox } from '../../features/football/live-score-box.tsx';
import type { ArticlePageData } from './article-page-data.ts';

const loaded: { Box: typeof LiveScoreBox | null } = { Box: null };

/** Loads the box's own chunk for an article that has a match; before its view is rendered, so that nothing waits inside. */
export async function loadArticleLiveScore({ livescoreId }: Pick<ArticlePageData, 'livescoreId'>): Promise<void> {
  if (livescoreId !== null) loaded.Box ??= (await import('../../features/football/live-score-box.tsx')).LiveScoreBox;
}

/** How the match stands that an article is about. @spec §3 livescoreId */
export function ArticleLiveScorePart(props: ComponentProps<typeof LiveScoreBox>) {
  const { Box } = loaded;
  return Box === null ? null : <Box {...props} />;
}
