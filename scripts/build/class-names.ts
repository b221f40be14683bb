import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const characters = `${letters}0123456789`;
const length = 5;

/**
 * Short class names for CSS modules that depend on the file's path and the local name only, so that the client's
 * and the server's build agree without knowing of each other.
 */
export function createClassNamer(root: string): (localName: string, file: string) => string {
  const owners = new Map<string, string>();
  return (localName, file) => {
    const path = relative(root, file.replace(/\?.*$/, '')).split(sep).join('/');
    const owner = `${path}#${localName}`;
    const name = toShortName(owner);
    const other = owners.get(name);
    if (other !== undefined && other !== owner) throw new Error(`The classes ${other} and ${owner} both shorten to "${name}": rename one of them.`);
    owners.set(name, owner);
    return name;
  };
}

function toShortName(owner: string): string {
  const bytes = createHash('sha256').update(owner).digest();
  // A class may not begin with a digit.
  const first = letters[bytes.readUInt16BE(0) % letters.length];
  const rest = Array.from({ length: length - 1 }, (_, index) => characters[bytes.readUInt16BE(2 + 2 * index) % characters.length]);
  return `${first}${rest.join('')}`;
}
