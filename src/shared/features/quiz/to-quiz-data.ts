import type { Quiz, QuizQuestion } from '../../contract/schemas/quiz.ts';
import { isQuestionOpen } from '../../lib/quiz-kinds.ts';
import type { QuestionData, QuizData } from './quiz-data.ts';

/** A quiz as it is shown at a moment (unix seconds). */
export function toQuizData(quiz: Quiz, now: number): QuizData {
  return { id: quiz._id, questions: quiz.questions.map((question) => toQuestionData(question, now)) };
}

/**
 * The quiz as a page carries it that everybody shares: votes of open questions change by the second and are shown to
 * nobody who has not answered, so they are not there, and the page stays the same. The reader's own state brings them.
 */
export function withoutRunningVotes(quiz: QuizData): QuizData {
  return { ...quiz, questions: quiz.questions.map((question) => (question.open ? withoutVotes(question) : question)) };
}

function toQuestionData(question: QuizQuestion, now: number): QuestionData {
  return {
    id: question._id,
    text: question.question,
    kind: question.displayAs,
    image: question.image,
    description: question.description,
    closesAt: question.activeTo,
    open: isQuestionOpen(question, now),
    right: question.rightAnswer?.value.split(',') ?? [],
    voters: question.voterCount === 0 ? countVoters(question) : question.voterCount,
    options: question.options.map(({ _id, title }) => ({ id: _id, title })),
    answers: question.answers.map(({ _id, title, image, description, answerCount, average, optionCounts }) => ({
      id: _id,
      title,
      image,
      description,
      count: answerCount,
      average,
      options: Object.fromEntries(optionCounts.map(({ optionId, count }) => [optionId, count])),
    })),
  };
}

/** A service that does not count visitors tells votes only: of one choice each they are the same. */
function countVoters({ answers }: QuizQuestion): number {
  return answers.reduce((sum, { answerCount }) => sum + answerCount, 0);
}

function withoutVotes(question: QuestionData): QuestionData {
  return { ...question, voters: 0, right: [], answers: question.answers.map((answer) => ({ ...answer, count: 0, average: 0, options: {} })) };
}
