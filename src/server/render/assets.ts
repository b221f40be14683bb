import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const assetsSchema = z.object({
  buildId: z.string(),
  boot: z.string(),
  main: z.string(),
  mainImports: z.array(z.string()),
  css: z.string(),
  /** The script that pages with frames bring. */
  frameHost: z.string(),
  /** The script that asks a reader for consent, and loads what was allowed. */
  consent: z.string(),
  /** The script of the measuring frame. */
  measurementFrame: z.string(),
  /** What the frames themselves have. */
  frame: z.object({ script: z.string(), css: z.string() }),
  /** The service worker; it is sent from `/sw.js`. */
  serviceWorker: z.string(),
  fonts: z.array(z.string()),
});

/** The build's files by role, as addresses from the site's root. */
export type Assets = z.infer<typeof assetsSchema>;

/** Reads what the build wrote. @throws when the build is missing or from another version of the scripts */
export function readAssets(distFolder: string): Assets {
  return assetsSchema.parse(JSON.parse(readFileSync(join(distFolder, 'assets.json'), 'utf8')));
}
