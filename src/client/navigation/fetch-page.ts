import { toLoadFailure } from '../boot/load-failure.ts';
import type { PagePayload } from '../../shared/pages/page.ts';

/** A page to show in place, or an address that the browser has to open by itself. */
export type FetchedPage = { readonly payload: PagePayload } | { readonly open: string };

/** The address of a page's payload. @spec §7 payload JSON */
export function payloadUrl(path: string, search: string, hash: string | null): string {
  const query = new URLSearchParams(search);
  if (hash !== null) query.set('v', hash);
  const text = query.toString();
  return `/_payload${path}${text === '' ? '' : `?${text}`}`;
}

/**
 * The payload of exactly the version that the HTML was made from, or null when it is gone.
 * @throws a failure of the network, after which asking again makes sense
 */
export async function fetchPayloadByHash(path: string, hash: string): Promise<PagePayload | null> {
  try {
    const response = await fetch(payloadUrl(path, '', hash));
    return response.status === 200 ? toPayload(await response.json()) : null;
  } catch (error) {
    throw toLoadFailure('network', error);
  }
}

/** A page's newest payload. Errors, redirects and pages of another build are the browser's own business. */
export async function fetchPage(url: URL, build: string): Promise<FetchedPage> {
  const native = { open: url.pathname + url.search + url.hash };
  try {
    const response = await fetch(payloadUrl(url.pathname, url.search, null));
    if (response.status !== 200) return native;
    const answer: unknown = await response.json();
    const redirect = toRedirect(answer);
    if (redirect !== null) return { open: redirect + url.hash };
    const payload = toPayload(answer);
    return payload.build === build ? { payload } : native;
  } catch {
    // No network: the browser shows its own page for that, and can try again.
    return native;
  }
}

function toRedirect(answer: unknown): string | null {
  return typeof answer === 'object' && answer !== null && 'redirect' in answer && typeof answer.redirect === 'string' ? answer.redirect : null;
}

/** The edge of the same build wrote it, so its shape is known; the build is compared before it is used. */
function toPayload(answer: unknown): PagePayload {
  return answer as PagePayload;
}
