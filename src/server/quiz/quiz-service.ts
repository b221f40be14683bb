import { createApi, type Api } from '../../shared/contract/api.ts';
import { endpoints } from '../../shared/contract/endpoints/endpoint-table.ts';
import { quizOperations } from '../../shared/contract/quiz-operations.ts';
import { quizDataSchemas, type Quiz, type UserAnswer } from '../../shared/contract/schemas/quiz.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';
import { AppError, notFound, type ErrorCode } from '../../shared/lib/errors.ts';
import type { Edge } from '../edge.ts';
import { createDirectTransport } from '../upstream/transports.ts';

/** The quiz service as one visitor uses it; the token goes no further than here. @spec §6 Member §7 Quiz service */
export type QuizService = {
  readonly loadQuiz: (id: string) => Promise<{ readonly quiz: Quiz; readonly own: readonly UserAnswer[] }>;
  /** @throws UNAUTHENTICATED, CONFLICT, INVALID_INPUT, NOT_FOUND */
  readonly saveAnswers: (id: string, answers: readonly UserAnswer[]) => Promise<void>;
};

/** The service for who has a token. */
export function createQuizService(edge: Edge, edition: Edition, token: string): QuizService {
  const api = createApi(endpoints, createDirectTransport(edge, edition, token));
  return {
    async loadQuiz(id) {
      const { quiz, userAnswers } = toData(await api.quiz({ body: { query: quizOperations.visitorsQuiz, variables: { id } } }), quizDataSchemas.visitorsQuiz);
      if (quiz === null) throw notFound(`quiz ${id}`);
      return { quiz, own: userAnswers };
    },
    async saveAnswers(id, answers) {
      toData(await api.quiz({ body: { query: quizOperations.addOrUpdateAnswers, variables: { id, answers } } }), quizDataSchemas.addOrUpdateAnswers);
    },
  };
}

/** A token for a visitor who has none. @spec §7 */
export function createQuizToken(edge: Edge, edition: Edition): Promise<string> {
  return createApi(endpoints, createDirectTransport(edge, edition, undefined)).quizToken();
}

type Parser<Data> = { readonly safeParse: (value: unknown) => { readonly success: true; readonly data: Data } | { readonly success: false } };

function toData<Data>({ data, errors }: Awaited<ReturnType<Api['quiz']>>, schema: Parser<Data>): Data {
  const [first] = errors;
  if (first !== undefined) throw toError(first.message, first.extensions?.code);
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new AppError('BACKEND_SHAPE', 'The answer of the quiz service breaks the contract.');
  return parsed.data;
}

const VISITORS_MISTAKES: readonly ErrorCode[] = ['UNAUTHENTICATED', 'CONFLICT', 'INVALID_INPUT', 'NOT_FOUND'];

function toError(message: string, code: string | undefined): AppError {
  const known = VISITORS_MISTAKES.find((one) => one === code);
  return known === undefined ? new AppError('BACKEND_STATUS', `The quiz service answered: ${message}`) : new AppError(known, message);
}
