import { expect, test } from 'vitest';
import type { PlayableEpisode } from '../../lib/playable-episode.ts';
import { EMPTY_PLAYER, isPlayingEpisode, reducePlayer, toPlayerEvents, type PlayerAction, type PlayerState } from './player-state.ts';

const makeEpisode = (slug: string): PlayableEpisode => ({ slug, title: slug, show: 'Jegyzet', href: `/podcast/jegyzet/${slug}`, src: `/uploads/podcast/${slug}.mp3`, picture: null, seconds: 60 });
const [first, second] = [makeEpisode('elso'), makeEpisode('masodik')];
const after = (...actions: PlayerAction[]): PlayerState => actions.reduce(reducePlayer, EMPTY_PLAYER);
const add = (episode = first, position = 0): PlayerAction => ({ type: 'add', episode, position });
const playing: PlayerAction = { type: 'playing' };
const paused: PlayerAction = { type: 'paused' };

test('an episode that is added is there and silent, at the place where it was left', () => {
  expect(after(add(first, 12))).toEqual({ visible: true, minimalized: 'none', episode: first, playing: false, position: 12, duration: 60, rate: 1, failed: false });
});

test('a button says pause only while the player plays this very episode', () => {
  expect(isPlayingEpisode(EMPTY_PLAYER, 'elso')).toBe(false);
  expect(isPlayingEpisode(after(add()), 'elso')).toBe(false);
  expect(isPlayingEpisode(after(add(), playing), 'elso')).toBe(true);
  expect(isPlayingEpisode(after(add(), playing), 'masodik')).toBe(false);
  expect(isPlayingEpisode(after(add(), playing, add(second)), 'elso')).toBe(false);
  expect(isPlayingEpisode(after(add(), playing, paused), 'elso')).toBe(false);
});

test('without an episode nothing plays and nothing fails', () => {
  expect(after(playing)).toBe(EMPTY_PLAYER);
  expect(after({ type: 'failed' })).toBe(EMPTY_PLAYER);
});

test('an episode that has ended is silent and begins anew', () => {
  expect(after(add(), playing, { type: 'moved', position: 60, duration: 60 }, { type: 'ended' })).toMatchObject({ playing: false, position: 0, visible: true });
});

test('a player that was made small stays so for the next episode, and comes whole after it was closed', () => {
  const small = after(add(), { type: 'minimalize', to: 'right' }, add(second));
  expect(small).toMatchObject({ minimalized: 'right', episode: second });
  expect(reducePlayer(reducePlayer(small, { type: 'close' }), add())).toMatchObject({ minimalized: 'none', visible: true });
});

test('closing forgets the episode and keeps the speed', () => {
  expect(after(add(), playing, { type: 'rate', rate: 1.5 }, { type: 'close' })).toEqual({ ...EMPTY_PLAYER, rate: 1.5 });
});

test('a failure is told until the recording plays after all', () => {
  const failed = after(add(), playing, { type: 'failed' });
  expect(failed).toMatchObject({ failed: true, playing: false });
  expect(reducePlayer(failed, playing)).toMatchObject({ failed: false, playing: true });
});

test('a place within the same second is nothing new, and a known length is not forgotten', () => {
  const state = after(add(), { type: 'moved', position: 3.1, duration: 61 });
  expect(reducePlayer(state, { type: 'moved', position: 3.9, duration: 61 })).toBe(state);
  expect(reducePlayer(state, { type: 'moved', position: 4.1, duration: null })).toMatchObject({ position: 4.1, duration: 61 });
});

test('play and pause are told once each, and of an episode that is replaced while it plays, too', () => {
  const [silent, sounding] = [after(add()), after(add(), playing)];
  const told = (before: PlayerState, now: PlayerState) => toPlayerEvents(before, now).map(({ type, slug }) => `${type} ${slug}`);
  expect(told(EMPTY_PLAYER, silent)).toEqual([]);
  expect(told(silent, sounding)).toEqual(['play elso']);
  expect(told(sounding, reducePlayer(sounding, { type: 'moved', position: 9, duration: 60 }))).toEqual([]);
  expect(told(sounding, reducePlayer(sounding, paused))).toEqual(['pause elso']);
  expect(told(sounding, reducePlayer(sounding, { type: 'close' }))).toEqual(['pause elso']);
  expect(told(sounding, reducePlayer(sounding, add(second)))).toEqual(['pause elso']);
  expect(told(sounding, after(add(second), playing))).toEqual(['pause elso', 'play masodik']);
});
