import { beforeEach, expect, test } from 'vitest';
import type { PlayableEpisode } from '../../lib/playable-episode.ts';
import { parseEpisodeState, type AppMessage, type EpisodeState } from './app-messages.ts';
import { createAppPlayer } from './create-app-player.ts';
import type { Player } from './player.ts';
import { isPlayingEpisode } from './player-state.ts';

const makeEpisode = (slug: string): PlayableEpisode => ({ slug, title: slug, show: null, href: `/podcast/jegyzet/${slug}`, src: `/uploads/podcast/${slug}.mp3`, picture: null, seconds: 60 });
const [first, second] = [makeEpisode('elso'), makeEpisode('masodik')];

let sent: AppMessage[];
let told: string[];
let say: (state: EpisodeState) => void;
let player: Player;
beforeEach(() => {
  [sent, told] = [[], []];
  player = createAppPlayer({ bridge: { send: (message) => sent.push(message), listen: (listener) => void (say = listener) }, onEvent: ({ type, slug }) => told.push(`${type} ${slug}`) });
});

test('it asks the app for its state, and a button shows what the app says', () => {
  expect(sent).toEqual([{ type: 'AskState' }]);
  say({ slug: 'elso', playing: true });
  expect([isPlayingEpisode(player.get(), 'elso'), isPlayingEpisode(player.get(), 'masodik')]).toEqual([true, false]);
  say({ slug: null, playing: false });
  expect(isPlayingEpisode(player.get(), 'elso')).toBe(false);
});

test('play adds the episode and plays it; nothing sounds before the app says so', () => {
  player.toggle(first);
  expect(sent.slice(1)).toEqual([{ type: 'Add', episode: first }, { type: 'Play', slug: 'elso' }]);
  expect([player.get().playing, told]).toEqual([false, []]);
  say({ slug: 'elso', playing: true });
  expect([player.get().playing, told]).toEqual([true, ['play elso']]);
});

test('what plays is paused, and played again without being added again', () => {
  player.toggle(first);
  say({ slug: 'elso', playing: true });
  player.toggle(first);
  say({ slug: 'elso', playing: false });
  player.toggle(first);
  expect(sent.slice(3)).toEqual([{ type: 'Pause', slug: 'elso' }, { type: 'Play', slug: 'elso' }]);
  expect(told).toEqual(['play elso', 'pause elso']);
});

test('another episode takes the place of the one before, which is destroyed', () => {
  say({ slug: 'regi', playing: true });
  player.toggle(second);
  expect(sent.slice(1)).toEqual([{ type: 'Destroy' }, { type: 'Add', episode: second }, { type: 'Play', slug: 'masodik' }]);
  expect(told).toEqual(['play regi', 'pause regi']);
});

test('pause says nothing to an app that is silent', () => {
  player.pause();
  say({ slug: 'elso', playing: false });
  player.pause();
  expect(sent).toHaveLength(1);
});

test.each<[unknown, EpisodeState | null]>([
  [{ type: 'episodeState', slug: 'a', playing: true }, { slug: 'a', playing: true }],
  ['{"type":"episodeState","slug":"a","playing":false}', { slug: 'a', playing: false }],
  [{ type: 'episodeState', slug: 'a' }, { slug: 'a', playing: false }],
  [{ type: 'episodeState', slug: 'a', playing: 'yes' }, { slug: 'a', playing: false }],
  [{ type: 'episodeState', playing: true }, { slug: null, playing: false }],
  [{ type: 'episodeState', slug: '', playing: true }, { slug: null, playing: false }],
  [{ type: 'height', slug: 'a' }, null],
  ['{"type":', null],
  ['', null],
  [null, null],
  [7, null],
])('the message %j says %j', (data, state) => {
  expect(parseEpisodeState(data)).toEqual(state);
});
