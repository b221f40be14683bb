/** A post that is written in advance. */
export type LiveText = {
  readonly title: string;
  /** The author's slug, one of the demo newsroom's. */
  readonly author: string;
  /** Paragraphs of plain text. */
  readonly text: string;
  /** A summary may be pinned. */
  readonly isSummary?: true;
  /** What the post says wrong at first, what it says then, and how readers are told. */
  readonly correction?: { readonly wrong: string; readonly right: string; readonly note: string };
};

/** What every correction begins with, by which a corrected post is known. */
export const CORRECTION_MARK = 'Javítás:';

/** The post's HTML; before its correction with the mistake in it. @throws for a correction that corrects nothing */
export function toLiveHtml({ title, text, correction }: LiveText, isCorrected: boolean): string {
  if (correction !== undefined && !text.includes(correction.right)) throw new Error(`The post "${title}" does not say "${correction.right}".`);
  const shown = correction === undefined || isCorrected ? text : text.replace(correction.right, correction.wrong);
  const note = correction === undefined || !isCorrected ? '' : `<p><em>${CORRECTION_MARK} ${correction.note}</em></p>`;
  return `<p>${shown}</p>${note}`;
}
