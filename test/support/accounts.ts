import { TOTP } from 'otpauth';
import { TEST_NEWSROOM_TOKEN } from './newsroom-token.ts';
import { request, type Answer } from './request.ts';
import { noteKey, noteSecret } from './secret-watch.ts';

/** An account of a test; `totpSecret` is there for editors. */
export type TestAccount = { readonly id: number; readonly email: string; readonly password: string; readonly totpSecret: string | null };

const PASSWORD = 'egy jó hosszú jelszó a próbához';
let made = 0;

/** Makes an account as the newsroom does. Each has an address of its own, since a code app's code is good once. */
export async function makeAccount(backendUrl: string, role: 'editor' | 'member', name = `${role} ${made}`, more: { readonly programmes?: readonly object[] } = {}): Promise<TestAccount> {
  const email = `${role}${(made += 1)}@lapszel.example`;
  const answer = await request(backendUrl, '/api/newsroom/accounts', {
    method: 'POST',
    headers: { 'authorization': `Bearer ${TEST_NEWSROOM_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email, role, name, password: PASSWORD, ...more }),
  });
  if (answer.status !== 200) throw new Error(`The account was refused with ${answer.status}: ${answer.body}`);
  const saved: { account: { id: number }; totp: { secret: string } | null } = JSON.parse(answer.body);
  noteSecret(PASSWORD);
  noteSecret(saved.totp?.secret ?? '');
  return { id: saved.account.id, email, password: PASSWORD, totpSecret: saved.totp?.secret ?? null };
}

/** The one-time code of an account: an editor's by their code app, a member's by the last letter. */
export async function readCode(backendUrl: string, account: TestAccount): Promise<string> {
  const code = await findCode(backendUrl, account);
  noteKey(code);
  return code;
}

async function findCode(backendUrl: string, { email, totpSecret }: TestAccount): Promise<string> {
  if (totpSecret !== null) return new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: totpSecret }).generate();
  const { body } = await request(backendUrl, '/_dev/mails', { host: 'localhost' });
  const letter = body.split('<article').find((text) => text.includes(email)) ?? '';
  const code = /\b\d{6}\b/.exec(letter.slice(letter.indexOf('<pre>')))?.[0];
  if (code === undefined) throw new Error(`No letter with a code waits for ${email}.`);
  return code;
}

/** A browser as far as cookies and forms go: one host, cookies kept, no redirect followed. */
export type Visitor = {
  readonly cookies: Map<string, string>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  readonly post: (path: string, fields?: Record<string, string>, headers?: Record<string, string>) => Promise<Answer>;
};

/** Opens one. */
export function createVisitor(edgeUrl: string, host: string, cookies = new Map<string, string>()): Visitor {
  async function send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await request(edgeUrl, path, { host, method, headers: { ...headers, ...(cookie === '' ? {} : { cookie }) }, ...(body === undefined ? {} : { body }) });
    for (const line of answer.headers['set-cookie'] ?? []) keep(cookies, line);
    return answer;
  }
  return {
    cookies,
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, fields = {}, headers = {}) =>
      send('POST', path, { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', 'origin': `http://${host}`, ...headers }, new URLSearchParams(fields).toString()),
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/Max-Age=0\b/.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}

/** Logs a visitor in by both factors. @returns the answer to the second */
export async function logIn(visitor: Visitor, backendUrl: string, account: TestAccount, place: '/login' | '/tamogatas/belepes' = '/login'): Promise<Answer> {
  const first = await visitor.post(place, { email: account.email, jelszo: account.password });
  if (first.status !== 303) throw new Error(`The first factor was answered with ${first.status}.`);
  return visitor.post(`${place}/kod`, { kod: await readCode(backendUrl, account) });
}
