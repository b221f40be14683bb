/** The path of an author's page. @spec §2.1 */
export function authorPath(slug: string): string {
  return `/szerzo/${encodeURIComponent(slug)}`;
}
