import type { Transport } from '../../shared/contract/api.ts';
import { responseSchemas } from '../../shared/contract/schemas/endpoint-schemas.ts';
import { AppError } from '../../shared/lib/errors.ts';

const TIMEOUT_MS = 15_000;

/** Sends calls for one site as an editor's program would. @throws AppError NOT_FOUND, or BACKEND_STATUS with what the backend had against it */
export function createHttpTransport({ url, token, site }: { url: string; token: string; site: string }): Transport {
  return async ({ name, row, path, body }) => {
    const answer = await fetch(new URL(path, url), {
      method: row.method,
      headers: {
        'x-site': site,
        ...(row.auth === 'newsroom' && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 404) throw new AppError('NOT_FOUND', `${row.method} ${path} is not there.`);
    if (!answer.ok) throw new AppError('BACKEND_STATUS', `${row.method} ${path} was refused with ${answer.status}: ${await answer.text()}`);
    return responseSchemas[name].parse(await answer.json());
  };
}
