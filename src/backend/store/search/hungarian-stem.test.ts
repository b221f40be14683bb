import { expect, test } from 'vitest';
import { toPossibleStems, toStem } from './hungarian-stem.ts';

/** Forms of one word in a line: a search by any of them finds the others. */
const FAMILIES = [
  'kutya kutyát kutyák kutyának kutyánk kutyával kutyáinkkal',
  'híd hidat hidak hídról hídon hidunk hidaival',
  'választás választások választásokon választásról választással',
  'futballista futballisták futballistát futballistával',
  'alma almát almák almával almája',
  'idő időt időben ideje idején időnk',
  'bokor bokrok bokrot bokorban',
  'szó szavak szavát szavaival szóban',
  'kő kövek kővel köveket',
  'ló lovak lovat lóval',
  'csapat csapatok csapatot csapatnak csapatával',
  'gyermek gyermekek gyermeket gyermekeink',
  'játék játékok játékot játékával',
  'miniszterelnök miniszterelnököt miniszterelnökkel',
  'magasabb legmagasabb magas',
  'tanulók tanulónak tanuló tanulókat',
  'kapott kapnak kaptam kapni kaphatott kapja kapjanak kapnunk',
  'szerettem szeretnek szeretni szeretett szeretnénk szeressenek szerethetjük',
  'dolgozik dolgoznak dolgozott dolgozni dolgozzon',
  'tesz tett tette tenni tegyen tehet tehetnek tegyük',
  'elvisz elvitte elvinni elvigyék elvihetik',
  'megy ment menni menjen mehettek mennek',
  'van volt voltak lesz legyen lenne vagyok',
  'tartani tartott tartana tart tartsák tartja',
];

test.each(FAMILIES)('forms find each other: %s', (line) => {
  const forms = line.split(' ');
  for (const typed of forms) {
    const stems = toPossibleStems(toPlain(typed));
    expect(forms.filter((form) => !stems.includes(toStem(form))), typed).toEqual([]);
  }
});

/** Words that only look alike. */
const STRANGERS = [['kar', 'karácsony'], ['párt', 'pártás'], ['termék', 'termálvíz'], ['ország', 'orsó'], ['vezet', 'vezeték'], ['szeret', 'szerel'], ['választ', 'választék'], ['játék', 'játszótér'], ['csapat', 'csapda'], ['tehetség', 'tesz']] as const;

test.each(STRANGERS)('%s does not find %s', (word, other) => {
  expect(toPossibleStems(toPlain(word))).not.toContain(toStem(other));
});

test('what is found does not depend on the accents that are typed, and the stems of a word are few', () => {
  for (const form of FAMILIES.join(' ').split(' ')) {
    expect(toPossibleStems(toPlain(form))).toContain(toStem(toPlain(form)));
    expect(toPossibleStems(toPlain(form)).length).toBeLessThanOrEqual(5);
  }
});

test('a product and a room are two stems, and one word when it is typed without accents', () => {
  expect(toStem('termékek')).not.toBe(toStem('termek'));
  expect(toPossibleStems('termekek')).toEqual(expect.arrayContaining([toStem('termékek')]));
});

test('numbers, abbreviations and other alphabets stay as they are', () => {
  expect(['2024', 'eu', 'covid19', 'мир'].map(toStem)).toEqual(['2024', 'eu', 'covid19', 'мир']);
});

test('a long word takes no time', () => {
  const started = performance.now();
  for (const word of ['a'.repeat(40), 'na'.repeat(20), 'tt'.repeat(20), 'hathet'.repeat(6)]) toPossibleStems(word);
  expect(performance.now() - started).toBeLessThan(100);
});

function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
