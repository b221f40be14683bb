import { quizTexts } from '../../config/texts-quiz.ts';
import { quizPath } from '../../features/quiz/quiz-data.ts';
import { Quiz } from '../../features/quiz/quiz.tsx';
import type { ViewProps } from '../page.ts';
import type { QuizPageData } from './quiz-page.ts';
import styles from './quiz-view.module.css';

/** A quiz by itself: its form, or what came of it, and the way back. */
export function QuizView({ data: { state, articlePath, problem, draft } }: ViewProps<QuizPageData>) {
  const texts = quizTexts.hu;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts.title}</h1>
      {problem === null && <p>{state.own.length > 0 ? texts.saved : texts.lead}</p>}
      <Quiz state={state} action={quizPath(state.quiz.id, articlePath)} problem={problem} draft={draft} />
      {articlePath !== null && (
        <p>
          <a href={articlePath}>{texts.back}</a>
        </p>
      )}
    </div>
  );
}
