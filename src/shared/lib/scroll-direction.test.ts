import { expect, test } from 'vitest';
import { createScrollState, nextScrollState } from './scroll-direction.ts';

const directions = (...positions: number[]) => {
  let state = createScrollState(positions[0] ?? 0);
  return positions.slice(1).map((y) => {
    state = nextScrollState(state, y);
    return state.direction;
  });
};

test('down counts after the threshold', () => {
  expect(directions(0, 29, 40, 60)).toEqual([null, null, 'down']);
  expect(directions(0, 30)).toEqual(['down']);
});

test('a turn counts after the hysteresis, measured from the farthest point', () => {
  expect(directions(0, 500, 600, 551, 550)).toEqual(['down', 'down', 'down', 'up']);
  expect(directions(0, 500, 400, 350, 399, 400)).toEqual(['down', 'up', 'up', 'up', 'down']);
});

test('slow steps move the farthest point too', () => {
  expect(directions(0, 500, 520, 540, 491, 490)).toEqual(['down', 'down', 'down', 'down', 'up']);
});

test('trembling does not turn', () => {
  expect(directions(0, 500, 470, 500, 470, 500)).toEqual(Array(5).fill('down'));
});

test('near the top there is no direction, however small the last move', () => {
  expect(directions(0, 60, 29)).toEqual(['down', null]);
  expect(directions(0, 60, -15, 20)).toEqual(['down', null, null]);
});

test('a page opened half way waits for the threshold either way', () => {
  expect(directions(1000, 1029, 1030)).toEqual([null, 'down']);
  expect(directions(1000, 971, 970)).toEqual([null, 'up']);
});
