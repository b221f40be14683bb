import { Router, type RequestHandler } from 'express';
import type { QuizPageData } from '../../shared/pages/quiz/quiz-page.ts';
import { createPublicSite } from '../create-site.ts';
import type { Edge } from '../edge.ts';
import { isBadAddress, parsePageRequest } from '../page-request.ts';
import { toBuildOptions } from '../page-server.ts';
import { loadVisitorsQuiz } from '../quiz/visitors-quiz.ts';
import { buildAnsweredEntry } from '../render/build-page.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { sendUnkept, serveError } from '../serve-page.ts';

/** A quiz by itself, with what its visitor has answered. @spec §3 Quiz §5 Quiz id */
export function quizPage(edge: Edge): Router {
  return Router().get('/kviz', answer(edge));
}

function answer(edge: Edge): RequestHandler {
  return async (request, response, next) => {
    const target = targetOf(request);
    const pageRequest = parsePageRequest(request.originalUrl, target);
    const quizId = isBadAddress(pageRequest) ? undefined : pageRequest.query.quizId;
    if (target.mode !== 'public' || isBadAddress(pageRequest) || quizId === undefined) {
      next();
      return;
    }
    contextOf(request).routeName = 'quiz';
    try {
      const { site } = createPublicSite(edge, pageRequest);
      const state = await loadVisitorsQuiz({ edge, site, quizId, request, response });
      const data: QuizPageData = { state, articlePath: pageRequest.query.cikk ?? null, problem: null, draft: {} };
      sendUnkept(edge, pageRequest, request, response, await buildAnsweredEntry(pageRequest, site, { name: 'quiz', data, status: 200 }, toBuildOptions(edge)));
    } catch (error) {
      await serveError(edge, pageRequest, request, response, error);
    }
  };
}
