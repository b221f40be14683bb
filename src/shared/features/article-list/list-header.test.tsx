import { expect, test } from 'vitest';
import type { ComponentProps } from 'react';
import { makeAuthor } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { ListHeader } from './list-header.tsx';

function renderHeader(overrides: Partial<ComponentProps<typeof ListHeader>> = {}): string {
  return renderInSite(<ListHeader title="Belföld" kind="superTag" page={1} totalItems={12_345} logo={null} author={null} sponsor={null} rss={null} {...overrides} />);
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

test('its placeholders are left to the browser', () => {
  const html = renderHeader({ sponsor: { ...sponsor, ctLink: 'https://partner.example/?hely=[location]&ido=[timestamp]' } });
  expect(html).toContain('href="https://partner.example/?hely=&amp;ido="');
  expect(html).toContain('data-action="fill-link" data-template="https://partner.example/?hely=[location]&amp;ido=[timestamp]"');
});

test.each(['javascript:alert(1)', null])('with the address %j it is text', (ctLink) => {
  const html = renderHeader({ sponsor: { ...sponsor, ctLink } });
  expect(html).toContain('A rovat támogatója a Keréknyom');
  expect(html).not.toContain('<a ');
});

test('a list that has an emblem shows it, and a portrait goes before it', () => {
  expect(renderHeader({ logo: 'szepkilatas' })).toMatch(/<img src="[^"]*szepkilatas[^"]*" alt="" width="64" height="64" fetchPriority="low"\/><div>/);
  expect(renderHeader({ logo: 'szepkilatas', author: makeAuthor({ avatarSrc: '/uploads/authors/dobrai.jpg' }) })).not.toContain('.svg');
  expect(renderHeader({ logo: 'belfold' })).not.toContain('<img');
});

test('a list with a feed links to it, by a name of its own', () => {
  expect(renderHeader({ rss: '/rss/rovat/belfold' })).toMatch(/<a href="\/rss\/rovat\/belfold" type="application\/rss\+xml" aria-label="Belföld: RSS-csatorna"[^>]*>RSS<\/a>/);
  expect(renderHeader()).not.toContain('RSS');
});

test('a supplement says what it is and what it is about', () => {
  const html = renderHeader({ kind: 'supplement', title: 'EP 2024', totalItems: null, lead: 'Az európai parlamenti választás.' });
  expect(html).toContain('Melléklet');
  expect(html).toContain('<h1>EP 2024</h1><p>Az európai parlamenti választás.</p>');
  expect(html).not.toContain('cikk');
});
