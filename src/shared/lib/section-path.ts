/** Sections whose page does not stand under /rovat, and those that have none yet. */
const OWN_PATHS: ReadonlyMap<string, string | null> = new Map([
  ['english', '/english'],
  ['after', null],
]);

/** The path of a section's page, or null where there is none to link to. @spec §2.1 §2.2 */
export function sectionPath(superTagSlug: string): string | null {
  const own = OWN_PATHS.get(superTagSlug);
  return own === undefined ? `/rovat/${encodeURIComponent(superTagSlug)}` : own;
}
