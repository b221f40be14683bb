// The decisions of run.mjs, without any effect.
import { createHash } from 'node:crypto';

const errorMark = /^npm (?:error|ERR!) ?/;

/**
 * Whether a Node version ("20.11.1") meets the engines field (">=24.11").
 * @param {string} version
 * @param {string} engines
 */
export function nodeSuffices(version, engines) {
  const [major = 0, minor = 0] = numbers(version);
  const [neededMajor = 0, neededMinor = 0] = numbers(engines);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** @param {string} text */
function numbers(text) {
  return (text.match(/\d+/g) ?? []).map(Number);
}

/**
 * The package that carries Node for a system, or null where the lockfile of the runtime has none.
 * @param {{ packages: Record<string, { version?: string, bin?: { node?: string } }> }} lockfile
 * @param {string} platform
 * @param {string} arch
 * @returns {{ path: string, version: string } | null}
 */
export function resolveRuntime(lockfile, platform, arch) {
  const folder = `node_modules/node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const entry = lockfile.packages[folder];
  if (!entry?.version || !entry.bin?.node) return null;
  return { path: `${folder}/${entry.bin.node}`, version: entry.version };
}

/**
 * Names what node_modules was installed from: another lockfile, system or major Node needs another install.
 * @param {{ lockfile: string, platform: string, arch: string, nodeVersion: string }} source
 */
export function toPackageStamp({ lockfile, platform, arch, nodeVersion }) {
  const major = numbers(nodeVersion)[0];
  return createHash('sha256').update(`${lockfile}\n${platform}-${arch} node ${major}`).digest('hex');
}

/**
 * How many packages an install fetches, for the progress line.
 * @param {string} lockfile
 */
export function countPackages(lockfile) {
  const { packages } = JSON.parse(lockfile);
  return Object.keys(packages).filter((path) => path !== '' && !packages[path].optional).length;
}

/**
 * The lines of npm's output that say what went wrong: the first of its errors, since usage hints follow them;
 * the last lines where it named none.
 * @param {string} output
 * @param {number} count
 */
export function pickErrorLines(output, count) {
  const lines = output.split(/\r?\n/).filter((line) => !/complete log of this run|-debug-\d+\.log/.test(line));
  const marked = lines.filter((line) => errorMark.test(line)).map((line) => line.replace(errorMark, '').trimEnd());
  // A stack trace tells about npm, not about what went wrong.
  const errors = marked.filter((line) => line !== '' && !/^\s+at /.test(line));
  return errors.length > 0 ? errors.slice(0, count) : lines.filter((line) => line.trim() !== '').slice(-count);
}

/**
 * PATH with a folder in front of it.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder
 * @param {string} delimiter
 * @returns {NodeJS.ProcessEnv}
 */
export function withPathFirst(env, folder, delimiter) {
  // Windows writes "Path": two spellings in one environment would leave it to chance which counts.
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: [folder, env[name]].filter(Boolean).join(delimiter) };
}
