import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/*
 * No secret may be read where it does not belong, over a whole run of the tests. The servers that tests start log to files
 * of the run's folder, at level debug; what tests type in or are given is written down beside them; every answer that comes
 * through the tests' clients is looked at when it comes, and the logs when the run is over. Either fails the run.
 */

/** Names the run's folder to the workers; outside a run nothing is kept. */
const FOLDER = 'TEST_RUN_FOLDER';
const SECRETS = 'secrets';
const LEAKS = 'leaks';
/** What is long enough to be a token, and what may also be a code. */
const LONG_WORD = /[\w-]{20,}/g;
const WORD = /[\w-]{6,}/g;
const IS_WORD = /^[\w-]+$/;
/** What an address or a JSON text writes before a word without being a part of it. */
const ESCAPE = /%[0-9a-f]{2}|\\[nrt]/gi;
/** The cookies whose values open something; the others hold a path and a time. Of a pending sign-in state and nonce go to the provider by way of the reader's address bar, the verifier does not. */
const SECRET_COOKIE = /^__Host-(?:(?:access|refresh|login|quiz)=|sign-in=[\w-]+\.[\w-]+\.)([^;]+)/;
/** Addresses that end with a key: it belongs to the pages that it opens, but into no log. */
const KEYED_ADDRESS = /^\/(?:_payload\/)?(?:hirlevel\/(?:megerosites|leiratkozas)|tamogatas\/(?:siker|hiba|visszateres)|melleklet\/tippjatek\/[^/]+)\/([\w-]{20,})|[?&]clientToken=([\w-]{20,})/;

/** What this worker knows: tokens by word, and what has blanks in it. */
const words = new Set<string>();
const phrases = new Set<string>();

/** Notes what nobody may read in an answer or a log: a token, a password. */
export function noteSecret(text: string): void {
  for (const part of IS_WORD.test(text) || text.includes(' ') ? [text] : text.split(/[^\w-]+/)) {
    if (part.length < 16 || words.has(part) || phrases.has(part)) continue;
    (IS_WORD.test(part) ? words : phrases).add(part);
    writeDown(SECRETS, part);
  }
}

/** Notes what nobody may read in a log: a code, or the key of an address. */
export function noteKey(text: string): void {
  writeDown(SECRETS, text);
}

/** Whether this worker knows any; without one there is nothing to look for. */
export function knowsSecrets(): boolean {
  return words.size + phrases.size > 0;
}

/** An answer as a client of the tests has it. */
export type WatchedAnswer = { readonly path: string; readonly setCookie: readonly string[]; readonly body: string };

/** Notes what an answer gives, and looks whether it shows what it should not. */
export function watchAnswer({ path, setCookie, body }: WatchedAnswer): void {
  if (toFolder() === null) return;
  const [, key, clientToken] = KEYED_ADDRESS.exec(path) ?? [];
  for (const secret of [key, clientToken]) if (secret !== undefined) noteKey(secret);
  for (const line of setCookie) noteSecret(decodeURIComponent(SECRET_COOKIE.exec(line)?.[1] ?? ''));
  const seen = words.size === 0 ? [] : findWords(body, LONG_WORD, words);
  for (const secret of [...seen, ...[...phrases].filter((phrase) => body.includes(phrase))]) writeDown(LEAKS, `the answer to ${path} shows ${toHint(secret)}`);
}

/** A log of the run that can be looked at in the end; null outside a run. */
export function createLogFile(server: string): string | null {
  const folder = toFolder();
  return folder === null ? null : join(folder, `${server}-${randomUUID()}.log`);
}

/** Opens the run's folder; the first of the global setups looks at it in the end. @returns what fails the run */
export function watchSecrets(): () => void {
  if (toFolder() !== null) return () => {};
  const folder = mkdtempSync(join(tmpdir(), 'lapszel-run-'));
  process.env[FOLDER] = folder;
  return () => {
    delete process.env[FOLDER];
    const { leaks, secrets, logs, bytes } = searchRun(folder);
    rmSync(folder, { recursive: true, force: true });
    if (leaks.length > 0) throw new Error(`Secrets stand where they do not belong:\n${leaks.join('\n')}`);
    process.stdout.write(`secrets: ${secrets} typed in or given, none in an answer or in ${logs} logs of ${Math.round(bytes / 1000)} kB\n`);
  };
}

/** Looks through all that a run has left. */
export function searchRun(folder: string): { leaks: string[]; secrets: number; logs: number; bytes: number } {
  const files = readdirSync(folder);
  const read = (name: string): string => (files.includes(name) ? readFileSync(join(folder, name), 'utf8') : '');
  const secrets = new Set(read(SECRETS).split('\n').filter((line) => line !== ''));
  const texts = [...secrets].filter((secret) => !IS_WORD.test(secret));
  const logs = files.filter((name) => name.endsWith('.log'));
  let bytes = 0;
  const leaks = new Set(read(LEAKS).split('\n').filter((line) => line !== ''));
  for (const name of logs) {
    const log = read(name);
    bytes += log.length;
    for (const secret of [...findWords(log, WORD, secrets), ...texts.filter((text) => log.includes(text))]) leaks.add(`${name.split('-')[0] ?? name} logs ${toHint(secret)}: ${toLine(log, secret)}`);
  }
  return { leaks: [...leaks], secrets: secrets.size, logs: logs.length, bytes };
}

function findWords(text: string, pattern: RegExp, wanted: ReadonlySet<string>): string[] {
  return [...text.replaceAll(ESCAPE, ' ').matchAll(pattern)].flatMap(([word]) => (wanted.has(word) ? [word] : []));
}

function toFolder(): string | null {
  return process.env[FOLDER] ?? null;
}

/** Lines of several workers do not mix: each is written at once. */
function writeDown(file: string, line: string): void {
  const folder = toFolder();
  if (folder !== null) appendFileSync(join(folder, file), `${line}\n`);
}

function toHint(secret: string): string {
  return `"${secret.slice(0, 6)}…" (${secret.length} characters)`;
}

function toLine(log: string, secret: string): string {
  const at = log.indexOf(secret);
  return log.slice(log.lastIndexOf('\n', at) + 1, log.indexOf('\n', at)).slice(0, 500);
}
