/** Sections whose page does not stand under /rovat. */
const OWN_PATHS: ReadonlyMap<string, string> = new Map([
  ['english', '/english'],
  ['after', '/after'],
]);

/** The path of a section's page. @spec §2.1 §2.2 */
export function sectionPath(superTagSlug: string): string {
  return OWN_PATHS.get(superTagSlug) ?? `/rovat/${encodeURIComponent(superTagSlug)}`;
}
