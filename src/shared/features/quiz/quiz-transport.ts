import type { QuizAnswer, QuizData, QuizProblem } from './quiz-data.ts';

const DEADLINE_MS = 15_000;
const PROBLEMS: readonly QuizProblem[] = ['empty', 'invalid', 'closed', 'tooMany', 'failed'];

/** The votes as they are now, which readers share. @throws where no sound answer came @spec §4 Quiz refresh */
export async function fetchQuiz(id: string): Promise<QuizData | null> {
  const response = await fetch(`/api/quizzes/${id}`, { signal: AbortSignal.timeout(DEADLINE_MS) });
  // The edge has no answer for the moment.
  if (response.status === 204) return null;
  const body = toFields(await response.json());
  if (!response.ok || !isQuizData(body['quiz'])) throw new Error(`The quiz was answered ${response.status}.`);
  return body['quiz'];
}

/** The quiz with what this reader has answered: the browser's cookie says who that is. @throws where no sound answer came */
export async function fetchOwnAnswers(id: string): Promise<QuizAnswer> {
  return parseAnswer(await fetch(`/api/quizzes/${id}/answers`, { signal: AbortSignal.timeout(DEADLINE_MS) }));
}

/** Sends what is filled in, as the browser itself would. @throws where no sound answer came */
export async function sendOwnAnswers(id: string, form: HTMLFormElement): Promise<QuizAnswer> {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return parseAnswer(await fetch(`/api/quizzes/${id}/answers`, { method: 'POST', body: new URLSearchParams(fields), signal: AbortSignal.timeout(DEADLINE_MS) }));
}

/** The edge has made it; this tells it from what something else on the way may have answered. */
async function parseAnswer(response: Response): Promise<QuizAnswer> {
  const { quiz, own, problem } = toFields(await response.json());
  if (!isQuizData(quiz) || !isOwn(own)) throw new Error(`The answers were answered ${response.status}.`);
  return { quiz, own, problem: PROBLEMS.find((known) => known === problem) ?? null };
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isQuizData(value: unknown): value is QuizData {
  const { id, questions } = toFields(value);
  return typeof id === 'string' && Array.isArray(questions);
}

function isOwn(value: unknown): value is QuizAnswer['own'] {
  return Array.isArray(value) && value.every((one) => Array.isArray(toFields(one)['responses']));
}
