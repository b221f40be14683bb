import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/** One import of a file: a path inside the project, or a package. */
export type FoundImport = { readonly file: string; readonly line: number; readonly target: string; readonly isPackage: boolean; readonly typeOnly: boolean };

/** A source file with its imports. Paths are relative to the project, with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string; readonly imports: readonly FoundImport[] };

const IMPORT = /^\s*(?:import|export)\s+(type\s+)?(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** Reads all source files under the given folders, tests left out unless asked for. */
export function readSources(root: string, folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) => {
    const base = join(root, folder);
    if (!existsSync(base)) return [];
    return readdirSync(base, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => readSource(root, join(base, name)));
  });
}

function readSource(root: string, absolute: string): SourceFile {
  const path = toProjectPath(root, absolute);
  const text = readFileSync(absolute, 'utf8');
  const imports = [...text.matchAll(IMPORT)].map((match) => toImport(path, text, match));
  return { path, text, imports };
}

function toImport(file: string, text: string, match: RegExpMatchArray): FoundImport {
  const specifier = match[2] ?? match[3] ?? '';
  const isPackage = !specifier.startsWith('.');
  const target = isPackage ? specifier : normalize(join(dirname(file), specifier)).replaceAll('\\', '/');
  return { file, line: text.slice(0, match.index).split('\n').length, target, isPackage, typeOnly: match[1] !== undefined };
}

function toProjectPath(root: string, absolute: string): string {
  return relative(root, absolute).replaceAll('\\', '/');
}
