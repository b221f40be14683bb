// Weighs the build in dist against scripts/budgets.ts.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { articleFolder, budgets, loadedBySomeArticles, loadedWithoutIntent, pagesFolder, servicePages } from './budgets.ts';
import type { AssetsList } from './build/assets-list.ts';
import { weigh } from './check/weigh.ts';
import type { Weight } from './check/weigh.ts';

const list = JSON.parse(readFileSync('dist/assets.json', 'utf8')) as AssetsList;
const weights = weigh(list, budgets, { pagesFolder, articleFolder, loadedBySomeArticles, loadedWithoutIntent, servicePages });
for (const weight of weights) console.log(`${weight.is <= weight.limit ? 'ok      ' : 'TOO MUCH'} ${weight.what}: ${describe(weight, weight.is)} of ${describe(weight, weight.limit)}`);
process.exit(weights.every((weight) => weight.is <= weight.limit) ? 0 : 1);

function describe({ unit }: Weight, amount: number): string {
  return unit === 'files' ? `${amount}` : `${(amount / 1000).toFixed(1)} kB`;
}
