import { expect, test } from 'vitest';
import type { ComponentProps } from 'react';
import { makeAuthor } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { ListHeader } from './list-header.tsx';

function renderHeader(overrides: Partial<ComponentProps<typeof ListHeader>> = {}): string {
  return renderInSite(<ListHeader title="Belföld" kind="superTag" page={1} totalItems={12_345} author={null} sponsor={null} {...overrides} />);
}

test('the header has one title, says what it is and how much there is', () => {
  const html = renderHeader();
  expect(html).toContain('<h1>Belföld</h1>');
  expect(html).toContain('Rovat');
  expect(html).toContain('12\u00a0345 cikk');
});

test('an author has a portrait, a name and a title', () => {
  const html = renderHeader({ title: 'Dobrai Nóra', kind: 'author', author: makeAuthor({ avatarSrc: '/uploads/authors/dobrai.jpg' }) });
  expect(html).toContain('/uploads/authors/dobrai.jpg/11');
  expect(html).toContain('<h1>Dobrai Nóra</h1>');
  expect(html).toContain('újságíró, belföld');
});

test('from page 2 on the header says the page', () => {
  expect(renderHeader({ page: 2 })).toContain('2. oldal');
  expect(renderHeader()).not.toContain('oldal');
});

const sponsor = { avCode: null, ctLink: 'https://partner.example/a', description: 'A rovat támogatója a Keréknyom', cssClass: null };

test('a sponsored line leads to the sponsor', () => {
  expect(renderHeader({ sponsor })).toContain('<a href="https://partner.example/a" target="_blank" rel="sponsored noopener">A rovat támogatója a Keréknyom</a>');
});

test.each(['https://partner.example/?hely=[location]', 'https://partner.example/?ido=[timestamp]', 'javascript:alert(1)', null])('with the address %j it is text', (ctLink) => {
  const html = renderHeader({ sponsor: { ...sponsor, ctLink } });
  expect(html).toContain('A rovat támogatója a Keréknyom');
  expect(html).not.toContain('<a ');
});
