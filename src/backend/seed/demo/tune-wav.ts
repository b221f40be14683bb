import { seededRandom } from '../../../shared/lib/seeded-random.ts';

const SAMPLES_PER_SECOND = 8000;
const HEADER_BYTES = 44;
const NOTE_SECONDS = 0.25;
/** A pentatonic scale in hertz: whatever order its notes come in, they sound well. */
const SCALE = [220, 261.63, 293.66, 329.63, 392, 440, 523.25];

/** A WAV file (8 kHz, 8 bit, mono) with a tune that belongs to its name. */
export function createTuneWav(name: string, seconds: number): Buffer {
  const samples = Math.round(seconds * SAMPLES_PER_SECOND);
  const file = Buffer.alloc(HEADER_BYTES + samples);
  writeHeader(file, samples);
  const random = seededRandom(name);
  const notes = Array.from({ length: Math.ceil(seconds / NOTE_SECONDS) }, () => SCALE[Math.floor(random() * SCALE.length)] ?? 220);
  for (let index = 0; index < samples; index += 1) {
    const time = index / SAMPLES_PER_SECOND;
    const note = Math.floor(time / NOTE_SECONDS);
    // Each note dies away before the next, so that none begins with a click.
    const loudness = 60 * (1 - ((time - note * NOTE_SECONDS) / NOTE_SECONDS) ** 0.5);
    file[HEADER_BYTES + index] = 128 + Math.round(loudness * Math.sin(2 * Math.PI * (notes[note] ?? 220) * time));
  }
  return file;
}

function writeHeader(file: Buffer, samples: number): void {
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER_BYTES - 8 + samples, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLES_PER_SECOND, 24);
  file.writeUInt32LE(SAMPLES_PER_SECOND, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples, 40);
}
