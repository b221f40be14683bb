import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The side package that brings its own Node where the system's is too old. */
export const runtimeRoot = fileURLToPath(new URL('../node-runtime', import.meta.url));
