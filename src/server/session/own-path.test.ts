import { expect, test } from 'vitest';
import { toOwnPath } from './own-path.ts';

/** Return paths that lead, or once led, some browser, proxy or framework to another host. */
const TRICKY = [
  '', ' ', '.', '..', 'evil.example', 'www.evil.example/a', '@evil.example', ':80', '?a=//evil.example', '#//evil.example',
  'https://evil.example', 'http://evil.example/', 'HTTPS://evil.example', 'https:evil.example', 'https:/evil.example', 'https:///evil.example', 'https:\\\\evil.example', 'ftp://evil.example',
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:https://evil.example/x', 'mailto:a@evil.example',
  '//evil.example', '///evil.example', '////evil.example', '//evil.example/%2f..', '//evil.example@lapszel.hu', '//lapszel.hu@evil.example', '//\tevil.example',
  '/\\evil.example', '\\/evil.example', '\\\\evil.example', '/\\/evil.example', '\\evil.example', '/\\\\evil.example', '/a/\\..\\/evil.example',
  '/%5cevil.example', '/%5Cevil.example', '/%255cevil.example', '/%5c%5cevil.example', '/%2fevil.example', '/%2Fevil.example', '/%252fevil.example', '/%2f%2fevil.example', '/%25252fevil.example', '/%2525252525252fevil.example',
  '/\tevil.example', '/\t/evil.example', '/\n/evil.example', '/\r\n/evil.example', '\t//evil.example', '/%09/evil.example', '/%0d%0a/evil.example', '/%0d%0aSet-Cookie:a=b', '/a\r\nLocation: https://evil.example', '/%00/evil.example', '/\u0000/evil.example', '/\u0085/evil.example', '/\u2028/evil.example',
  '/..//evil.example', '/.//evil.example', '/a/..//evil.example', '/%2e%2e//evil.example', '/.%2e//evil.example', '/%2e%2e%2f/evil.example', '/a//evil.example', '/;//evil.example',
  '／／evil.example', '/%', '/%zz', '/%e0%a4%a', '/%c0%af%c0%afevil.example', `/${'a'.repeat(3000)}`,
];

test('the corpus is large enough to mean something', () => {
  expect(new Set(TRICKY).size).toBeGreaterThanOrEqual(60);
});

test.each(TRICKY)('%j is refused', (text) => {
  expect(toOwnPath(text)).toBeNull();
});

/** What looks odd and is a path of ours: it stays on the site in whatever way a browser reads it. */
test.each([
  ['/', '/'],
  ['/legfrissebb?oldal=2', '/legfrissebb?oldal=2'],
  ['/belfold/2026/11/21/cikk', '/belfold/2026/11/21/cikk'],
  ['/archivum?term=//evil.example', '/archivum?term=//evil.example'],
  ['/archivum?term=\\evil', '/archivum?term=\\evil'],
  ['/archivum?term=100%25', '/archivum?term=100%25'],
  ['/cimke/árvíz', '/cimke/%C3%A1rv%C3%ADz'],
  ['/cimke/%C3%A1rv%C3%ADz', '/cimke/%C3%A1rv%C3%ADz'],
  ['/@evil.example', '/@evil.example'],
  ['/:80', '/:80'],
  ['/／evil.example', '/%EF%BC%8Fevil.example'],
  ['/a/../b', '/b'],
  ['/cikk#//evil.example', '/cikk'],
])('%j is %j', (text, path) => {
  expect(toOwnPath(text)).toBe(path);
  expect(new URL(path, 'https://lapszel.hu').origin).toBe('https://lapszel.hu');
});
