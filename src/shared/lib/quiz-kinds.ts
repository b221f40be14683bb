import type { QuizKind, QuizQuestion, QuizResponse } from '../contract/schemas/quiz.ts';

/** How a question is answered, and what its result is. */
export type QuizKindRow = {
  /** One answer, several, an option for each answer, or a number. */
  readonly control: 'one' | 'many' | 'grid' | 'number';
  /** Votes of each answer, votes of each option of an answer, the average of an answer's options, or of the numbers. */
  readonly result: 'shares' | 'optionShares' | 'averages' | 'average';
};

/** Every way to show a question. @spec §3 Question displayAs */
export const quizKinds = {
  radio: { control: 'one', result: 'shares' },
  yesno: { control: 'one', result: 'shares' },
  image: { control: 'one', result: 'shares' },
  checkbox: { control: 'many', result: 'shares' },
  scale: { control: 'grid', result: 'averages' },
  matrix: { control: 'grid', result: 'optionShares' },
  number: { control: 'number', result: 'average' },
} as const satisfies Record<QuizKind, QuizKindRow>;

/** Beyond it nobody guesses in earnest. */
const MAX_NUMBER = 1e12;

/** What a question is answered with, without its votes. */
export type AskedQuestion = Pick<QuizQuestion, 'displayAs'> & { readonly answers: readonly { readonly _id: string }[]; readonly options: readonly { readonly _id: string; readonly title: string }[] };

/** Whether a question takes answers. @spec §3 Question activeTo */
export function isQuestionOpen({ activeTo }: Pick<QuizQuestion, 'activeTo'>, now: number): boolean {
  return activeTo === null || now < activeTo;
}

/** Whether responses are such as their question asks for: of its answers and options, and none twice. */
export function fitsQuestion({ displayAs, answers, options }: AskedQuestion, responses: readonly QuizResponse[]): boolean {
  const areKnown = responses.every(({ answerId }) => answers.some(({ _id }) => _id === answerId));
  const areDistinct = new Set(responses.map(({ answerId }) => answerId)).size === responses.length;
  if (responses.length === 0 || !areKnown || !areDistinct) return false;
  const [first] = responses;
  const arePlain = responses.every(({ optionId, value }) => optionId === null && value === null);
  switch (quizKinds[displayAs].control) {
    case 'one':
      return responses.length === 1 && arePlain;
    case 'many':
      return arePlain;
    case 'grid':
      return responses.every(({ optionId, value }) => value === null && options.some(({ _id }) => _id === optionId));
    case 'number':
      return responses.length === 1 && first?.optionId === null && first.value !== null && Math.abs(first.value) <= MAX_NUMBER;
  }
}

/** What a response adds to its answer's sum: a number itself, a grade by its option, nothing where votes are only counted. */
export function toResponseValue({ displayAs, options }: AskedQuestion, { optionId, value }: QuizResponse): number {
  switch (quizKinds[displayAs].result) {
    case 'average':
      return value ?? 0;
    case 'averages':
      return toGrade(options, optionId);
    case 'shares':
    case 'optionShares':
      return 0;
  }
}

/** An option's worth: its title where that is a number, its place otherwise. */
function toGrade(options: AskedQuestion['options'], optionId: string | null): number {
  const index = options.findIndex(({ _id }) => _id === optionId);
  const title = options[index]?.title ?? '';
  return /^-?\d{1,6}$/.test(title) ? Number(title) : index + 1;
}

/** The quiz without what would spoil it: right answers of questions that are open and that the visitor has not answered. */
export function withholdRightAnswers<Q extends { readonly questions: readonly QuizQuestion[] }>(quiz: Q, { answeredIds, now }: { answeredIds: ReadonlySet<string>; now: number }): Q {
  const questions = quiz.questions.map((question) => (isQuestionOpen(question, now) && !answeredIds.has(question._id) ? { ...question, rightAnswer: null } : question));
  return { ...quiz, questions };
}
