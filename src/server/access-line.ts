/** What an access line tells; no addresses of readers, no query values. */
export type Access = {
  readonly id: string;
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly status: number;
  readonly route: string;
  readonly cache: string;
  readonly ms: number;
};

/** One JSON line a request. Written by hand because it stands on the hot path; every text in it is escaped. */
export function toAccessLine(access: Access, time: number): string {
  return (
    `{"level":30,"time":${time},"service":"edge","msg":"access","id":"${access.id}","method":"${access.method}","host":${JSON.stringify(access.host)},` +
    `"path":${JSON.stringify(access.path)},"status":${access.status},"route":"${access.route}","cache":"${access.cache}","ms":${access.ms.toFixed(1)}}`
  );
}

/** The path of a request target without its query: search terms and tokens stay out of the log. */
export function toLoggedPath(url: string): string {
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  return path.length > 300 ? `${path.slice(0, 300)}…` : path;
}
