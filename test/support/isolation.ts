import { createVisitor, logIn, makeAccount } from './accounts.ts';
import { publish } from './newsroom.ts';
import { request, type Answer } from './request.ts';

/** Who asks; each kind of reader has what no other may see. */
type Asker = { readonly kind: 'anonymous' | 'member' | 'editor'; readonly host: string; readonly cookie: string; readonly paths: readonly string[] };

/** What a run of mixed requests showed; each list is empty where readers are kept apart. */
export type Isolation = { readonly asked: number; readonly failed: readonly string[]; readonly leaks: readonly string[]; readonly cookies: readonly string[] };

const PUBLIC_PATHS = ['/', '/legfrissebb', '/api/frontend/refresh', '/rovat/belfold', '/_payload/legfrissebb', '/nincs-ilyen-oldal'];
const MEMBER_NAME = 'Titoktartó Tímea';
const HIDDEN_TITLE = 'Rejtett cikk senkinek';
const PREVIEW_MARK = 'Előnézet: csak a szerkesztőség látja.';

/** Where the two processes are. */
export type SiteAddresses = { readonly edgeUrl: string; readonly backendUrl: string };

/** Prepares a member, an editor and an article that is not public. @returns a function that makes so many requests of all kinds, `atOnce` beside each other */
export async function prepareIsolation({ edgeUrl, backendUrl }: SiteAddresses): Promise<(count: number, atOnce: number) => Promise<Isolation>> {
  await publish(backendUrl, { slug: 'rejtett-senkinek', title: HIDDEN_TITLE, mainSuperTag: 'belfold', originatingSite: 'lapszel', active: false, pubDate: Math.floor(Date.now() / 1000) - 60 });
  const member = createVisitor(edgeUrl, 'localhost');
  const account = await makeAccount(backendUrl, 'member', MEMBER_NAME);
  await logIn(member, backendUrl, account, '/tamogatas/belepes');
  const secrets: Secrets = { anonymous: [], member: [MEMBER_NAME, account.email], editor: [PREVIEW_MARK, HIDDEN_TITLE] };
  const editor = createVisitor(edgeUrl, 'preview.localhost');
  await logIn(editor, backendUrl, await makeAccount(backendUrl, 'editor'));
  const toCookie = (cookies: ReadonlyMap<string, string>) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const askers: readonly Asker[] = [
    { kind: 'anonymous', host: 'localhost', cookie: '', paths: [...PUBLIC_PATHS, '/tamogatas/belepes', '/api/me'] },
    { kind: 'member', host: 'localhost', cookie: toCookie(member.cookies), paths: [...PUBLIC_PATHS, '/api/me', '/fiok'] },
    { kind: 'editor', host: 'preview.localhost', cookie: toCookie(editor.cookies), paths: ['/legfrissebb', '/api/frontend/refresh', '/_payload/legfrissebb'] },
    { kind: 'anonymous', host: 'preview.localhost', cookie: '', paths: ['/legfrissebb', '/api/frontend/refresh', '/_payload/legfrissebb'] },
  ];
  return async (count, atOnce) => {
    const waiting = Array.from({ length: count }, (_, index) => index);
    const answers: Asked[] = [];
    const askOn = async (): Promise<void> => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) answers.push(await ask(edgeUrl, askers[index % askers.length], Math.floor(index / askers.length)));
    };
    await Promise.all(Array.from({ length: atOnce }, askOn));
    return {
      asked: answers.length,
      failed: answers.filter(({ answer }) => answer.status >= 500).map(({ what, answer }) => `${what}: ${answer.status}`),
      leaks: answers.flatMap((asked) => findLeaks(asked, secrets)),
      cookies: answers.filter(({ answer }) => answer.headers['set-cookie'] !== undefined && !String(answer.headers['cache-control']).includes('no-store')).map(({ what }) => what),
    };
  };
}

type Asked = { readonly what: string; readonly asker: Asker; readonly answer: Answer };

async function ask(edgeUrl: string, asker: Asker | undefined, turn: number): Promise<Asked> {
  if (asker === undefined) throw new Error('Nobody asks.');
  const path = asker.paths[turn % asker.paths.length] ?? '/';
  const answer = await request(edgeUrl, path, { host: asker.host, headers: asker.cookie === '' ? {} : { cookie: asker.cookie } });
  return { what: `${asker.kind} ${asker.host}${path}`, asker, answer };
}

/** What only readers of a kind may see. */
type Secrets = Readonly<Record<Asker['kind'], readonly string[]>>;

/** What is somebody else's, or is their own and could be kept. */
function findLeaks({ what, asker, answer }: Asked, secrets: Secrets): string[] {
  const shown = Object.values(secrets).flat().filter((secret) => answer.body.includes(secret));
  const foreign = shown.filter((secret) => !secrets[asker.kind].includes(secret)).map((secret) => `${what} shows "${secret}"`);
  const kept = shown.length > 0 && !String(answer.headers['cache-control']).includes('no-store') ? [`${what} may be kept`] : [];
  return [...foreign, ...kept];
}
