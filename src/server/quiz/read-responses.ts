import type { Quiz, QuizQuestion, QuizResponse, UserAnswer } from '../../shared/contract/schemas/quiz.ts';
import { toFieldName } from '../../shared/features/quiz/quiz-data.ts';
import type { FilledFields } from '../../shared/features/quiz/quiz-fields.tsx';
import { fitsQuestion, quizKinds } from '../../shared/lib/quiz-kinds.ts';

/** The fields of a sent form: texts by name, several for boxes that were ticked together. */
export function toFilledFields(body: unknown): FilledFields {
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(fields.map(([name, value]) => [name, toTexts(value)]));
}

/** The answers that a form's fields stand for, of the questions that were answered; null where a field stands for none. */
export function readResponses(quiz: Quiz, fields: FilledFields): UserAnswer[] | null {
  const answers = quiz.questions.flatMap((question) => {
    const responses = toResponses(quiz._id, question, fields);
    return responses.length === 0 ? [] : [{ question, answer: { questionId: question._id, responses } }];
  });
  return answers.every(({ question, answer }) => fitsQuestion(question, answer.responses)) ? answers.map(({ answer }) => answer) : null;
}

function toResponses(quizId: string, question: QuizQuestion, fields: FilledFields): QuizResponse[] {
  const read = (answerId: string | null = null) => (fields[toFieldName(quizId, question._id, answerId)] ?? []).filter((text) => text.trim() !== '');
  switch (quizKinds[question.displayAs].control) {
    case 'one':
    case 'many':
      return read().map((answerId) => ({ answerId, optionId: null, value: null }));
    case 'grid':
      return question.answers.flatMap(({ _id }) => read(_id).map((optionId) => ({ answerId: _id, optionId, value: null })));
    case 'number':
      return read().map((text) => ({ answerId: question.answers[0]?._id ?? '', optionId: null, value: parseNumber(text) }));
  }
}

/** A number as it is written in Hungarian, or null. */
function parseNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}

function toTexts(value: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string');
}
