import { createHash, timingSafeEqual } from 'node:crypto';
import type { EndpointRow } from '../../shared/contract/endpoint-row.ts';
import { AppError } from '../../shared/lib/errors.ts';
import type { Viewer } from '../../shared/lib/site.ts';

/** The tokens of who is not a reader; null for those that the settings do not have. */
export type ServiceTokens = { readonly newsroom: string | null; readonly edge: string | null };

/**
 * Who makes a call. The newsroom's token makes an editor of a reader and opens every call; the edges' opens the purge
 * log and nothing else. Without a token in the settings its calls answer nobody.
 * @throws UNAUTHENTICATED @spec §6
 */
export function authorize(row: EndpointRow, header: string | undefined, tokens: ServiceTokens): Viewer {
  const isNewsroom = isBearer(header, tokens.newsroom);
  switch (row.auth) {
    case 'none':
      return 'anonymous';
    case 'optional':
    case 'bearer':
      return isNewsroom ? 'editor' : 'anonymous';
    case 'newsroom':
      if (!isNewsroom) throw new AppError('UNAUTHENTICATED', 'Newsroom calls need "Authorization: Bearer …" with the token of NEWSROOM_TOKEN.');
      return 'editor';
    case 'edge':
      if (!isNewsroom && !isBearer(header, tokens.edge)) throw new AppError('UNAUTHENTICATED', 'The purge log needs "Authorization: Bearer …" with the token of EDGE_PURGE_TOKEN.');
      return 'editor';
  }
}

/** Compares by hash, so that neither content nor length shows in the time it takes. */
function isBearer(header: string | undefined, token: string | null): boolean {
  return header !== undefined && token !== null && timingSafeEqual(toHash(header), toHash(`Bearer ${token}`));
}

function toHash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
