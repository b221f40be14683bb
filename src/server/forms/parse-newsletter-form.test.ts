import { expect, test } from 'vitest';
import { toNewsletterDraft } from './parse-newsletter-form.ts';

test('one box is a list of one, several are a list, each once', () => {
  expect(toNewsletterDraft({ email: ' a@b.hu ', hirlevel: 'x' })).toEqual({ email: 'a@b.hu', firstName: '', lastName: '', listCodes: ['x'] });
  expect(toNewsletterDraft({ vezeteknev: 'Kapuvári', keresztnev: 'Emese', hirlevel: ['x', 'y', 'x', ''] })).toEqual({ email: '', firstName: 'Emese', lastName: 'Kapuvári', listCodes: ['x', 'y'] });
});

test.each([[undefined], [null], ['text'], [[]], [{ email: ['a', 'b'], hirlevel: { a: 1 } }]])('%j is an empty form', (body) => {
  expect(toNewsletterDraft(body)).toEqual({ email: '', firstName: '', lastName: '', listCodes: [] });
});
