import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackendApp, type BackendApp } from '../support/backend-app.ts';

let app: BackendApp;
let original: Buffer;
beforeAll(async () => {
  app = await createBackendApp();
  mkdirSync(join(app.folder, 'uploads/2026'), { recursive: true });
  original = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#357' } }).jpeg().toBuffer();
  writeFileSync(join(app.folder, 'uploads/2026/hid.jpg'), original);
  writeFileSync(join(app.folder, 'uploads/2026/adas.wav'), Buffer.from('RIFF0123456789'));
  writeFileSync(join(app.folder, 'uploads/2026/rajz.png'), '<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(app.folder, 'titok.jpg'), original);
});
afterAll(() => app.close());

const FOR_EVER = 'public, max-age=31536000, immutable';

test('an original comes with its own bytes, for ever, and can run nothing', async () => {
  const { status, headers, body } = await app.api.get('/uploads/2026/hid.jpg');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-length': String(original.length), 'cache-control': FOR_EVER, 'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'", 'accept-ranges': 'bytes' });
  expect(headers['vary']).toBeUndefined();
  expect(original.equals(body)).toBe(true);
});

test.each([['/m-1x.avif', 'image/avif'], ['/43/s-2x.webp', 'image/webp'], ['/11', 'image/jpeg'], ['/half/xs-1x.jpg', 'image/jpeg']])('the variant %s is %s, whatever the reader accepts', async (suffix, type) => {
  const [one, other] = await Promise.all([app.api.get(`/uploads/2026/hid.jpg${suffix}`).set('accept', 'image/avif'), app.api.get(`/uploads/2026/hid.jpg${suffix}`).set('accept', 'image/png')]);
  expect(one.headers).toMatchObject({ 'content-type': type, 'cache-control': FOR_EVER });
  expect(one.headers['vary']).toBeUndefined();
  expect(other.headers['content-length']).toBe(one.headers['content-length']);
});

test('parts are sent by range', async () => {
  const part = await app.api.get('/uploads/2026/adas.wav').set('range', 'bytes=4-7');
  expect(part.status).toBe(206);
  expect(part.headers).toMatchObject({ 'content-type': 'audio/wav', 'content-range': 'bytes 4-7/14', 'content-length': '4' });
  expect((await app.api.get('/uploads/2026/adas.wav').set('range', 'bytes=-2')).headers['content-range']).toBe('bytes 12-13/14');
  const beyond = await app.api.get('/uploads/2026/adas.wav').set('range', 'bytes=99-');
  expect(beyond.status).toBe(416);
  expect(beyond.headers).toMatchObject({ 'cache-control': 'no-store' });
});

test('HEAD tells what GET would', async () => {
  expect((await app.api.head('/uploads/2026/hid.jpg')).headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-length': String(original.length) });
});

test.each([
  '/uploads/2026/nincs.jpg', '/uploads/2026/rajz.png', '/uploads/2026/rajz.png/m-1x.webp', '/uploads/2026/hid.jpg/m-1x.png', '/uploads/2026/hid.jpg/', '/uploads', '/uploads/', '/uploads/2026',
  '/uploads/../titok.jpg', '/uploads/%2e%2e/titok.jpg', '/uploads/..%2ftitok.jpg', '/uploads/2026/..%5c..%5ctitok.jpg', '/uploads/2026/hid.jpg%00.png', '/uploads/2026/HID.JPG',
])('%s is a short 404', async (path) => {
  const { status, headers, text } = await app.api.get(path);
  expect({ status, cached: headers['cache-control'] }).toEqual({ status: 404, cached: 'public, max-age=10' });
  expect(text.length).toBeLessThan(200);
  expect(text).not.toContain(app.folder);
});

test('uploads are not written over HTTP', async () => {
  expect((await app.api.put('/uploads/2026/hid.jpg').send('x')).status).toBe(405);
});
