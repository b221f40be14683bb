import { createServer, type Server } from 'node:http';
import express, { type ErrorRequestHandler, type Express } from 'express';
import cookieParser from 'cookie-parser';
import type { Edge } from './edge.ts';
import { forms } from './forms/forms.ts';
import { paymentReturn } from './forms/payment-return.ts';
import { trialPayment } from './forms/trial-payment.ts';
import { framesHost } from './frames/frames-host.tsx';
import { gateway } from './gateway/gateway.ts';
import { quizCalls } from './gateway/quiz-calls.ts';
import { createHitLane } from './hit-lane.ts';
import { buildManifest } from './middleware/build-manifest.ts';
import { editionByHost } from './middleware/edition-by-host.ts';
import { feeds } from './middleware/feeds.ts';
import { liveChanges } from './middleware/live-changes.ts';
import { loginReturn } from './middleware/login-return.ts';
import { pages } from './middleware/pages.ts';
import { payloads } from './middleware/payloads.ts';
import { previewGate } from './middleware/preview-gate.ts';
import { previewTools } from './middleware/preview-tools.ts';
import { purgeRoute } from './middleware/purge.ts';
import { quizPage } from './middleware/quiz-page.ts';
import { redirects } from './middleware/redirects.ts';
import { requestLog } from './middleware/request-log.ts';
import { robots } from './middleware/robots.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { serviceWorker } from './middleware/service-worker.ts';
import { sitemaps } from './middleware/sitemaps.ts';
import { staticAssets } from './middleware/static-assets.ts';
import { uploads } from './middleware/uploads.ts';
import { toBarePageRequest } from './page-request.ts';
import { contextOf, targetOf } from './request-context.ts';
import { serveError } from './serve-page.ts';

/** The pipeline: a request goes through it from top to bottom and is answered by the first who can. */
export function createPipeline(edge: Edge): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(requestLog(edge));
  app.use(securityHeaders(edge));
  app.use(staticAssets(edge));
  app.use('/uploads', uploads(edge));
  app.use(purgeRoute(edge));
  app.use(editionByHost(edge));
  app.use(robots(edge));
  app.use(framesHost(edge));
  app.use(buildManifest(edge));
  app.use(serviceWorker(edge));
  app.use(cookieParser());
  app.use(previewGate(edge));
  app.use(loginReturn(edge));
  app.use(quizCalls(edge));
  app.use(gateway(edge));
  app.use(liveChanges(edge));
  app.use('/_payload', payloads(edge));
  app.use(forms(edge));
  app.use(quizPage(edge));
  app.use(paymentReturn(edge));
  app.use(trialPayment(edge));
  app.use(previewTools(edge));
  app.use(redirects());
  app.use(feeds(edge));
  app.use(sitemaps(edge));
  app.use(pages(edge));
  app.use(errors(edge));
  return app;
}

/** What nobody answered: logged with its id, shown as the error page, kept by nobody. */
function errors(edge: Edge): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (contextOf(request).target === null || isClientMistake(error)) {
      edge.logger.warn({ err: error, id: contextOf(request).id }, 'request refused');
      response.status(isClientMistake(error) ? 400 : 500).set('Cache-Control', 'no-store').type('text/plain').send('Hibás kérés.\n');
      return;
    }
    try {
      await serveError(edge, toBarePageRequest(targetOf(request)), request, response, error);
    } catch (failure) {
      next(failure);
    }
  };
}

function isClientMistake(error: unknown): boolean {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500 && error.name !== 'AppError';
}

/** The edge's HTTP server: the hit lane first, the pipeline for the rest. */
export function createEdgeServer(edge: Edge): Server {
  const pipeline = createPipeline(edge);
  const hit = createHitLane(edge);
  const server = createServer({ keepAliveTimeout: 75_000, headersTimeout: 20_000, requestTimeout: 60_000, maxHeaderSize: 16_384, optimizeEmptyRequests: true }, (request, response) => {
    if (!hit(request, response)) pipeline(request, response);
  });
  return server;
}
