import { expect, test } from 'vitest';
import { toSafeHref } from './safe-href.ts';

test.each(['/cimke/vasut?oldal=2#a', '/', 'https://example.org/a', 'HTTP://example.org', 'mailto:a@example.org', 'tel:+36116123'])('%s is followed', (href) => {
  expect(toSafeHref(href)).toBe(href);
});

test.each([
  '', '#a', 'cikk.html', '//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', ' /a', 'javascript:alert(1)', 'JavaScript:alert(1)',
  'java\nscript:alert(1)', '\u0001javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:https://example.org/1', 'https:evil', 'https:///evil', 'https://@evil', 'file:///etc',
])('%j is not', (href) => {
  expect(toSafeHref(href)).toBeNull();
});
