import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** The paths that a program's name has on PATH. */
export function listOnPath(name: string): string[] {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, file));
}

/** The first of these programs that is there and runs, asked for its version; null when none does. */
export function findRunning(candidates: readonly (string | undefined)[], versionFlag: string): string | null {
  const runs = (path: string) => existsSync(path) && spawnSync(path, [versionFlag], { stdio: 'ignore', timeout: 20_000 }).status === 0;
  return candidates.find((path) => path !== undefined && runs(path)) ?? null;
}
