import { expect, test } from 'vitest';
import { toOutsideAddress } from './outside-address.ts';

test.each(['https://partner.example/ajanlat', 'http://partner.example/'])('%s is a web address', (address) => {
  expect(toOutsideAddress(address)).toBe(address);
});

test.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', '/rovat/belfold', '', null])('%j is none', (address) => {
  expect(toOutsideAddress(address)).toBeNull();
});
