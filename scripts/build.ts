// `npm run build`: builds into dist what is not current; `-- --force` builds in any case.
import process from 'node:process';
import { buildAll } from './build/build-all.ts';
import { toSeconds } from './run/progress.mjs';

const startedAt = Date.now();
const built = await buildAll({ force: process.argv.includes('--force') });
console.log(built ? `Built dist in ${toSeconds(Date.now() - startedAt)}` : 'dist is current');
