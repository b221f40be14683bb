import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImageService } from './image-service.ts';
import type { ImageService } from './image-service.ts';

let root: string;
let service: ImageService;

const draw = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: channels === 3 ? '#c33' : { r: 0, g: 0, b: 0, alpha: 0 } } });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'images-'));
  const folder = join(root, 'uploads/2026');
  await mkdir(folder, { recursive: true });
  await draw(1600, 1000).jpeg().toFile(join(folder, 'fekvo.jpg'));
  await draw(600, 300).withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, 'fektetett.jpeg'));
  await draw(400, 400, 4).png().toFile(join(folder, 'atlatszo.png'));
  await draw(300, 200).gif().toFile(join(folder, 'mozgo.gif'));
  await draw(300, 200).png().toFile(join(folder, 'png-volt.jpg'));
  await draw(300, 200).webp().toFile(join(folder, 'webp-volt.jpg'));
  await writeFile(join(folder, 'rajz.png'), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await writeFile(join(folder, 'oldal.jpg'), '<script>alert(1)</script>');
  await writeFile(join(folder, 'bomba.png'), await toClaimedSize(60_000, 60_000));
  await writeFile(join(folder, 'adas.wav'), 'RIFF');
  await writeFile(join(root, 'titok.jpg'), await draw(10, 10).jpeg().toBuffer());
  await mkdir(join(folder, 'mappa.jpg'));
  await symlink('nowhere', join(folder, 'torott.jpg'));
  service = createImageService({ uploadsFolder: root, cacheFolder: join(root, 'variants'), cacheMaxBytes: 10_000_000 });
});
afterAll(() => rm(root, { recursive: true }));

/** A PNG whose header claims other measures than it has. */
async function toClaimedSize(width: number, height: number): Promise<Buffer> {
  const png = await draw(8, 8).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

async function measure(address: string) {
  const file = await service.find(address);
  if (file === null) throw new Error(`Nothing at ${address}.`);
  const { width, height, format, hasAlpha, exif } = await sharp(file.path).metadata();
  return { contentType: file.contentType, width, height, format, hasAlpha, hasExif: exif !== undefined };
}

test('an original is the file itself', async () => {
  expect(await service.find('/uploads/2026/fekvo.jpg')).toEqual({ path: join(root, 'uploads/2026/fekvo.jpg'), contentType: 'image/jpeg' });
});

test.each([
  ['/m-1x.avif', 'image/avif', 768, 480], ['/m-2x.webp', 'image/webp', 1536, 960], ['/l-4x.jpg', 'image/jpeg', 1600, 1000],
  ['/43', 'image/jpeg', 1333, 1000], ['/11/xs-1x.avif', 'image/avif', 375, 375], ['/169/s-1x.webp', 'image/webp', 500, 281], ['/half/xs-1x.jpg', 'image/jpeg', 375, 562],
])('%s is made as %s of %i×%i', async (suffix, contentType, width, height) => {
  expect(await measure(`/uploads/2026/fekvo.jpg${suffix}`)).toMatchObject({ contentType, width, height: expect.toSatisfy((found: number) => Math.abs(found - height) <= 1) });
});

test('a picture is turned as its camera says, and tells nothing else about it', async () => {
  expect(await measure('/uploads/2026/fektetett.jpeg/l-1x.webp')).toMatchObject({ width: 300, height: 600, hasExif: false });
  expect(await measure('/uploads/2026/fektetett.jpeg/half')).toMatchObject({ width: 300, height: 450 });
});

test('transparency stays where the format has it', async () => {
  expect(await measure('/uploads/2026/atlatszo.png/xs-1x.webp')).toMatchObject({ hasAlpha: true });
  expect(await measure('/uploads/2026/atlatszo.png/xs-1x.jpg')).toMatchObject({ format: 'jpeg', hasAlpha: false });
  expect(await measure('/uploads/2026/mozgo.gif/11')).toMatchObject({ contentType: 'image/png', width: 200 });
});

test('the kind is what the file is, not what its name says', async () => {
  expect(await service.find('/uploads/2026/png-volt.jpg')).toMatchObject({ contentType: 'image/png' });
});

test('a sound is sent as such', async () => {
  expect(await service.find('/uploads/2026/adas.wav')).toEqual({ path: join(root, 'uploads/2026/adas.wav'), contentType: 'audio/wav' });
});

test.each([
  '/uploads/2026/nincs.jpg', '/uploads/2026/nincs.jpg/m-1x.avif', '/uploads/2026/nincs.wav', '/uploads/2026/mappa.jpg', '/uploads/2026/torott.jpg',
  '/uploads/2026/fekvo.jpg/m-9x.avif', '/uploads/2026/fekvo.jpg/44', '/uploads/2026/rajz.png', '/uploads/2026/rajz.png/m-1x.avif', '/uploads/2026/oldal.jpg',
  '/uploads/2026/webp-volt.jpg', '/uploads/2026/bomba.png', '/uploads/2026/bomba.png/m-1x.avif', '/uploads/../titok.jpg', '/uploads/2026/../../titok.jpg',
  '/uploads/%2e%2e/titok.jpg', '/uploads/..%2ftitok.jpg', '/uploads//etc/a.jpg', '/uploads/2026/fekvo.jpg\u0000.png', '/uploads/2026/../adas.wav',
])('%j leads nowhere', async (address) => {
  expect(await service.find(address)).toBeNull();
});

test('readers who ask at the same time share one conversion, and later ones its file', async () => {
  const address = '/uploads/2026/fekvo.jpg/s-1.25x.avif';
  const before = await countFiles();
  const found = await Promise.all(Array.from({ length: 20 }, () => service.find(address)));
  expect(new Set(found.map((file) => file?.path)).size).toBe(1);
  expect(await countFiles()).toBe(before + 1);
  expect(await service.find(address)).toEqual(found[0]);
});

test('addresses that come to the same picture share one file', async () => {
  const [two, three] = await Promise.all([service.find('/uploads/2026/fekvo.jpg/l-2x.webp'), service.find('/uploads/2026/fekvo.jpg/l-3x.webp')]);
  expect(two?.path).toBe(three?.path);
});

test('a replaced original has new variants', async () => {
  const path = join(root, 'uploads/2026/cserelt.jpg');
  await draw(800, 800).jpeg().toFile(path);
  expect(await measure('/uploads/2026/cserelt.jpg/s-1x.jpg')).toMatchObject({ height: 500 });
  await draw(800, 400).jpeg().toFile(path);
  expect(await measure('/uploads/2026/cserelt.jpg/s-1x.jpg')).toMatchObject({ height: 250 });
});

test('too many conversions at once are refused, not piled up', async () => {
  const busy = createImageService({ uploadsFolder: root, cacheFolder: join(root, 'busy'), cacheMaxBytes: 10_000_000, conversionsAtOnce: 1, conversionsWaiting: 1 });
  const addresses = ['xs-1x.jpg', 's-1x.jpg', 'm-1x.jpg', 'l-1x.jpg'].map((variant) => `/uploads/2026/fekvo.jpg/${variant}`);
  const results = await Promise.allSettled(addresses.map((address) => busy.find(address)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(results.filter((result) => result.status === 'rejected' && result.reason.code === 'OVERLOADED')).toHaveLength(2);
});

async function countFiles(): Promise<number> {
  return (await readdir(join(root, 'variants'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
}
