import { expect, test } from 'vitest';
import { parseImageVariant } from '../../shared/lib/image-variants.ts';
import type { OriginalPicture } from './original-picture.ts';
import { planVariant } from './variant-plan.ts';

const original = (width: number, height: number, kind: OriginalPicture['kind'] = 'jpeg'): OriginalPicture => ({ path: '/a.jpg', revision: '1', kind, width, height });

function plan(suffix: string, picture: OriginalPicture) {
  const address = parseImageVariant(`/uploads/a.jpg${suffix}`);
  if (address === null) throw new Error(`${suffix} is no variant.`);
  return planVariant(address, picture);
}

test.each([
  ['/m-1x.avif', 768, 512], ['/m-1.25x.avif', 960, 640], ['/l-2x.avif', 2400, 1600], ['/xs-4x.avif', 1500, 1000],
  ['/43/m-1x.avif', 768, 576], ['/11/s-2x.avif', 1000, 1000], ['/169/l-1x.avif', 1200, 675], ['/half/xs-2x.avif', 750, 1125],
])('%s has the width of its breakpoint and density', (suffix, width, height) => {
  expect(plan(suffix, original(3000, 2000))).toEqual({ width, height, isCut: suffix.split('/').length === 3, format: 'avif' });
});

test.each([
  ['/l-4x.webp', 640, 480, 640, 480], ['/43/l-1x.webp', 640, 480, 640, 480], ['/169/l-1x.webp', 640, 480, 640, 360],
  ['/11/l-1x.webp', 640, 480, 480, 480], ['/half/l-1x.webp', 640, 480, 320, 480], ['/43/l-1x.webp', 300, 900, 300, 225], ['/169/xs-1x.webp', 1, 1, 1, 1],
])('%s of a picture %i×%i is not enlarged', (suffix, originalWidth, originalHeight, width, height) => {
  expect(plan(suffix, original(originalWidth, originalHeight))).toMatchObject({ width, height });
});

test('a cut without a size keeps what the original has, up to the largest variant', () => {
  expect(plan('/43', original(1600, 900))).toEqual({ width: 1200, height: 900, isCut: true, format: 'jpeg' });
  expect(plan('/11', original(6000, 6000)).width).toBe(4800);
});

test('a cut keeps transparency where the original may have it', () => {
  expect(plan('/43', original(100, 100, 'png')).format).toBe('png');
  expect(plan('/43', original(100, 100, 'gif')).format).toBe('png');
});
