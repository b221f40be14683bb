import { isAppError } from './errors.ts';

/** Whether a backend does not have a call: extensions of the contract may be missing, and the product goes on without them. */
export function isMissingCall(error: unknown): boolean {
  return isAppError(error) && (error.code === 'NOT_FOUND' || error.detail['backendStatus'] === 501);
}
