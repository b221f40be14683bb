import { createMp3Encoder } from 'wasm-media-encoders';
import { createTune, TUNE_SAMPLES_PER_SECOND } from './tune.ts';

const KILOBITS_PER_SECOND = 32;

/** What writes tunes as MP3 files, which every player and every program for podcasts takes. */
export type TuneWriter = (name: string, seconds: number) => Buffer;

/** Makes the writer; its encoder is made once. */
export async function createTuneWriter(): Promise<TuneWriter> {
  const encoder = await createMp3Encoder();
  return (name, seconds) => {
    encoder.configure({ channels: 1, sampleRate: TUNE_SAMPLES_PER_SECOND, bitrate: KILOBITS_PER_SECOND });
    // The encoder uses its memory again, so each part is copied before the next.
    const body = Buffer.from(encoder.encode([createTune(name, seconds)]));
    return Buffer.concat([body, Buffer.from(encoder.finalize())]);
  };
}
