/** Characters that neither XML nor PostgreSQL's jsonb takes, and that nobody sees. */
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufeff\ufffe\uffff]/g;
/** HTML's white space; a no-break space is a letter. */
const WHITE_SPACE = /[ \t\n]+/g;

/** Text without control characters and lone surrogates, with one kind of line end. */
export function toPlainText(text: string): string {
  return text.toWellFormed().replace(/\r\n?|\f/g, '\n').replace(INVISIBLE, '');
}

/** Runs of white space become one space, as a browser shows them. */
export function collapseWhiteSpace(text: string): string {
  return text.replace(WHITE_SPACE, ' ');
}

/** Whether a text shows nothing. */
export function isBlankText(text: string): boolean {
  return /^[\s\u200b-\u200d\u2060]*$/.test(text);
}
