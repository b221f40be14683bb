import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { pickErrorLines } from './plan.mjs';
import { startProgress } from './progress.mjs';

/** npm goes on installing after SIGTERM; what it leaves half done is begun anew at the next run. */
const interruptedGraceMs = 500;

/**
 * The JavaScript file of npm, so that it can run on any Node: the npm that started us, else the one beside
 * this Node, else the one on PATH.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function findNpm(env = process.env) {
  const binary = dirname(process.execPath);
  const candidates = [
    env.npm_execpath,
    join(binary, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(binary, 'node_modules/npm/bin/npm-cli.js'),
    ...(env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm')),
  ];
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue;
    const file = realpathSync(candidate);
    if (file.endsWith('npm-cli.js')) return file;
  }
  return null;
}

/**
 * Installs a folder's packages exactly as its lockfile says. Answers null, or why it failed.
 * @param {ReturnType<typeof import('./supervise.mjs').createSupervisor>} supervisor
 * @param {{ node: string, env: NodeJS.ProcessEnv, cwd: string, label: string, what: string }} job
 * @returns {Promise<string | null>}
 */
export async function installPackages(supervisor, { node, env, cwd, label, what }) {
  const npm = findNpm();
  if (!npm) return 'npm was not found, and it is needed to fetch the packages: install Node.js together with npm (https://nodejs.org) and try again.';
  const progress = startProgress(label);
  // A shell set for production, or one that leaves out optional packages, would drop the tools and native binaries.
  const args = [npm, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  const { code, output } = await supervisor.run(node, args, { cwd, env, capture: true, grace: interruptedGraceMs });
  progress.end(code === 0 ? 'done' : 'failed');
  if (code === 0) return null;
  const said = pickErrorLines(output, 6).map((line) => `\n  ${line}`).join('');
  return `npm could not install ${what} (exit ${code}); is the network reachable? npm said:${said}`;
}
