import { AppError } from '../../shared/lib/errors.ts';

/** What the contract declares and this backend is not set up for: 501, never invented data. */
export function notOffered(what: string): AppError {
  return new AppError('NOT_IMPLEMENTED', `${what} is not offered by this backend yet.`);
}
