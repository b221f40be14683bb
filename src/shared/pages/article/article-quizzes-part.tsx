import type { ComponentType } from 'react';
import type { ArticleQuizzesProps } from './article-quizzes.tsx';
import type { ArticlePageData } from './article-page-data.ts';

const loaded: { Part: ComponentType<ArticleQuizzesProps> | null } = { Part: null };

/** Loads the quizzes' own chunk for an article that has any; before its view is rendered, so that nothing waits inside. */
export async function loadArticleQuizzes({ quizzes }: Pick<ArticlePageData, 'quizzes'>): Promise<void> {
  if (quizzes.length > 0) loaded.Part ??= (await import('./article-quizzes.tsx')).ArticleQuizzes;
}

/** The article's bodies with their quizzes; without any, as they are. */
export function ArticleQuizzesPart({ children, ...props }: ArticleQuizzesProps) {
  const { Part } = loaded;
  return Part === null || props.quizzes.length === 0 ? children : <Part {...props}>{children}</Part>;
}
