import { expect, test } from 'vitest';
import { endpoints } from '../../shared/contract/endpoints/endpoint-table.ts';
import { authorize } from './authorize.ts';

const TOKENS = { newsroom: 'a-token-of-the-newsroom', edge: 'a-token-of-the-edges' };
const NEWSROOM = `Bearer ${TOKENS.newsroom}`;
const EDGE = `Bearer ${TOKENS.edge}`;
const unauthenticated = expect.objectContaining({ code: 'UNAUTHENTICATED' });

test('the newsroom\'s token makes an editor, where a row knows viewers', () => {
  expect(authorize(endpoints.newsroomArticleCreate, NEWSROOM, TOKENS)).toBe('editor');
  expect(authorize(endpoints.article, NEWSROOM, TOKENS)).toBe('editor');
  expect(authorize(endpoints.frontendInit, NEWSROOM, TOKENS)).toBe('anonymous');
});

test('the purge log opens to edges and to the newsroom', () => {
  expect(authorize(endpoints.purges, EDGE, TOKENS)).toBe('editor');
  expect(authorize(endpoints.purges, NEWSROOM, TOKENS)).toBe('editor');
});

test('an edge is no editor and opens no newsroom call', () => {
  expect(authorize(endpoints.article, EDGE, TOKENS)).toBe('anonymous');
  expect(() => authorize(endpoints.newsroomArticleCreate, EDGE, TOKENS)).toThrow(unauthenticated);
});

test.each([undefined, '', 'Bearer', 'Bearer x', TOKENS.newsroom, `bearer ${TOKENS.newsroom}`, `${NEWSROOM} `])('%j makes a reader, and opens neither newsroom nor log', (header) => {
  expect(authorize(endpoints.article, header, TOKENS)).toBe('anonymous');
  expect(() => authorize(endpoints.newsroomArticleCreate, header, TOKENS)).toThrow(unauthenticated);
  expect(() => authorize(endpoints.purges, header, TOKENS)).toThrow(unauthenticated);
});

test('without tokens in the settings nobody is an editor', () => {
  const none = { newsroom: null, edge: null };
  expect(authorize(endpoints.article, 'Bearer ', none)).toBe('anonymous');
  expect(() => authorize(endpoints.newsroomArticleCreate, 'Bearer null', none)).toThrow(unauthenticated);
  expect(() => authorize(endpoints.purges, 'Bearer null', none)).toThrow(unauthenticated);
});
