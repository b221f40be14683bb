import { useCallback, type ReactNode } from 'react';
import { isQuizRefreshed } from '../../features/common-data/component-setup.ts';
import type { QuizData } from '../../features/quiz/quiz-data.ts';
import { QuizEmbed } from '../../features/quiz/quiz-embed.tsx';
import { useSite } from '../../features/site-context/site-context.tsx';
import { parseQuizId } from '../../lib/quiz-id.ts';
import { OwnEmbedContext, type OwnEmbed } from '../../ui/content/own-embed.ts';

/** The quizzes of an article, around its bodies. */
export type ArticleQuizzesProps = { quizzes: readonly QuizData[]; articlePath: string; children: ReactNode };

/** Shows the quizzes that stand in the bodies under it in the place of their embeds; what is no quiz of ours stays a link. @spec §5 Quiz id */
export function ArticleQuizzes({ quizzes, articlePath, children }: ArticleQuizzesProps) {
  const refreshes = isQuizRefreshed(useSite().refresh.componentSetup);
  const toQuiz = useCallback<OwnEmbed>(
    (address, link) => {
      const id = parseQuizId(address);
      const quiz = quizzes.find((one) => one.id === id);
      return quiz === undefined ? link : <QuizEmbed quiz={quiz} articlePath={articlePath} refreshes={refreshes} />;
    },
    [quizzes, articlePath, refreshes],
  );
  return <OwnEmbedContext value={toQuiz}>{children}</OwnEmbedContext>;
}
