import { quizTexts } from '../../config/texts-quiz.ts';
import { loadQuiz } from '../../features/quiz/load-quizzes.ts';
import type { QuizProblem, QuizState } from '../../features/quiz/quiz-data.ts';
import type { FilledFields } from '../../features/quiz/quiz-fields.tsx';
import { toQuizData } from '../../features/quiz/to-quiz-data.ts';
import { createHead } from '../../lib/head.ts';
import { notFound } from '../../lib/errors.ts';
import { definePage, type LoadContext } from '../page.ts';

/** A quiz by itself, as its visitor sees it. */
export type QuizPageData = {
  readonly state: QuizState;
  /** Where the visitor came from. */
  readonly articlePath: string | null;
  readonly problem: QuizProblem | null;
  /** What was filled in and could not be taken. */
  readonly draft: FilledFields;
};

/** A quiz by itself: where its form is sent to without script. It is its visitor's own, so it is kept by nobody. @spec §3 Quiz §5 Quiz id */
export const quizPage = definePage<QuizPageData>({
  name: 'quiz',
  load: loadQuizPage,
  head: (_, { site, path }) => createHead({ edition: site.edition, path, title: quizTexts.hu.title, robots: 'noindex', canonical: null }),
});

/** The page of who has answered nothing; the edge knows its visitors, and adds what they have. */
async function loadQuizPage({ site, query, path }: LoadContext): Promise<QuizPageData> {
  const { quizId, cikk = null } = query;
  if (quizId === undefined) throw notFound(path);
  return { state: { quiz: toQuizData(await loadQuiz(site, quizId), site.now()), own: [] }, articlePath: cikk, problem: null, draft: {} };
}
