/** Which part of a widget is wanted: the path after its name (`telepules/tiszaszalkas`), or null for all of it. */
export type ResultFramePlace = { readonly framesOrigin: string; readonly widget: string; readonly detail: string | null };

/** The address of a result widget's frame, by the template of the edition. @spec §2.4 */
export function toResultFrameAddress(template: string, { framesOrigin, widget, detail }: ResultFramePlace): string {
  const parts = detail === null ? [] : detail.split('/').filter((part) => !/^\.*$/.test(part));
  const values = { frames: framesOrigin, slug: encodeURIComponent(widget), detail: parts.map((part) => `/${encodeURIComponent(part)}`).join('') };
  // By a function: a value may hold what `replace` reads as a pattern.
  return template.replace(/\{(frames|slug|detail)\}/g, (_, name: keyof typeof values) => values[name]);
}
