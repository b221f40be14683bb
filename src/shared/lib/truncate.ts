const ELLIPSIS = '...';

// Non-breaking spaces (U+00A0, U+202F) are no boundary: "12 000" must not become "12...".
const BREAKING_SPACE = /[^\S\u00a0\u202f]/;

/**
 * Cuts a text at a word boundary and adds "..."; a text that fits stays as it is. A first word longer than the limit is
 * cut inside, but never inside a surrogate pair. @spec §5 §9
 */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const kept = text.slice(0, lastBoundary(text, maxLength)).trimEnd();
  return (kept === '' ? text.slice(0, withoutHalfPair(text, maxLength)) : kept) + ELLIPSIS;
}

function lastBoundary(text: string, maxLength: number): number {
  for (let index = maxLength; index > 0; index -= 1) {
    if (BREAKING_SPACE.test(text.charAt(index))) return index;
  }
  return 0;
}

function withoutHalfPair(text: string, length: number): number {
  const insidePair = /[\ud800-\udbff]/.test(text.charAt(length - 1)) && /[\udc00-\udfff]/.test(text.charAt(length));
  return insidePair ? length - 1 : length;
}
