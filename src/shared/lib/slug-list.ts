/**
 * The slugs of a list that editors keep as JSON text. Whatever is no list is an empty one, whatever is no slug is left
 * out, and each stands once: a slip of the pen costs its block at most. @spec §3 Unique items
 */
export function parseSlugList(content: string): string[] {
  const list = parseJson(content);
  return Array.isArray(list) ? [...new Set(list.filter(isSlug))] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isSlug(entry: unknown): entry is string {
  return typeof entry === 'string' && entry !== '' && !/[/?#\s]/.test(entry);
}
