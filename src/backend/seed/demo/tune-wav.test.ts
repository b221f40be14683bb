import { expect, test } from 'vitest';
import { createTuneWav } from './tune-wav.ts';

test('a tune is a WAV file of the length asked for', () => {
  const file = createTuneWav('anything', 3);
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect(file.toString('latin1', 8, 16)).toBe('WAVEfmt ');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.readUInt32LE(40) / file.readUInt32LE(28)).toBe(3);
});

test('it is never silent, and belongs to its name', () => {
  const seconds = 4;
  const samples = createTuneWav('one', seconds).subarray(44);
  for (let start = 0; start < samples.length; start += 2000) {
    const part = samples.subarray(start, start + 2000);
    expect(Math.max(...part) - Math.min(...part)).toBeGreaterThan(40);
  }
  expect(createTuneWav('one', seconds)).toEqual(createTuneWav('one', seconds));
  expect(createTuneWav('one', seconds)).not.toEqual(createTuneWav('two', seconds));
});
