import type { Router } from 'express';
import { quizPath, type QuizProblem } from '../../shared/features/quiz/quiz-data.ts';
import type { FilledFields } from '../../shared/features/quiz/quiz-fields.tsx';
import { notFound } from '../../shared/lib/errors.ts';
import type { QuizPageData } from '../../shared/pages/quiz/quiz-page.ts';
import type { Edge } from '../edge.ts';
import { toFilledFields } from '../quiz/read-responses.ts';
import { refuseAnswers, takeAnswers, type QuizVisit } from '../quiz/visitors-quiz.ts';
import type { AnsweredPage } from '../render/build-page.ts';
import { takeForm, type SentForm } from './take-form.ts';

/** The answers that one address may send: a class at school, and no more. */
export const QUIZ_LIMIT = { times: 60, everyMs: 60_000 } as const;

/** Why answers were not taken, as a status. */
export const QUIZ_STATUS = { empty: 422, invalid: 422, closed: 409, tooMany: 429, failed: 503 } as const satisfies Record<QuizProblem, number>;

/** Takes answers to a quiz without script: answered with the way to the quiz's page, or with the form and what is wrong. @spec §3 Quiz */
export function quizForms(edge: Edge): Router {
  return takeForm<FilledFields>(edge, {
    name: 'quiz-form',
    paths: ['/kviz'],
    modes: ['public'],
    limit: QUIZ_LIMIT,
    parse: toFilledFields,
    async take(form) {
      const { problem, ...state } = await takeAnswers(toVisit(form), form.draft);
      return problem === null ? { location: quizPath(state.quiz.id, form.pageRequest.query.cikk) } : { page: toPage(form, state, problem) };
    },
    async refuseTooMany(form) {
      const { problem, ...state } = await refuseAnswers(toVisit(form), 'tooMany');
      return toPage(form, state, problem ?? 'tooMany');
    },
  });
}

function toVisit({ edge, site, pageRequest: { query, path }, request, response }: SentForm<FilledFields>): QuizVisit {
  if (query.quizId === undefined) throw notFound(path);
  return { edge, site, quizId: query.quizId, request, response };
}

function toPage({ pageRequest: { query }, draft }: SentForm<FilledFields>, state: QuizPageData['state'], problem: QuizProblem): AnsweredPage {
  return { name: 'quiz', data: { state, articlePath: query.cikk ?? null, problem, draft } satisfies QuizPageData, status: QUIZ_STATUS[problem] };
}
