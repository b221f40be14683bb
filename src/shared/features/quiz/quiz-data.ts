import type { QuizKind, UserAnswer } from '../../contract/schemas/quiz.ts';

/** A quiz as it is shown. */
export type QuizData = { readonly id: string; readonly questions: readonly QuestionData[] };

export type QuestionData = {
  readonly id: string;
  readonly text: string;
  readonly kind: QuizKind;
  readonly image: string | null;
  readonly description: string | null;
  /** Unix seconds. */
  readonly closesAt: number | null;
  /** Whether it takes answers, by the server's clock. */
  readonly open: boolean;
  /** What was right, as far as the reader may know: ids of answers, or the number that was to be guessed. */
  readonly right: readonly string[];
  readonly voters: number;
  readonly options: readonly { readonly id: string; readonly title: string }[];
  readonly answers: readonly AnswerData[];
};

export type AnswerData = {
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  readonly description: string | null;
  readonly count: number;
  readonly average: number;
  /** Votes by option. */
  readonly options: Readonly<Record<string, number>>;
};

/** A quiz with what its reader has answered. */
export type QuizState = { readonly quiz: QuizData; readonly own: readonly UserAnswer[] };

/** Why answers were not taken. */
export type QuizProblem = 'empty' | 'invalid' | 'closed' | 'tooMany' | 'failed';

/** What the edge answers to a browser: the state, and why answers were not taken where they were not. */
export type QuizAnswer = QuizState & { readonly problem: QuizProblem | null };

/** Where a quiz stands by itself: its form is sent there, and with the article's path there is a way back. @spec §5 Quiz id */
export function quizPath(id: string, articlePath: string | null = null): string {
  return `/kviz?quizId=${id}${articlePath === null ? '' : `&cikk=${encodeURIComponent(articlePath)}`}`;
}

/** The name of a question's field in a form; of a grid, of one of its lines. */
export function toFieldName(quizId: string, questionId: string, answerId: string | null = null): string {
  return `${quizId}-${questionId}${answerId === null ? '' : `-${answerId}`}`;
}
