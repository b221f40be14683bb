import { Router, type RequestHandler } from 'express';
import type { Edge } from '../edge.ts';
import { sendSharedAnswer, toJsonAnswer } from '../gateway/cached-answer.ts';
import { contextOf } from '../request-context.ts';
import { createAnswerNotes } from '../upstream/answer-notes.ts';

/**
 * `/build.json`: the id of this edge's build, which open pages ask for every minute. It goes through the page cache like
 * a poll's answer, so that most are answered by the hit lane, with a 304. @spec §4 New build §7
 */
export function buildManifest(edge: Edge): Router {
  const router = Router();
  router.get('/build.json', answerManifest(edge));
  return router;
}

function answerManifest(edge: Edge): RequestHandler {
  const { buildId } = edge.assets;
  const notes = createAnswerNotes();
  notes.addKeys(['build']);
  return async (request, response) => {
    contextOf(request).routeName = 'build-manifest';
    await sendSharedAnswer(edge, request, response, { key: 'build', address: '/build.json', policy: 'live', produce: async () => toJsonAnswer(edge, { buildId }, notes, 'live') });
  };
}
