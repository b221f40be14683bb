import { describe, expect, it } from 'vitest';
import { SEED_AUTHORS } from '../taxonomy.ts';
import { drawAvatar } from './draw-avatar.ts';

describe('drawAvatar', () => {
  it('draws the same face for the same name', () => {
    expect(drawAvatar('Bartos Ilka')).toEqual(drawAvatar('Bartos Ilka'));
  });

  it('draws another face for every author of the demo newsroom', () => {
    expect(new Set(SEED_AUTHORS.map(({ name }) => drawAvatar(name).svg)).size).toBe(SEED_AUTHORS.length);
  });

  it('is an 800 px square', () => {
    expect(drawAvatar('Lázár Ödön')).toMatchObject({ width: 800, height: 800, format: 'jpeg' });
  });
});
