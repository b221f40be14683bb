import express from 'express';
import type { Express } from 'express';
import type { EndpointRow } from '../shared/contract/endpoint-row.ts';
import { endpoints } from '../shared/contract/endpoints/endpoint-table.ts';
import type { EndpointName } from '../shared/contract/endpoints/endpoint-table.ts';
import { answerCall, authorizeCall } from './handlers/answer-call.ts';
import type { CallParts } from './handlers/answer-call.ts';
import { handleDevMails } from './handlers/handle-dev-mails.ts';
import { handleError, handleUnknown } from './handlers/handle-error.ts';
import { handleHealth } from './handlers/handle-health.ts';
import { logRequests } from './handlers/log-requests.ts';
import { handleUpload } from './images/handle-upload.ts';
import type { ImageService } from './images/image-service.ts';
import type { BackendLogger } from './logger.ts';
import { handleOpenApi } from './openapi/handle-openapi.ts';

/** What the backend is made of. */
export type BackendParts = CallParts & {
  readonly images: ImageService;
  readonly logger: BackendLogger;
  /** Whether letters that are not sent can be read in the browser: never in production. */
  readonly devMails: boolean;
};

/** The largest bodies: an article with its text, and everything else. */
const BODY_LIMITS = { newsroom: '5mb', other: '64kb' } as const;

/** Where this backend answers for the quiz service, whose one address is a path of its own. */
const QUIZ_SERVICE_PATH = '/quiz';

/** Makes the content backend's HTTP side. It listens to nobody yet. */
export function createBackend(parts: BackendParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.use(logRequests(parts.logger));
  app.get('/healthz', handleHealth(parts.database));
  if (parts.devMails) app.get('/_dev/mails', handleDevMails(parts.database));
  app.use('/uploads', handleUpload(parts.images));
  app.get('/api/openapi.json', handleOpenApi());
  addCalls(app, parts);
  app.use(handleUnknown);
  app.use(handleError(parts.logger));
  return app;
}

function addCalls(app: Express, parts: CallParts): void {
  for (const [name, row] of toRoutingOrder()) {
    const limit = row.auth === 'newsroom' ? BODY_LIMITS.newsroom : BODY_LIMITS.other;
    const path = (row.service === 'quiz' ? QUIZ_SERVICE_PATH : '') + row.path.replace(/\{(\w+)\.\.\.\}/g, '*$1').replace(/\{(\w+)\}/g, ':$1');
    // A form's call takes JSON, too.
    const bodies = row.body === 'form' ? [express.json({ limit }), express.urlencoded({ limit, extended: false })] : [express.json({ limit })];
    const steps = row.method === 'GET' ? [answerCall(parts, name)] : [authorizeCall(parts, name), ...bodies, answerCall(parts, name)];
    switch (row.method) {
      case 'GET':
        app.get(path, ...steps);
        break;
      case 'POST':
        app.post(path, ...steps);
        break;
      case 'PUT':
        app.put(path, ...steps);
        break;
      case 'DELETE':
        app.delete(path, ...steps);
        break;
    }
  }
}

/** Paths without placeholders first, so that `/mstag/all` is not taken for a section called `all`. */
function toRoutingOrder(): (readonly [EndpointName, EndpointRow])[] {
  const rows = Object.entries(endpoints) as [EndpointName, EndpointRow][];
  return rows.toSorted(([, one], [, other]) => countPlaceholders(one) - countPlaceholders(other));
}

function countPlaceholders({ path }: EndpointRow): number {
  return path.split('{').length - 1;
}
