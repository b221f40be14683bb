import { useRef } from 'react';
import { quizTexts } from '../../config/texts-quiz.ts';
import { useSite } from '../site-context/site-context.tsx';
import { quizPath, type QuizData } from './quiz-data.ts';
import { Quiz } from './quiz.tsx';
import styles from './quiz.module.css';
import { useQuiz } from './use-quiz.ts';

type QuizEmbedProps = {
  quiz: QuizData;
  /** The article that it stands in. */
  articlePath: string;
  /** Whether the votes are asked for again. */
  refreshes: boolean;
};

/** A quiz within an article: a plain form, sent in place where there is script. @spec §3 Quiz §5 Quiz id */
export function QuizEmbed({ quiz, articlePath, refreshes }: QuizEmbedProps) {
  const texts = quizTexts[useSite().language];
  const place = useRef<HTMLElement>(null);
  const { answer, isSaved, onSubmit } = useQuiz(quiz, place, refreshes);
  return (
    <section ref={place} className={styles.quiz} aria-label={texts.title} tabIndex={-1} data-react="" onSubmit={onSubmit}>
      <p className="kicker">{texts.title}</p>
      <Quiz state={answer} action={quizPath(quiz.id, articlePath)} problem={answer.problem} />
      <output>{isSaved && texts.saved}</output>
    </section>
  );
}
