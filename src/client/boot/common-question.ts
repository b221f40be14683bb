import { COMMON_DATA_POLL_MS } from '../../shared/config/constants.ts';

/** What the question needs of its page. */
export type QuestioningPage = {
  /** The tag of the data that the page shows. */
  readonly readTag: () => string;
  readonly writeTag: (tag: string) => void;
  readonly learnServerTime: (date: string | null) => void;
  readonly onChange: (data: unknown) => void;
};

/**
 * Asks once for the common data. The question names what the page shows, so "unchanged" costs nothing; the page learns
 * the tag of an answer only together with the answer. @throws for no answer, half of one, or another's @spec §4
 */
export async function askForCommonData({ readTag, writeTag, learnServerTime, onChange }: QuestioningPage): Promise<void> {
  // An answer that is not there before the next question is due is none.
  const response = await fetch('/api/frontend/refresh', { headers: { 'If-None-Match': `W/"${readTag()}"` }, signal: AbortSignal.timeout(COMMON_DATA_POLL_MS) });
  learnServerTime(response.headers.get('date'));
  // 204: the edge has no answer to give for the moment, which is no failure of ours.
  if (response.status === 304 || response.status === 204) return;
  const data: unknown = await response.json();
  if (response.status !== 200 || !isCommonData(data)) throw new Error(`The common data were answered ${response.status}.`);
  writeTag((response.headers.get('etag') ?? '').replace(/^W\/|"/g, ''));
  onChange(data);
}

/** The edge has checked the answer's shape; this tells it from what something else on the way may have answered. */
function isCommonData(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'componentSetup' in data && 'trendingTags' in data && Array.isArray(data.trendingTags);
}
