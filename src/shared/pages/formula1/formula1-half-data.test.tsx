import { expect, test } from 'vitest';
import { FORMULA1_YEAR, formula1Answers, showFormula1 } from '../../../../test/support/show-formula1.tsx';
import { toServicePath, type ServiceAnswers } from '../../../../test/support/formula1-service.ts';
import { isAppError } from '../../lib/errors.ts';

/** Each payload with the addresses that show it. */
const CASES: readonly (readonly [path: string, addresses: readonly string[]])[] = [
  ['seasons', ['/f1']],
  [`races/${FORMULA1_YEAR}`, ['/f1', '/f1?futam=21']],
  [`races/${FORMULA1_YEAR - 1}`, ['/f1?szezon=2025']],
  ['result/21', ['/f1']],
  ['result/-21', ['/f1?futam=-21']],
  ['result/11', ['/f1?futam=11']],
  ['circuit/7', ['/f1']],
  [`drivers/${FORMULA1_YEAR}`, ['/f1?oldal=versenyzok', '/f1?oldal=pontverseny']],
  [`teams/${FORMULA1_YEAR}`, ['/f1?oldal=csapatok', '/f1?oldal=konstruktor']],
  ['team/1', ['/f1?oldal=csapatok&csapat=1']],
  ['driver/1', ['/f1?oldal=versenyzok&versenyzo=1']],
  [`season-points/${FORMULA1_YEAR}`, ['/f1?oldal=pontverseny', '/f1?oldal=konstruktor']],
];

type Step = string | number;

/** Every field of a payload; of lists the first item stands for all. */
function fieldsOf(value: unknown, way: readonly Step[] = []): (readonly Step[])[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : [[...way, 0], ...fieldsOf(value[0], [...way, 0])];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [[...way, name], ...fieldsOf(field, [...way, name])]);
}

/** The payload with one field null, or not there at all. */
function change(value: unknown, [step, ...rest]: readonly Step[], to: 'null' | 'missing'): unknown {
  if (step === undefined) return null;
  if (Array.isArray(value)) return value.flatMap((item, index) => (index === step ? (rest.length === 0 && to === 'missing' ? [] : [change(item, rest, to)]) : [item]));
  const fields = Object.entries(Object(value));
  return Object.fromEntries(fields.flatMap(([name, field]) => (name === step ? (rest.length === 0 && to === 'missing' ? [] : [[name, change(field, rest, to)]]) : [[name, field]])));
}

async function expectSense(address: string, answers: ServiceAnswers, what: string): Promise<void> {
  try {
    const { text, html } = await showFormula1(address, answers);
    expect(text, what).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
    expect(html, what).toMatch(/<h1>[^<]{3,}<\/h1>/);
    expect(text, what).not.toMatch(/· ·|: ,|\(\s*\)|\/ kör/);
  } catch (error) {
    // What an id is gone of is not there any more.
    if (!isAppError(error) || error.code !== 'NOT_FOUND') throw new Error(`${what}: ${String(error)}`, { cause: error });
  }
}

test.each(CASES)('every field of %s may be null or missing', async (path, addresses) => {
  const answers = formula1Answers();
  const key = toServicePath(path);
  const fields = fieldsOf(answers[key]);
  expect(fields.length).toBeGreaterThan(2);
  for (const to of ['null', 'missing'] as const) {
    for (const way of fields) {
      const changed = { ...answers, [key]: change(answers[key], way, to) };
      for (const address of addresses) await expectSense(address, changed, `${address}: ${path} ${way.join('.')} ${to}`);
    }
  }
});

test.each(CASES)('%s may be empty, or not be there', async (path, addresses) => {
  const { [toServicePath(path)]: _, ...others } = formula1Answers();
  expect(Object.keys(others)).not.toContain(toServicePath(path));
  for (const address of addresses) {
    await expectSense(address, { ...others, [toServicePath(path)]: {} }, `${address}: ${path} empty`);
    await expectSense(address, others, `${address}: no ${path}`);
  }
});

test('nothing of the fields goes by unshown: a page without them says that there is no information', async () => {
  const answers = { ...formula1Answers(), [toServicePath('team/1')]: {}, [toServicePath('driver/1')]: {}, [toServicePath('circuit/7')]: {} };
  for (const address of ['/f1?oldal=csapatok&csapat=1', '/f1?oldal=versenyzok&versenyzo=1', '/f1']) expect((await showFormula1(address, answers)).text).toContain('Nincs még elérhető információ.');
});

const ROW = /<td>[^<]*<\/td><th scope="row">/g;
const WEEKEND = /<li><a href="\/f1\?szezon=2026&amp;verseny=\d(?:&amp;futam=\d+)?"/g;

test.each<[path: string, address: string, item: RegExp, without: readonly string[]]>([
  ['result/21', '/f1', ROW, ['items', 'items.0', 'items.0.driver', 'items.0.driver.id']],
  [`races/${FORMULA1_YEAR}`, '/f1', WEEKEND, ['items', 'items.0', 'items.0.id', 'items.0.competition', 'items.0.competition.id']],
  [`drivers/${FORMULA1_YEAR}`, '/f1?oldal=pontverseny', ROW, ['items', 'items.0']],
  [`teams/${FORMULA1_YEAR}`, '/f1?oldal=konstruktor', ROW, ['items', 'items.0']],
])('of %s only an item that cannot be told from others is left out', async (path, address, item, without) => {
  const answers = formula1Answers();
  const key = toServicePath(path);
  const count = async (payload: unknown) => [...(await showFormula1(address, { ...answers, [key]: payload })).html.matchAll(item)].length;
  const whole = await count(answers[key]);
  expect(whole).toBeGreaterThan(1);
  for (const way of fieldsOf(answers[key])) {
    const name = way.join('.');
    const expected = without.includes(name) ? (name === 'items' ? 0 : whole - 1) : whole;
    for (const to of ['null', 'missing'] as const) expect(await count(change(answers[key], way, to)), `${name} ${to}`).toBe(expected);
  }
});
