import { expect, test } from 'vitest';
import type { EndpointName } from '../../shared/contract/endpoints/endpoint-table.ts';
import { authorize, type CallerAccount, type CallerSources } from './authorize.ts';

const TOKENS = { newsroom: 'a-token-of-the-newsroom', edge: 'a-token-of-the-edges' };
const NEWSROOM = `Bearer ${TOKENS.newsroom}`;
const EDGE = `Bearer ${TOKENS.edge}`;

const editor: CallerAccount = { id: 1, role: 'editor', email: 'e@example.com', name: 'E', site: null, sessionId: 's1', scope: 'all' };
const member: CallerAccount = { id: 2, role: 'member', email: 'm@example.com', name: 'M', site: null, sessionId: 's2', scope: 'all' };
const accounts: Readonly<Record<string, CallerAccount>> = { 'token-of-editor': editor, 'token-of-member': member, 'token-for-programmes': { ...member, scope: 'member' } };

const sources: CallerSources = { tokens: TOKENS, loadAccount: async (token) => accounts[token] ?? null, sites: ['lapszel'] };
const ask = (name: EndpointName, header: string | undefined, from: CallerSources = sources) => authorize(name, header, from);

const unauthenticated = expect.objectContaining({ code: 'UNAUTHENTICATED' });
const expired = expect.objectContaining({ code: 'UNAUTHENTICATED', message: 'Expired JWT Token' });
const missing = expect.objectContaining({ code: 'UNAUTHENTICATED', message: 'Missing accessToken, use your refreshToken!' });

test('the newsroom\'s token makes an editor, where a row knows viewers', async () => {
  expect(await ask('newsroomArticleCreate', NEWSROOM)).toMatchObject({ viewer: 'editor', account: null });
  expect(await ask('article', NEWSROOM)).toMatchObject({ viewer: 'editor', account: null });
  expect(await ask('frontendInit', NEWSROOM)).toMatchObject({ viewer: 'editor' });
  expect(await ask('newsletterSubscribe', NEWSROOM)).toMatchObject({ viewer: 'anonymous' });
});

test('the newsroom\'s token is no account', async () => {
  await expect(ask('me', NEWSROOM)).rejects.toThrow(expired);
});

test('the purge log opens to edges and to the newsroom, and to no account', async () => {
  expect(await ask('purges', EDGE)).toMatchObject({ viewer: 'editor' });
  expect(await ask('purges', NEWSROOM)).toMatchObject({ viewer: 'editor' });
  await expect(ask('purges', 'Bearer token-of-editor')).rejects.toThrow(unauthenticated);
});

test('an edge is no editor and opens no newsroom call', async () => {
  expect(await ask('article', EDGE)).toMatchObject({ viewer: 'anonymous' });
  await expect(ask('newsroomArticleCreate', EDGE)).rejects.toThrow(unauthenticated);
});

test('an access token stands for its account', async () => {
  expect(await ask('article', 'Bearer token-of-editor')).toMatchObject({ viewer: 'editor', account: editor });
  expect(await ask('article', 'Bearer token-of-member')).toMatchObject({ viewer: 'member', account: member });
  expect(await ask('me', 'Bearer token-of-member')).toMatchObject({ account: member });
});

test('an editor\'s session opens the newsroom, a member\'s does not', async () => {
  expect(await ask('newsroomArticleCreate', 'Bearer token-of-editor')).toMatchObject({ viewer: 'editor', account: editor });
  await expect(ask('newsroomArticleCreate', 'Bearer token-of-member')).rejects.toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
});

test('the account of one site is nobody on another', async () => {
  const bound: Readonly<Record<string, CallerAccount>> = { editor: { ...editor, site: 'erdely' }, member: { ...member, site: 'erdely' } };
  const on = (...sites: string[]): CallerSources => ({ tokens: TOKENS, loadAccount: async (token) => bound[token] ?? null, sites });
  const forbidden = expect.objectContaining({ code: 'FORBIDDEN' });
  expect(await ask('article', 'Bearer editor', on('erdely'))).toMatchObject({ viewer: 'editor' });
  expect(await ask('frontendInit', 'Bearer editor', on('erdely'))).toMatchObject({ viewer: 'editor' });
  expect(await ask('frontendInit', 'Bearer editor', on('lapszel'))).toMatchObject({ viewer: 'anonymous', account: null });
  for (const name of ['article', 'me', 'newsroomArticleCreate'] as const) await expect(ask(name, 'Bearer editor', on('lapszel')), name).rejects.toThrow(forbidden);
  await expect(ask('newsroomFrontBlocks', 'Bearer editor', on('erdely', 'lapszel'))).rejects.toThrow(forbidden);
  await expect(ask('memberInfo', 'Bearer member', on('lapszel'))).rejects.toThrow(forbidden);
});

test('a token of the member service opens nothing else', async () => {
  expect(await ask('memberInfo', 'Bearer token-for-programmes')).toMatchObject({ viewer: 'member' });
  await expect(ask('me', 'Bearer token-for-programmes')).rejects.toThrow(expired);
  await expect(ask('article', 'Bearer token-for-programmes')).rejects.toThrow(expired);
});

test.each(['Bearer', 'Bearer x', TOKENS.newsroom, `bearer ${TOKENS.newsroom}`, `${NEWSROOM} `, 'Basic eDp5'])('%j is refused with the message by which an edge renews', async (header) => {
  for (const name of ['article', 'me', 'memberInfo'] as const) await expect(ask(name, header)).rejects.toThrow(expired);
  for (const name of ['newsroomArticleCreate', 'purges'] as const) await expect(ask(name, header)).rejects.toThrow(unauthenticated);
});

test.each([undefined, ''])('without a token (%j) one is a reader, and what needs an account says that it is missing', async (header) => {
  expect(await ask('article', header)).toMatchObject({ viewer: 'anonymous', account: null, bearer: null });
  for (const name of ['me', 'memberInfo'] as const) await expect(ask(name, header)).rejects.toThrow(missing);
  for (const name of ['newsroomArticleCreate', 'purges'] as const) await expect(ask(name, header)).rejects.toThrow(unauthenticated);
});

test('rows that ask for nobody know an editor, and refuse nobody', async () => {
  expect(await ask('frontendInit', 'Bearer token-of-editor')).toMatchObject({ viewer: 'editor', account: editor });
  expect(await ask('frontendInit', 'Bearer token-of-member')).toMatchObject({ viewer: 'anonymous', account: null });
  expect(await ask('frontendInit', 'Bearer x')).toMatchObject({ viewer: 'anonymous' });
  expect(await ask('quizToken', 'Bearer a-quiz-token')).toEqual({ viewer: 'anonymous', account: null, bearer: 'a-quiz-token' });
  expect(await ask('otpVerify', 'Bearer x')).toEqual({ viewer: 'anonymous', account: null, bearer: 'x' });
});

test('without tokens in the settings nobody is an editor', async () => {
  const none = { ...sources, tokens: { newsroom: null, edge: null } };
  await expect(ask('article', 'Bearer ', none)).rejects.toThrow(expired);
  await expect(ask('newsroomArticleCreate', 'Bearer null', none)).rejects.toThrow(unauthenticated);
  await expect(ask('purges', 'Bearer null', none)).rejects.toThrow(unauthenticated);
});
