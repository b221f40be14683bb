const MAX_FIELDS = 20;

/** The parameters of an address, the first of each name; as many as a payment side sends, and no more. */
export function toAddressFields(originalUrl: string): Record<string, string> {
  const { searchParams } = new URL(originalUrl, 'http://edge');
  return Object.fromEntries([...new Set(searchParams.keys())].slice(0, MAX_FIELDS).map((name) => [name, searchParams.get(name) ?? '']));
}
