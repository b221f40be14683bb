import { beforeAll, expect, test } from 'vitest';
import { createTuneWriter, type TuneWriter } from './tune-mp3.ts';
import { createTune, TUNE_SAMPLES_PER_SECOND } from './tune.ts';

/** Samples in a frame of MPEG 2 layer III. */
const FRAME_SAMPLES = 576;

let write: TuneWriter;
beforeAll(async () => {
  write = await createTuneWriter();
});

/** The frames of an MP3 file by their headers: MPEG 2, layer III, 32 kbit/s, 22 050 Hz. */
function countFrames(file: Buffer): number {
  let frames = 0;
  for (let at = 0; at + 4 <= file.length; frames += 1) {
    const header = file.readUInt32BE(at);
    if (header >>> 17 !== 0b111111111111001) throw new Error(`No frame of MPEG 2 layer III at ${at}: ${header.toString(16)}`);
    const padding = (header >>> 9) & 1;
    at += Math.floor((72 * 32_000) / TUNE_SAMPLES_PER_SECOND) + padding;
  }
  return frames;
}

test('a tune is an MP3 file of the length asked for', () => {
  const seconds = (countFrames(write('anything', 5)) * FRAME_SAMPLES) / TUNE_SAMPLES_PER_SECOND;
  expect(seconds).toBeGreaterThanOrEqual(5);
  expect(seconds).toBeLessThan(5.2);
});

test('the same name gives the same file, another one another', () => {
  expect(write('one', 1).equals(write('one', 1))).toBe(true);
  expect(write('one', 1).equals(write('two', 1))).toBe(false);
});

test('a tune is never silent and never too loud', () => {
  const samples = createTune('one', 4);
  for (let start = 0; start < samples.length; start += 5000) {
    const part = samples.subarray(start, start + 5000);
    expect(Math.max(...part)).toBeGreaterThan(0.1);
  }
  expect(Math.max(...samples.map(Math.abs))).toBeLessThan(1);
});
