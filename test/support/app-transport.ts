import type { Transport } from '../../src/shared/contract/api.ts';
import { AppError } from '../../src/shared/lib/errors.ts';
import { EDITOR, type BackendApp } from './backend-app.ts';

/** Sends calls to the backend of a test without a port, newsroom calls with the newsroom's token. The backend itself checks its answers there. */
export function createAppTransport({ api }: BackendApp, site: string): Transport {
  return async ({ row, path, body }) => {
    const methods = { GET: () => api.get(path), POST: () => api.post(path), PUT: () => api.put(path), DELETE: () => api.delete(path) };
    const request = methods[row.method]().set('X-Site', site).set(row.auth === 'newsroom' ? EDITOR : {});
    const answer = await (body === undefined ? request : request.send(body as object));
    if (answer.status === 404) throw new AppError('NOT_FOUND', `${row.method} ${path} is not there.`);
    if (answer.status >= 300) throw new AppError('BACKEND_STATUS', `${row.method} ${path} was refused with ${answer.status}: ${answer.text}`);
    return answer.body;
  };
}
