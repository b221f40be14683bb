/** The fields of a sent form by name; a repeated one, or what is no text, is not there. */
export function toFields(body: unknown): Readonly<Record<string, string | undefined>> {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])));
}
