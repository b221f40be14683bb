import type { Edition } from '../config/editions/edition.ts';

/** What the measuring frame runs, and where that may come from and report to. */
export type Measurement = { readonly scripts: readonly string[]; readonly sources: readonly string[] };

/**
 * The scripts of an edition's measurement: its tag manager, and the audience script of the site record. Null where there
 * is neither. @spec §3 Site record
 */
export function resolveMeasurement({ tagManager, measurementSources }: Pick<Edition, 'tagManager' | 'measurementSources'>, audienceScript: string | null): Measurement | null {
  const scripts = [tagManager, audienceScript].filter((address) => address !== null).filter(isScriptAddress);
  if (scripts.length === 0) return null;
  const foreign = scripts.filter((address) => !address.startsWith('/')).map((address) => new URL(address).origin);
  return { scripts, sources: [...new Set([...foreign, ...measurementSources])] };
}

/** An HTTPS address, or a path of the frames host itself; nothing that could mean more in a policy or in HTML. */
export function isScriptAddress(address: string): boolean {
  if (/^\/(?![/\\])[\w./?=&%-]*$/.test(address)) return true;
  return URL.canParse(address) && new URL(address).protocol === 'https:' && new URL(address).username === '';
}
