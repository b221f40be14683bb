/**
 * A redirect's address with the query that the request came with. What the route knows was decided with the address and
 * is not taken from the request; everything else (campaign parameters, the app's) is kept as it was written. @spec §2.2
 */
export function joinQuery(location: string, requestUrl: string, known: readonly string[]): string {
  const kept = queryOf(requestUrl).split('&').filter((parameter) => parameter !== '' && !known.includes(parameter.split('=', 1)[0] ?? ''));
  if (kept.length === 0) return location;
  const hashAt = location.indexOf('#');
  const address = hashAt === -1 ? location : location.slice(0, hashAt);
  const hash = hashAt === -1 ? '' : location.slice(hashAt);
  return `${address}${address.includes('?') ? '&' : '?'}${kept.join('&')}${hash}`;
}

function queryOf(url: string): string {
  const queryAt = url.indexOf('?');
  return queryAt === -1 ? '' : url.slice(queryAt + 1);
}
