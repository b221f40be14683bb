import { describe, expect, test } from 'vitest';
import { editions } from '../../config/editions/editions.ts';
import { decideSupport, parseAmount, type SupportDraft } from './support-order.ts';

const draft: SupportDraft = { kind: 'monthly', amount: '2500', otherAmount: '', name: ' Kapuvári  Emese ', email: ' emese@pelda.hu ', accepts: true };

describe('an amount', () => {
  test.each([
    ['5000', 5000],
    ['5 000', 5000],
    ['5\u00a0000', 5000],
    ['5\u202f000', 5000],
    ['5.000', 5000],
    ['1 250 000', 1_250_000],
    ['5000 Ft', 5000],
    ['5 000 ft.', 5000],
    ['5000,-', 5000],
    ['50,00 lei', 50],
    ['50 RON', 50],
    ['0', 0],
  ])('%j is %i', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  test.each(['', 'ötezer', '-5000', '5,5', '5.5', '5 00', '50 0000', '1e6', '0x10', '5000€', '١٢٣', '12345678901234'])('%j is none', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});

describe('a form', () => {
  test('that is filled in is a wish, without needless space', () => {
    expect(decideSupport(draft, editions.main)).toEqual({ wish: { kind: 'monthly', amount: 2500, name: 'Kapuvári Emese', email: 'emese@pelda.hu' } });
  });

  test('counts what was typed in before what is ticked', () => {
    expect(decideSupport({ ...draft, otherAmount: '7 500 Ft' }, editions.main)).toMatchObject({ wish: { amount: 7500 } });
  });

  test.each([
    ['main', '500', true],
    ['main', '499', false],
    ['main', '1 000 000', true],
    ['main', '1 000 001', false],
    ['regional', '5', true],
    ['regional', '4', false],
    ['regional', '10 000', true],
    ['regional', '10 001', false],
  ] as const)('of the %s edition may give %s: %s', (edition, otherAmount, isTaken) => {
    expect('wish' in decideSupport({ ...draft, otherAmount }, editions[edition])).toBe(isTaken);
  });

  test.each([
    ['no kind', { kind: '' }, 'gyakorisag', 'Válassza ki'],
    ['another kind', { kind: 'yearly' }, 'gyakorisag', 'Válassza ki'],
    ['no amount', { amount: '' }, 'osszeg', 'Válasszon egy összeget'],
    ['a ticked amount that is none', { amount: 'sok' }, 'osszeg', 'számjegyekkel'],
    ['a typed amount that is none', { otherAmount: 'sok' }, 'mas-osszeg', 'számjegyekkel'],
    ['too small an amount', { otherAmount: '1' }, 'mas-osszeg', 'A legkisebb összeg 500\u00a0Ft'],
    ['too large an amount', { otherAmount: '9999999' }, 'mas-osszeg', 'A legnagyobb összeg 1\u00a0000\u00a0000\u00a0Ft'],
    ['no name', { name: '  ' }, 'nev', 'Írja be a nevét'],
    ['a name that shows nothing', { name: '\u200b\u2060' }, 'nev', 'Írja be a nevét'],
    ['an endless name', { name: 'x'.repeat(101) }, 'nev', 'Írja be a nevét'],
    ['no address', { email: '' }, 'email', 'Írja be az e-mail-címét'],
    ['an address without its end', { email: 'emese@pelda' }, 'email', 'Ez nem e-mail-cím'],
    ['two addresses', { email: 'a@b.hu, c@d.hu' }, 'email', 'Ez nem e-mail-cím'],
    ['no consent', { accepts: false }, 'elfogadom', 'jelölje be'],
  ])('with %s is told so at its field alone', (_, change, field, sentence) => {
    const decided = decideSupport({ ...draft, ...change }, editions.main);
    expect(decided).toEqual({ problems: { form: null, fields: { [field]: expect.stringContaining(sentence) } } });
  });

  test('that is empty is told of every field', () => {
    const decided = decideSupport({ kind: '', amount: '', otherAmount: '', name: '', email: '', accepts: false }, editions.main);
    expect('problems' in decided && Object.keys(decided.problems.fields)).toEqual(['gyakorisag', 'osszeg', 'nev', 'email', 'elfogadom']);
  });
});
