import { join } from 'node:path';
import process from 'node:process';
import { findRunning, listOnPath } from './find-program.ts';

/** The Java that runs the Nu HTML checker, or null. */
export function findJava(): string | null {
  const home = process.env.JAVA_HOME;
  return findRunning([process.env.JAVA_PATH, home && join(home, 'bin/java'), ...listOnPath('java')], '-version');
}
