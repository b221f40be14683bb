import { toLoggedPath } from '../shared/lib/logged-path.ts';

/** What an access line tells; no addresses of readers, no query values. */
export type Access = {
  readonly id: string;
  readonly method: string;
  /** Host and path, by `toLoggedTarget`. */
  readonly target: string;
  readonly status: number;
  readonly route: string;
  readonly cache: string;
  readonly ms: number;
};

/** One JSON line a request. Written by hand because it stands on the hot path; every text in it is escaped. */
export function toAccessLine(access: Access, time: number): string {
  return (
    `{"level":30,"time":${time},"service":"edge","msg":"access","id":"${access.id}","method":"${access.method}",${access.target},` +
    `"status":${access.status},"route":"${access.route}","cache":"${access.cache}","ms":${access.ms === 0 ? '0.0' : access.ms.toFixed(1)}}`
  );
}

/** What the log says of an address; made once for those that are asked for again. */
export function toLoggedTarget(host: string, url: string): string {
  return `"host":${JSON.stringify(host)},"path":${JSON.stringify(toShownPath(url))}`;
}

/** The path of a request target without its query: search terms and tokens stay out of the log. */
function toShownPath(url: string): string {
  const queryAt = url.indexOf('?');
  const path = toLoggedPath(queryAt === -1 ? url : url.slice(0, queryAt));
  return path.length > 300 ? `${path.slice(0, 300)}…` : path;
}
