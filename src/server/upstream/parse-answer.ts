import type { ApiCall } from '../../shared/contract/api.ts';
import { responseSchemas } from '../../shared/contract/schemas/endpoint-schemas.ts';
import { AppError } from '../../shared/lib/errors.ts';
import { toLoggedPath } from '../../shared/lib/logged-path.ts';

/**
 * The boundary: an answer of a backend becomes a value of the contract or an error.
 * @throws AppError BACKEND_SHAPE naming the first fields that do not fit
 */
export function parseAnswer(call: ApiCall, body: unknown): unknown {
  const result = responseSchemas[call.name].safeParse(body);
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, 3).map((issue) => `${issue.path.join('.') || '(whole)'}: ${issue.message}`);
  throw new AppError('BACKEND_SHAPE', `The answer to ${call.row.method} ${toLoggedPath(call.path)} breaks the contract: ${issues.join('; ')}`);
}
