import { expect, test } from 'vitest';
import { parsePushMessage } from './push-message.ts';

test('a message is its title, its words and a page of ours', () => {
  expect(parsePushMessage('{"title":"Tetőzik a Tisza","body":"Élőben.","url":"/belfold/2026/11/21/arviz?x=1"}')).toEqual({ title: 'Tetőzik a Tisza', body: 'Élőben.', path: '/belfold/2026/11/21/arviz?x=1' });
});

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', '', 7, null, '/a b'])('a message never leads to %j', (url) => {
  expect(parsePushMessage(JSON.stringify({ title: 'a', url })).path).toBe('/');
});

test.each([null, '', 'nonsense', '[]', '7', 'null', '{"title":""}'])('%j still shows something', (text) => {
  expect(parsePushMessage(text)).toEqual({ title: 'Friss hírünk van', body: '', path: '/' });
});
