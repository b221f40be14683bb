// `npm run build`: builds into dist what is not current; `-- --force` builds in any case.
import process from 'node:process';
import { buildWithProgress } from './build/build-with-progress.ts';

try {
  if (!(await buildWithProgress({ force: process.argv.includes('--force') }))) console.log('dist is current.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
