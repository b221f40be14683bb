import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a build reads and where it writes; every path is absolute. */
export type BuildPaths = {
  readonly root: string;
  readonly clientEntry: string;
  readonly bootEntry: string;
  /** The script of pages that have frames, brought by the boot script. */
  readonly frameHostEntry: string;
  /** The script that asks for consent, brought by the boot script too. */
  readonly consentEntry: string;
  /** What the measuring frame has of our own. */
  readonly measurementFrameEntry: string;
  /** What frames of our own have: a script with the style sheets that it imports. */
  readonly frameEntry: string;
  /** The service worker. */
  readonly serviceWorkerEntry: string;
  readonly serverEntry: string;
  /** Files that browsers ask for by a fixed name (favicon …); copied as they are, and may be absent. */
  readonly publicDir: string;
  /** Files and folders whose content decides whether a build is current. */
  readonly inputs: readonly string[];
  readonly outDir: string;
};

export type BuildMode = 'production' | 'development';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The paths of the project itself. The backend runs from its sources, so it is no input. */
export const projectPaths: BuildPaths = {
  root: projectRoot,
  clientEntry: join(projectRoot, 'src/client/main.tsx'),
  bootEntry: join(projectRoot, 'src/client/boot/boot.ts'),
  frameHostEntry: join(projectRoot, 'src/client/frame-host/frame-host.ts'),
  consentEntry: join(projectRoot, 'src/client/consent/consent.ts'),
  measurementFrameEntry: join(projectRoot, 'src/client/measurement/measurement-frame.ts'),
  frameEntry: join(projectRoot, 'src/client/frame/frame.ts'),
  serviceWorkerEntry: join(projectRoot, 'src/client/service-worker/service-worker.ts'),
  serverEntry: join(projectRoot, 'src/server/main.ts'),
  publicDir: join(projectRoot, 'src/client/public'),
  inputs: ['src/shared', 'src/client', 'src/server', 'scripts/build', 'package-lock.json', 'tsconfig.json'].map((path) => join(projectRoot, path)),
  outDir: join(projectRoot, 'dist'),
};

/** Where browsers find the built files. */
export const assetsUrl = '/assets/';
