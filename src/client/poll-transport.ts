/** What a poll hears: an answer, nothing new, or that there is nothing of that name any more. */
export type PollAnswer = { readonly kind: 'answer'; readonly body: unknown } | { readonly kind: 'nothing' } | { readonly kind: 'gone' };

/** An answer that is not there by then is none. */
const DEADLINE_MS = 15_000;

/**
 * Asks the edge. The browser's own cache makes the question conditional.
 * @throws where no sound answer came
 */
export async function askEdge(path: string): Promise<PollAnswer> {
  const response = await fetch(path, { signal: AbortSignal.timeout(DEADLINE_MS) });
  if (response.status === 204) return { kind: 'nothing' };
  if (response.status === 404 || response.status === 410) return { kind: 'gone' };
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return { kind: 'answer', body: await response.json() };
}
