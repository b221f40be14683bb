import { expect, test } from 'vitest';
import { frameTextsHu } from '../../config/texts-frame.ts';
import { toWeatherWord } from './figures.ts';

test.each(Object.entries(frameTextsHu.weather))('the weather code "%s" is read as "%s", and so is that word itself', (code, word) => {
  expect(toWeatherWord(code)).toBe(word);
  expect(toWeatherWord(word)).toBe(word);
});

test('a code is known in capitals too', () => {
  expect(toWeatherWord('Partly-Cloudy')).toBe('gyengén felhős');
});

test.each(['volcanic-ash', '', 'constructor'])('the unknown condition "%s" has no word', (condition) => {
  expect(toWeatherWord(condition)).toBeNull();
});
