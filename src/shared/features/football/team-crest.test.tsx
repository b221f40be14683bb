import { expect, test } from 'vitest';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { TeamCrest, toInitials } from './team-crest.tsx';

test.each([['Magyarország', 'MAG'], ['Bodrogvár SC', 'BS'], ['Nádastói Kinizsi', 'NK'], ['ÉSK', 'ÉSK'], ['1. FC Köln', 'FK'], ['', '']])('the initials of %j are %j', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});

test('a logo of ours is a picture without words; another’s host is not asked', () => {
  expect(renderInSite(<TeamCrest team={{ name: 'Bodrogvár SC', logo: '/uploads/a.svg' }} />)).toMatch(/<img [^>]*alt=""/);
  expect(renderInSite(<TeamCrest team={{ name: 'Bodrogvár SC', logo: 'https://kep.example/a.svg' }} />)).toMatch(/^<span [^>]*aria-hidden="true">BS<\/span>$/);
});
