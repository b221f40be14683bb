import { Router, urlencoded, type RequestHandler } from 'express';
import { loadQuiz } from '../../shared/features/quiz/load-quizzes.ts';
import type { QuizAnswer } from '../../shared/features/quiz/quiz-data.ts';
import { toQuizData } from '../../shared/features/quiz/to-quiz-data.ts';
import { isQuizId } from '../../shared/lib/quiz-id.ts';
import { createPublicSite } from '../create-site.ts';
import type { Edge } from '../edge.ts';
import { isForeign } from '../forms/foreign-request.ts';
import { QUIZ_LIMIT, QUIZ_STATUS } from '../forms/quiz-forms.ts';
import { createRateLimit } from '../forms/rate-limit.ts';
import { toReaderAddress } from '../forms/reader-address.ts';
import { toFilledFields } from '../quiz/read-responses.ts';
import { loadVisitorsQuiz, refuseAnswers, takeAnswers, type QuizVisit } from '../quiz/visitors-quiz.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { sendCallError, sendJsonError, sendSharedAnswer, toJsonAnswer } from './cached-answer.ts';

/**
 * What browsers ask of quizzes: the votes, which readers share, and what the visitor of the cookie has answered. The
 * quiz service itself and its token are for the edge alone. @spec §4 Quiz refresh §6 §7 Quiz service
 */
export function quizCalls(edge: Edge): Router {
  const router = Router();
  router.get('/api/quizzes/:id', answerVotes(edge));
  router.get('/api/quizzes/:id/answers', answerVisitor(edge, loadAnswer));
  router.post('/api/quizzes/:id/answers', requireOwnPage, urlencoded({ extended: false, limit: '32kb', parameterLimit: 300 }), answerVisitor(edge, takeWithinLimit(edge)));
  return router;
}

function answerVotes(edge: Edge): RequestHandler<{ id: string }> {
  return async (request, response, next) => {
    const { id } = request.params;
    if (!isQuizId(id)) {
      next();
      return;
    }
    contextOf(request).routeName = 'quiz-votes';
    await sendSharedAnswer(edge, request, response, {
      key: `quiz|${id}`,
      address: `/api/quizzes/${id}`,
      policy: 'live',
      produce: async (edition) => {
        const { site, notes } = createPublicSite(edge, { target: { edition, mode: 'public' }, app: false, screenshot: false });
        return toJsonAnswer(edge, { quiz: toQuizData(await loadQuiz(site, id), site.now()) }, notes, 'live');
      },
    });
  };
}

type TakeVisit = (visit: QuizVisit) => Promise<QuizAnswer>;

/** Of one visitor, so for nobody else and for no cache. */
function answerVisitor(edge: Edge, take: TakeVisit): RequestHandler<{ id: string }> {
  return async (request, response, next) => {
    const { id } = request.params;
    const { edition, mode } = targetOf(request);
    if (!isQuizId(id) || mode !== 'public') {
      next();
      return;
    }
    contextOf(request).routeName = 'quiz-answers';
    const { site } = createPublicSite(edge, { target: { edition, mode: 'public' }, app: false, screenshot: false });
    try {
      const answer = await take({ edge, site, quizId: id, request, response });
      response.status(answer.problem === null ? 200 : QUIZ_STATUS[answer.problem]).set('Cache-Control', 'private, no-store').json(answer);
    } catch (error) {
      sendCallError(edge, response, error);
    }
  };
}

const loadAnswer: TakeVisit = async (visit) => ({ ...(await loadVisitorsQuiz(visit)), problem: null });

function takeWithinLimit(edge: Edge): TakeVisit {
  const isAllowed = createRateLimit({ ...QUIZ_LIMIT, now: edge.clock });
  return (visit) => {
    if (!isAllowed(toReaderAddress(visit.request, edge.config.TLS_IN_FRONT === '1'))) return refuseAnswers(visit, 'tooMany');
    return takeAnswers(visit, toFilledFields(visit.request.body));
  };
}

const requireOwnPage: RequestHandler<{ id: string }> = (request, response, next) => {
  if (isForeign(request)) sendJsonError(response, 403, 'FORBIDDEN', 'This call may only be made from our own pages.');
  else next();
};
