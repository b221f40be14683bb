import { createHash, timingSafeEqual } from 'node:crypto';
import type { EndpointRow } from '../../shared/contract/endpoint-row.ts';
import { AppError } from '../../shared/lib/errors.ts';
import type { Viewer } from '../../shared/lib/site.ts';

/**
 * Who makes a call. The newsroom's token makes an editor of a reader; without it newsroom calls answer nobody.
 * @throws UNAUTHENTICATED @spec §6
 */
export function authorize(row: EndpointRow, header: string | undefined, newsroomToken: string | null): Viewer {
  const isNewsroom = newsroomToken !== null && header !== undefined && isSame(header, `Bearer ${newsroomToken}`);
  if (row.auth === 'newsroom' && !isNewsroom) throw new AppError('UNAUTHENTICATED', 'Newsroom calls need "Authorization: Bearer …" with the token of NEWSROOM_TOKEN.');
  return isNewsroom && row.auth !== 'none' ? 'editor' : 'anonymous';
}

/** Compares by hash, so that neither content nor length shows in the time it takes. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(toHash(given), toHash(wanted));
}

function toHash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
