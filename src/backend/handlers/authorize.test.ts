import { expect, test } from 'vitest';
import { endpoints } from '../../shared/contract/endpoints/endpoint-table.ts';
import { authorize } from './authorize.ts';

const TOKEN = 'a-token-of-the-newsroom';

test('the newsroom\'s token makes an editor, where a row knows viewers', () => {
  expect(authorize(endpoints.newsroomArticleCreate, `Bearer ${TOKEN}`, TOKEN)).toBe('editor');
  expect(authorize(endpoints.article, `Bearer ${TOKEN}`, TOKEN)).toBe('editor');
  expect(authorize(endpoints.frontendInit, `Bearer ${TOKEN}`, TOKEN)).toBe('anonymous');
});

test.each([undefined, '', 'Bearer', 'Bearer x', TOKEN, `bearer ${TOKEN}`, `Bearer ${TOKEN} `])('%j makes a reader, and opens no newsroom call', (header) => {
  expect(authorize(endpoints.article, header, TOKEN)).toBe('anonymous');
  expect(() => authorize(endpoints.newsroomArticleCreate, header, TOKEN)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
});

test('without a token in the settings nobody is an editor', () => {
  expect(authorize(endpoints.article, 'Bearer ', null)).toBe('anonymous');
  expect(() => authorize(endpoints.purges, 'Bearer null', null)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
});
