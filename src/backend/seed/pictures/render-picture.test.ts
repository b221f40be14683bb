import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawAvatar } from './draw-avatar.ts';
import { drawPicture } from './draw-picture.ts';
import { renderPicture } from './render-picture.ts';

it.each([
  ['a JPEG', drawPicture('river-town-1')],
  ['a PNG', drawPicture('computer-9')],
  ['an avatar', drawAvatar('Bartos Ilka')],
])('renders %s file of the drawing’s format and size', async (_, drawing) => {
  const { format, width, height, hasAlpha, isProgressive = false } = await sharp(await renderPicture(drawing)).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({ format: drawing.format, width: drawing.width, height: drawing.height, hasAlpha: false });
  expect(isProgressive).toBe(drawing.format === 'jpeg');
});

it('renders more than one colour: the scene is really in the file', async () => {
  const { entropy } = await sharp(await renderPicture(drawPicture('bear-1'))).stats();
  expect(entropy).toBeGreaterThan(4);
});
