import { expect, test } from 'vitest';
import { toCapacityText, toCountText, toBirthdayText, toFactText, toFinishText, toPlaceText, toRecordText, toYearText } from './fact-text.ts';

test.each<[string, string | null, string | null]>([
  ['a count', toCountText(1234.5), '1\u00a0234,5'],
  ['a year', toYearText(1950), '1950'],
  ['a place', toPlaceText(1), '1. hely'],
  ['a day', toBirthdayText('1997-09-30'), '1997. szeptember 30.'],
  ['a day of no month', toBirthdayText('1997-13-30'), '1997-13-30'],
  ['a day in other words', toBirthdayText('1997 ősze'), '1997 ősze'],
  ['a finish', toFinishText({ position: 1, number: 248 }), '1. hely, 248 alkalommal'],
  ['a finish of unknown number', toFinishText({ position: 2, number: null }), '2. hely'],
  ['a finish of no place', toFinishText({ position: null, number: 3 }), null],
  ['a record', toRecordText({ time: '1:16.627', driver: 'Lewis Hamilton', year: '2020' }), '1:16.627 (Lewis Hamilton, 2020)'],
  ['a record of nobody', toRecordText({ time: '1:16.627', driver: null, year: null }), '1:16.627'],
  ['a record of no time', toRecordText({ time: null, driver: 'Lewis Hamilton', year: '2020' }), null],
  ['a capacity', toCapacityText(70_000), '70\u00a0000 néző'],
  ['an empty text', toFactText('  '), null],
])('%s', (_, text, expected) => {
  expect(text).toBe(expected);
});

test('what is not known is nothing', () => {
  expect([toCountText(null), toYearText(null), toPlaceText(null), toBirthdayText(null), toFinishText(null), toRecordText(null), toCapacityText(null), toFactText(null)]).toEqual(Array.from({ length: 8 }, () => null));
});
