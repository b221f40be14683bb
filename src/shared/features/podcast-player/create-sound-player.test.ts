import { beforeEach, expect, test } from 'vitest';
import type { PlayableEpisode } from '../../lib/playable-episode.ts';
import { createSoundPlayer, type SoundEvent } from './create-sound-player.ts';
import type { SoundPlayer } from './player.ts';

const makeEpisode = (slug: string): PlayableEpisode => ({ slug, title: slug, show: null, href: `/podcast/jegyzet/${slug}`, src: `/uploads/podcast/${slug}.mp3`, picture: null, seconds: 60 });
const [first, second] = [makeEpisode('elso'), makeEpisode('masodik')];

/** What the sound was asked for, what the world was told, what is remembered; `tell` is the sound's voice. */
let asked: string[];
let told: string[];
let places: Record<string, number>;
let rate: number;
let tell: (event: SoundEvent) => void;
let player: SoundPlayer;

beforeEach(() => {
  [asked, told, places, rate] = [[], [], {}, 1];
  player = createSoundPlayer({
    sound: {
      load: (src, position) => asked.push(`load ${src} ${position}`),
      play: () => asked.push('play'),
      pause: () => asked.push('pause'),
      seek: (seconds) => asked.push(`seek ${seconds}`),
      setRate: (value) => asked.push(`rate ${value}`),
      unload: () => asked.push('unload'),
      listen: (listener) => {
        tell = listener;
      },
    },
    memory: {
      recallPosition: (slug) => places[slug] ?? 0,
      rememberPosition: (slug, seconds) => void (places[slug] = seconds),
      recallRate: () => rate,
      rememberRate: (value) => void (rate = value),
    },
    onEvent: ({ type, slug }) => told.push(`${type} ${slug}`),
  });
});

const move = (position: number) => tell({ type: 'moved', position, duration: 60 });

test('play sets the episode and tells of it when the sound is there; pause tells of the pause', () => {
  player.toggle(first);
  expect(asked).toEqual(['load /uploads/podcast/elso.mp3 0', 'rate 1', 'play']);
  expect([player.get().playing, told]).toEqual([false, []]);
  tell({ type: 'playing' });
  expect([player.get().playing, told]).toEqual([true, ['play elso']]);
  player.toggle(first);
  expect(asked.at(-1)).toBe('pause');
  tell({ type: 'paused' });
  expect([player.get().playing, told]).toEqual([false, ['play elso', 'pause elso']]);
  player.toggle(first);
  expect(asked.slice(3)).toEqual(['pause', 'play']);
});

test('another episode begins where it was left, and the place of the one before is kept', () => {
  places = { masodik: 33 };
  player.toggle(first);
  tell({ type: 'playing' });
  move(7.5);
  player.toggle(second);
  expect(asked).toContain('load /uploads/podcast/masodik.mp3 33');
  expect(player.get()).toMatchObject({ episode: second, position: 33 });
  expect(places).toEqual({ elso: 7.5, masodik: 33 });
});

test('the place is written down every five seconds and at a pause', () => {
  player.toggle(first);
  for (const place of [1, 2, 4.9]) move(place);
  expect(places).toEqual({});
  move(5.2);
  expect(places).toEqual({ elso: 5.2 });
  move(7);
  tell({ type: 'paused' });
  expect(places).toEqual({ elso: 7 });
});

test('what was heard to its end begins anew', () => {
  player.toggle(first);
  move(52);
  expect(places).toEqual({ elso: 0 });
  tell({ type: 'ended' });
  expect(places).toEqual({ elso: 0 });
});

test('seeking and skipping stay within the recording', () => {
  player.toggle(first);
  move(10);
  player.skip(-15);
  player.skip(30);
  player.seek(999);
  expect(asked.slice(3)).toEqual(['seek 0', 'seek 30', 'seek 60']);
  expect(player.get().position).toBe(60);
});

test('the speed is kept for the next episode and the next visit', () => {
  player.toggle(first);
  player.setRate(1.5);
  player.toggle(second);
  expect(asked.filter((call) => call.startsWith('rate'))).toEqual(['rate 1', 'rate 1.5', 'rate 1.5']);
  expect(rate).toBe(1.5);
});

test('closing ends the sound, and nothing can be resumed after it', () => {
  player.toggle(first);
  tell({ type: 'playing' });
  player.close();
  player.resume();
  player.seek(5);
  expect(asked.slice(3)).toEqual(['unload']);
  expect(told).toEqual(['play elso', 'pause elso']);
  expect(player.get()).toMatchObject({ visible: false, episode: null });
});
