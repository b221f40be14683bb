import { expect, test } from 'vitest';
import { toSupportDraft } from './parse-support-form.ts';

const empty = { kind: '', amount: '', otherAmount: '', name: '', email: '', accepts: false };

test('fields are read by their names', () => {
  expect(toSupportDraft({ 'gyakorisag': 'once', 'osszeg': '2500', 'mas-osszeg': '', 'nev': 'Emese', 'email': 'e@pelda.hu', 'elfogadom': 'igen' })).toEqual({ ...empty, kind: 'once', amount: '2500', name: 'Emese', email: 'e@pelda.hu', accepts: true });
});

test.each([[undefined], [null], ['x'], [{}], [{ nev: ['a', 'b'], email: { a: 1 } }], [[1, 2]]])('%j has nothing in it', (body) => {
  expect(toSupportDraft(body)).toEqual(empty);
});

test('what is endless is cut', () => {
  expect(toSupportDraft({ nev: 'x'.repeat(5000) }).name).toHaveLength(300);
});
