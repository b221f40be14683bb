import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A build folder with the least that an edge reads: HTTP tests need no build. */
export function makeTestDist(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lapszel-dist-'));
  mkdirSync(join(folder, 'client', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'client', 'assets', 'boot-test.js'), '"use strict";');
  writeFileSync(join(folder, 'client', 'assets', 'service-worker-test.js'), 'addEventListener("push", () => {});');
  writeFileSync(join(folder, 'client', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(
    join(folder, 'assets.json'),
    JSON.stringify({ buildId: 'test', boot: '/assets/boot-test.js', main: '/assets/main-test.js', mainImports: [], css: '/assets/style-test.css', frameHost: '/assets/frame-host-test.js', consent: '/assets/consent-test.js', measurementFrame: '/assets/measurement-frame-test.js', serviceWorker: '/assets/service-worker-test.js', frame: { script: '/assets/frame-test.js', css: '/assets/frame-test.css' }, fonts: [] }),
  );
  return folder;
}
