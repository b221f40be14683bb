// `npm run bench`: runs every measurement in scripts/bench, or those named as arguments, one after another;
// flags (--quick) are passed on to them.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import process from 'node:process';

const folder = 'scripts/bench';
const suffix = '.bench.ts';

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('-'));
const wanted = args.filter((arg) => !arg.startsWith('-'));
const names = readdirSync(folder).filter((file) => file.endsWith(suffix)).map((file) => file.slice(0, -suffix.length));
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no measurement "${unknown}": choose from ${names.join(', ')}.`);
  process.exit(1);
}

let failed = 0;
for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [`${folder}/${name}${suffix}`, ...flags], { stdio: 'inherit' });
  if (status !== 0) failed += 1;
}
if (failed > 0) console.error(`${failed} of the measurements did not reach their figure or failed.`);
process.exit(failed > 0 ? 1 : 0);
