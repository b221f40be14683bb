import type { QuizDraft, UserAnswer } from '../../shared/contract/schemas/quiz.ts';
import { toResponseValue, type AskedQuestion } from '../../shared/lib/quiz-kinds.ts';

/** By how much a count moves. Empty ids: those who have answered the question, and votes without an option. */
export type CountChange = { readonly questionId: string; readonly answerId: string; readonly optionId: string; readonly n: number; readonly total: number };

/** What a visitor's new answers change in the counts, those before them taken back; in one order, and without what stays. */
export function toCountChanges(questions: QuizDraft['questions'], before: readonly UserAnswer[], after: readonly UserAnswer[]): CountChange[] {
  const changes = after.flatMap((answer) => {
    const question = questions.find(({ _id }) => _id === answer.questionId);
    const old = before.find(({ questionId }) => questionId === answer.questionId);
    if (question === undefined) return [];
    return [...toVotes(question, answer, 1), ...(old === undefined ? [] : toVotes(question, old, -1))];
  });
  const groups = Map.groupBy(changes, ({ questionId, answerId, optionId }) => `${questionId} ${answerId} ${optionId}`);
  return [...groups.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, group]) => {
      const [first] = group;
      const n = group.reduce((sum, change) => sum + change.n, 0);
      const total = group.reduce((sum, change) => sum + change.total, 0);
      return first === undefined || (n === 0 && total === 0) ? [] : [{ ...first, n, total }];
    });
}

function toVotes(question: AskedQuestion, { questionId, responses }: UserAnswer, sign: 1 | -1): CountChange[] {
  const votes = responses.map((response) => ({ questionId, answerId: response.answerId, optionId: response.optionId ?? '', n: sign, total: sign * toResponseValue(question, response) }));
  return [{ questionId, answerId: '', optionId: '', n: sign, total: 0 }, ...votes];
}
