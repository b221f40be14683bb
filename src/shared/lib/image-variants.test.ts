import { expect, test } from 'vitest';
import { cropUrl, hasImageVariants, imageSrcSet, imageVariantUrl, parseImageVariant, responsiveSrcSet, toAssetUrl } from './image-variants.ts';

const SRC = '/uploads/2026/11/piac.jpg';

test('an original, a crop and a variant are told apart', () => {
  const nothing = { crop: null, size: null, density: null, format: null };
  expect(parseImageVariant(SRC)).toEqual({ original: SRC, ...nothing });
  expect(parseImageVariant(`${SRC}/43`)).toEqual({ original: SRC, ...nothing, crop: '43' });
  expect(parseImageVariant(`${SRC}/m-1.25x.webp`)).toEqual({ original: SRC, crop: null, size: 'm', density: 1.25, format: 'webp' });
  expect(parseImageVariant(`${SRC}/half/xs-4x.avif`)).toEqual({ original: SRC, crop: 'half', size: 'xs', density: 4, format: 'avif' });
});

test.each(['jpg', 'jpeg', 'gif', 'png'])('an original may be %s', (extension) => {
  expect(hasImageVariants(`/uploads/a.${extension}`)).toBe(true);
});

test.each([
  '/uploads/a.svg', '/uploads/a.webp', '/uploads/a', '/uploads/a.jpg.php', '/uploads/a.JPG', '/uploads/A.jpg', '/uploads/.jpg',
  '/uploads//a.jpg', '/uploads/../etc/a.jpg', '/uploads/a..jpg', '/uploads/%2e%2e/a.jpg', '/uploads/a b.jpg', '/uploads/a\\b.jpg',
  '/uploads/a.jpg/', '/uploads/a.jpg/44', '/uploads/a.jpg/43/', '/uploads/a.jpg/43/43', '/uploads/a.jpg/m-2x', '/uploads/a.jpg/m-5x.avif',
  '/uploads/a.jpg/m-1.5x.avif', '/uploads/a.jpg/m-1.250x.avif', '/uploads/a.jpg/m-1x25x.avif', '/uploads/a.jpg/xl-2x.avif',
  '/uploads/a.jpg/m-2x.png', '/uploads/a.jpg/m-2x.avif/43', '/uploads/a.jpg?w=1', '/uploads/a.jpg\n', 'uploads/a.jpg',
  '/x/uploads/a.jpg', 'https://example.org/uploads/a.jpg', '//uploads/a.jpg', '',
])('%j is no address of the image service', (path) => {
  expect(parseImageVariant(path)).toBeNull();
});

test('a variant is an address below its picture or its crop', () => {
  expect(imageVariantUrl(`${SRC}/43`, { size: 'm', density: 2, format: 'avif' })).toBe(`${SRC}/43/m-2x.avif`);
  expect(imageVariantUrl(SRC, { size: 'm', density: 1.25, format: 'webp' })).toBe(`${SRC}/m-1.25x.webp`);
});

test('what is written can be read', () => {
  for (const size of ['xs', 's', 'm', 'l'] as const) {
    for (const density of [1, 1.25, 2, 3, 4] as const) {
      const url = imageVariantUrl(cropUrl(SRC, '169'), { size, density, format: 'jpg' });
      expect(parseImageVariant(url)).toEqual({ original: SRC, crop: '169', size, density, format: 'jpg' });
    }
  }
});

test('what may not have variants stays as it is', () => {
  const variant = { size: 'm', density: 2, format: 'avif' } as const;
  for (const src of ['/uploads/logo.svg', 'https://example.org/a.jpg', `${SRC}/m-1x.jpg`]) {
    expect(imageVariantUrl(src, variant)).toBe(src);
    expect(cropUrl(src, '43')).toBe(src);
    expect(imageSrcSet(src, 'm', 'avif')).toBe('');
    expect(responsiveSrcSet(src, 'avif', ['m'])).toBe('');
  }
});

test('a srcset by density names all five', () => {
  expect(imageSrcSet(SRC, 's', 'webp')).toBe(
    `${SRC}/s-1x.webp 1x, ${SRC}/s-1.25x.webp 1.25x, ${SRC}/s-2x.webp 2x, ${SRC}/s-3x.webp 3x, ${SRC}/s-4x.webp 4x`,
  );
});

test('a srcset by width names the breakpoints', () => {
  expect(responsiveSrcSet(SRC, 'jpg', ['xs', 'l'])).toBe(`${SRC}/xs-1x.jpg 375w, ${SRC}/l-1x.jpg 1200w`);
});

test('a srcset puts the assets base URL before every candidate', () => {
  expect(responsiveSrcSet(SRC, 'jpg', ['xs', 's'], 'https://assets.example')).toBe(
    `https://assets.example${SRC}/xs-1x.jpg 375w, https://assets.example${SRC}/s-1x.jpg 500w`,
  );
});

test('a new crop takes the place of the old one', () => {
  expect(cropUrl(SRC, '11')).toBe(`${SRC}/11`);
  expect(cropUrl(`${SRC}/43`, '11')).toBe(`${SRC}/11`);
});

test('only uploads get the assets base URL', () => {
  expect(toAssetUrl(SRC, 'https://assets.example/')).toBe(`https://assets.example${SRC}`);
  expect(toAssetUrl(SRC, '')).toBe(SRC);
  expect(toAssetUrl('/static/logo.svg', 'https://assets.example')).toBe('/static/logo.svg');
  expect(toAssetUrl('https://example.org/uploads/a.jpg', 'https://assets.example')).toBe('https://example.org/uploads/a.jpg');
});
