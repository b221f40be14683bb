import process from 'node:process';
import { findBreaches } from './boundaries/find-breaches.ts';
import { readSources } from './boundaries/read-imports.ts';

/** `npm run boundaries`: every arrow points down. */
const breaches = findBreaches(readSources(process.cwd(), ['src']));
if (breaches.length > 0) {
  console.error(`${breaches.join('\n')}\n${breaches.length} breach${breaches.length === 1 ? '' : 'es'} of the boundaries (scripts/boundaries/rules.ts).`);
  process.exitCode = 1;
} else {
  console.log('Boundaries hold.');
}
