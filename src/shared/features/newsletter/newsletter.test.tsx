import { expect, test } from 'vitest';
import { makeSiteData } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterPromo } from './newsletter-promo.tsx';

const lists = [
  { code: 'reggeli-lap', name: 'Reggeli lap', description: 'Munkanapokon.' },
  { code: 'heti-valogatas', name: 'Heti válogatás', description: null },
];

test('the form offers every list and ticks none by itself', () => {
  const html = renderInSite(<NewsletterForm lists={lists} refused={null} />);
  expect(html).toMatch(/<form [^>]*action="\/dokumentum\/feliratkozas-hirlevelekre" method="post"/);
  expect(html.match(/type="checkbox"/g)).toHaveLength(2);
  expect(html).not.toContain('checked');
  expect(html).not.toContain('role="alert"');
});

test('a refused form keeps what was filled in and ties each problem to its field', () => {
  const draft = { email: 'nem cím', firstName: 'Emese', lastName: 'Kapuvári', listCodes: ['reggeli-lap'] };
  const html = renderInSite(<NewsletterForm lists={lists} refused={{ draft, problems: { form: null, fields: { email: 'Rossz cím.', hirlevel: 'Nincs lista.' } } }} />);
  expect(html).toMatch(/<input [^>]*aria-invalid="true" aria-describedby="email-hint email-problem"[^>]*/);
  expect(html).toContain('value="nem cím"');
  expect(html).toMatch(/<fieldset id="hirlevel" tabindex="-1" aria-describedby="hirlevel-problem"/i);
  expect(html).toContain('<a href="#hirlevel">Nincs lista.</a>');
  expect(html).toMatch(/<input [^>]*checked=""[^>]*value="reggeli-lap"|value="reggeli-lap"[^>]*checked=""/);
});

test('the promo is a plain form, with its buttons out of reach until somebody listens', () => {
  const html = renderInSite(<NewsletterPromo place="article" />);
  expect(html).toContain('name="hirlevel" value="heti-valogatas"');
  expect(html).toMatch(/class="[^"]*idle[^"]*"><button type="button">Most nem/);
});

test('beside English texts there is none', () => {
  expect(renderInSite(<NewsletterPromo place="article" />, makeSiteData({ language: 'en' }))).toBe('');
});
