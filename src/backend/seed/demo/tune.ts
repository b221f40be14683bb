import { seededRandom } from '../../../shared/lib/seeded-random.ts';

/** Enough for a tune; a rate that every player knows. */
export const TUNE_SAMPLES_PER_SECOND = 22_050;
const NOTE_SECONDS = 0.25;
/** A pentatonic scale in hertz: whatever order its notes come in, they sound well. */
const SCALE = [220, 261.63, 293.66, 329.63, 392, 440, 523.25];
const LOUDNESS = 0.45;

/** A tune that belongs to its name, as samples between -1 and 1. */
export function createTune(name: string, seconds: number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * TUNE_SAMPLES_PER_SECOND));
  const random = seededRandom(name);
  const notes = Array.from({ length: Math.ceil(seconds / NOTE_SECONDS) }, () => SCALE[Math.floor(random() * SCALE.length)] ?? 220);
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / TUNE_SAMPLES_PER_SECOND;
    const note = Math.floor(time / NOTE_SECONDS);
    // Each note dies away before the next, so that none begins with a click.
    const loudness = LOUDNESS * (1 - ((time - note * NOTE_SECONDS) / NOTE_SECONDS) ** 0.5);
    samples[index] = loudness * Math.sin(2 * Math.PI * (notes[note] ?? 220) * time);
  }
  return samples;
}
