import { expect, test } from 'vitest';
import { redirectRows, type RedirectRow } from '../config/redirects.ts';
import { validateRedirects } from './validate-redirects.ts';

const row = (from: string, to: string, more: Partial<RedirectRow> = {}): RedirectRow => ({ from, to, status: 301, keepQuery: true, ...more });

test('the configured redirects are valid', () => {
  expect(() => validateRedirects(redirectRows)).not.toThrow();
});

test.each([
  ['a loop of two', [row('/a', '/b'), row('/b', '/a')]],
  ['a row that leads to itself in other letters', [row('/a', '/A')]],
  ['a loop through a placeholder', [row('/a/{x}', '/b/{x}'), row('/b/kör', '/a/kör')]],
  ['a loop through two placeholders', [row('/b/x/{y}', '/c/{y}/x'), row('/c/z/{w}', '/b/{w}/z')]],
  ['a path that grows for ever', [row('/a/{rest...}', '/a/b/{rest...}')]],
  ['a loop in one edition', [row('/a', '/b', { edition: 'regional' }), row('/b', '/a')]],
  ['a chain too long', Array.from({ length: 11 }, (_, index) => row(`/s${index}`, `/s${index + 1}`))],
])('%s is refused', (_, rows) => {
  expect(() => validateRedirects(rows)).toThrow(/loop/);
});

test('opposite rules of two editions are no loop', () => {
  expect(() => validateRedirects([row('/a', '/b', { edition: 'main' }), row('/b', '/a', { edition: 'regional' })])).not.toThrow();
});

test('a chain of ten rules is followed to its end, and one more host ends any chain', () => {
  expect(() => validateRedirects(Array.from({ length: 10 }, (_, index) => row(`/s${index}`, `/s${index + 1}`)))).not.toThrow();
  expect(() => validateRedirects([row('/shop', '/shop', { host: 'shop' })])).not.toThrow();
});

test.each([
  ['an address of another host', row('/a', 'https://example.org/'), /outside host/],
  ['an address without a scheme', row('/a', '//example.org/'), /outside host/],
  ['a backslash for a slash', row('/a', '/\\example.org'), /outside host/],
  ['a path without a slash', row('a', '/b'), /starts with one slash/],
  ['a query', row('/a', '/b?x=1'), /no query/],
  ['a placeholder first', row('/{any}', '/b'), /must be a literal/],
  ['the front page', row('/', '/b'), /must be a literal/],
  ['a placeholder that is not caught', row('/a/{x}', '/b/{y}'), /\{y\}/],
  ['a rest in the middle', row('/a/{rest...}/b', '/c/{rest...}'), /at the end/],
  ['a live-blog address', row('/a', '/b/elo'), /\/elo/],
])('%s is refused', (_, bad, message) => {
  expect(() => validateRedirects([bad])).toThrow(message);
});

test('two rules for one path are refused', () => {
  expect(() => validateRedirects([row('/a', '/b'), row('/A', '/c', { edition: 'main' })])).toThrow(/Two rules for \/A/);
});

test('every problem is listed at once', () => {
  expect(() => validateRedirects([row('a', '/b'), row('/c', '/d?x')])).toThrow(/from".*\n.*no query/s);
});
