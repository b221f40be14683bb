import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { installPackages } from './npm.mjs';
import { projectRoot, runtimeRoot } from './paths.mjs';
import { countPackages, nodeSuffices, resolveRuntime, toPackageStamp, withPathFirst } from './plan.mjs';

/** @typedef {ReturnType<typeof import('./supervise.mjs').createSupervisor>} Supervisor */
/** @typedef {{ binary: string, version: string, env: NodeJS.ProcessEnv }} Node */

/**
 * The Node that the project runs on: the system's own where it is new enough, else the one of scripts/node-runtime.
 * @param {Supervisor} supervisor
 * @returns {Promise<Node | { problem: string }>}
 */
export async function ensureNode(supervisor) {
  const system = process.versions.node;
  const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  if (nodeSuffices(system, engines.node)) return toNode(process.execPath, system);

  const needed = engines.node.replace('>=', '');
  const installByHand = `install Node.js ${needed} or newer (https://nodejs.org) and try again.`;
  const lockfile = JSON.parse(readFileSync(join(runtimeRoot, 'package-lock.json'), 'utf8'));
  const runtime = resolveRuntime(lockfile, process.platform, process.arch);
  if (!runtime) return { problem: `Node.js ${system} is too old, and npm has no newer one for ${process.platform}-${process.arch}: ${installByHand}` };

  const binary = join(runtimeRoot, runtime.path);
  if (versionOf(binary) === runtime.version) return toNode(binary, runtime.version);
  const label = `Fetching Node.js ${runtime.version} for this project (this system has ${system}, it needs ${needed})`;
  const problem = await installPackages(supervisor, { node: process.execPath, env: process.env, cwd: runtimeRoot, label, what: `Node.js ${runtime.version}` });
  if (problem) return { problem: `${problem}\nOr ${installByHand}` };
  if (versionOf(binary) !== runtime.version) return { problem: `The Node.js ${runtime.version} that npm provides does not run on this system: ${installByHand}` };
  return toNode(binary, runtime.version);
}

/**
 * Brings node_modules up to the lockfile. Answers null, or why that failed.
 * @param {Supervisor} supervisor
 * @param {Node} node
 * @returns {Promise<string | null>}
 */
export async function ensurePackages(supervisor, node) {
  const lockfile = readFileSync(join(projectRoot, 'package-lock.json'), 'utf8');
  const stamp = toPackageStamp({ lockfile, platform: process.platform, arch: process.arch, nodeVersion: node.version });
  const stampFile = join(projectRoot, 'node_modules/.stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return null;

  const label = `Installing ${countPackages(lockfile)} packages`;
  const problem = await installPackages(supervisor, { node: node.binary, env: node.env, cwd: projectRoot, label, what: 'the packages' });
  if (!problem) writeFileSync(stampFile, stamp);
  return problem;
}

/**
 * @param {string} binary
 * @param {string} version
 * @returns {Node}
 */
function toNode(binary, version) {
  // First on PATH, so that whatever a task starts by the name "node" is the same one.
  return { binary, version, env: withPathFirst(process.env, dirname(binary), delimiter) };
}

/** @param {string} binary */
function versionOf(binary) {
  if (!existsSync(binary)) return null;
  const { status, stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().slice(1) : null;
}
