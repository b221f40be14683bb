import type { ErrorRequestHandler, RequestHandler } from 'express';
import { AppError, ERROR_TABLE, isAppError } from '../../shared/lib/errors.ts';
import type { ErrorCode } from '../../shared/lib/errors.ts';
import { toLoggedPath } from '../../shared/lib/logged-path.ts';
import type { BackendLogger } from '../logger.ts';
import { DatabaseError } from '../store/database/database-error.ts';

const RETRY_AFTER_SECONDS = '2';

/** What a caller is told about an error. */
type ErrorAnswer = { readonly status: number; readonly code: ErrorCode; readonly message: string; readonly issues?: unknown };

/** Whatever no route answers. */
export const handleUnknown: RequestHandler = (request) => {
  throw new AppError('NOT_FOUND', `There is no ${request.method} ${request.path}; /api/openapi.json lists what there is.`);
};

/** Errors as JSON, by the error table: what a caller did is told in words, what went wrong inside only by its code. @spec §8 */
export function handleError(logger: BackendLogger): ErrorRequestHandler {
  return (error, request, response, next) => {
    const answer = toErrorAnswer(error);
    logger[ERROR_TABLE[answer.code].logLevel]({ err: error, method: request.method, path: toLoggedPath(request.path), requestId: request.get('x-request-id') }, 'call failed');
    if (response.headersSent) {
      next(error);
      return;
    }
    for (const name of ['Content-Type', 'Content-Security-Policy', 'Surrogate-Key']) response.removeHeader(name);
    response.set('Cache-Control', answer.status === 404 ? 'public, max-age=10' : 'no-store');
    if (answer.status === 503) response.set('Retry-After', RETRY_AFTER_SECONDS);
    const retryAfter = answer.status === 429 && isAppError(error) ? error.detail['retryAfterSeconds'] : undefined;
    if (typeof retryAfter === 'number') response.set('Retry-After', String(retryAfter));
    if (answer.status === 401) response.set('WWW-Authenticate', 'Bearer');
    const { status, ...body } = answer;
    response.status(status).json(body);
  };
}

function toErrorAnswer(error: unknown): ErrorAnswer {
  if (error instanceof DatabaseError) return toAnswer(new AppError('OVERLOADED', 'The database does not answer in time.'));
  return toAnswer(isAppError(error) ? error : toAppError(error));
}

function toAnswer({ status, code, message, detail }: AppError): ErrorAnswer {
  const issues = detail['issues'];
  return { status, code, message: status === 500 ? 'Something went wrong inside the backend; its log knows what.' : message, ...(issues === undefined ? {} : { issues }) };
}

/** What Express and its parsers throw carries a status: a malformed escape, a body that is no JSON or too large, a range that is none. */
function toAppError(error: unknown): AppError {
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
  const message = error instanceof Error ? error.message : String(error);
  if (status === 404) return new AppError('NOT_FOUND', message);
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', message);
  if (status >= 400 && status < 500) return new AppError('BAD_REQUEST', message, { status });
  return new AppError('INTERNAL', message, { cause: error });
}
