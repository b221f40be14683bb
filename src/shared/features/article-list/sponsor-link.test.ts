import { expect, test } from 'vitest';
import { fillSponsorLink, toSponsorLink } from './sponsor-link.ts';

test('the HTML gets no value of a reader: the places of both placeholders are empty', () => {
  expect(toSponsorLink('https://partner.example/k?hely=[location]&ido=[timestamp]')).toEqual({
    href: 'https://partner.example/k?hely=&ido=',
    template: 'https://partner.example/k?hely=[location]&ido=[timestamp]',
  });
});

test('the browser fills every place, and a page cannot change the sponsor by its address', () => {
  const filled = fillSponsorLink('https://partner.example/k?hely=[location]&ido=[timestamp]&ujra=[timestamp]', 'https://lapszel.hu/rovat/a?x=1&ido=2#[timestamp]', 1_700_000_000_000);
  expect(filled).toBe('https://partner.example/k?hely=https%3A%2F%2Flapszel.hu%2Frovat%2Fa%3Fx%3D1%26ido%3D2%23%5Btimestamp%5D&ido=1700000000000&ujra=1700000000000');
});

test('an address without placeholders is whole', () => {
  expect(toSponsorLink('https://partner.example/a')).toEqual({ href: 'https://partner.example/a', template: null });
});

test.each(['javascript:alert([location])', 'https://[location]/', '/belfold', '', null])('%j leads nowhere', (ctLink) => {
  expect(toSponsorLink(ctLink)).toBeNull();
});
