import { expect, test } from 'vitest';
import { createHostResolver } from './hosts.ts';
import { resolveOrigins } from './origins.ts';

const config = { PORT: 3000, FRAMES_ORIGIN_MAIN: undefined, FRAMES_ORIGIN_REGIONAL: undefined };

test('a public site has its frames beside the edition’s own host, and no host of a laptop', () => {
  const { main, regional } = resolveOrigins(config, true);
  expect(main).toMatchObject({ site: 'https://lapszel.hu', frames: 'https://frames.lapszel.hu', frameSources: ['frames.lapszel.hu'] });
  expect(main.ancestors).toEqual(['lapszel.hu', 'preview.lapszel.hu', 'lite.lapszel.hu', 'www.lapszel.hu', 'preview.www.lapszel.hu', 'lite.www.lapszel.hu']);
  expect(regional.frames).toBe('https://frames.erdely.lapszel.ro');
});

test('on a laptop the hosts are those of localhost, with the port', () => {
  const { main, regional } = resolveOrigins(config, false);
  expect(main).toMatchObject({ site: 'http://localhost:3000', frames: 'http://frames.localhost:3000' });
  expect(main.ancestors).toEqual(['localhost:3000', 'preview.localhost:3000', 'lite.localhost:3000', '127.0.0.1:3000']);
  expect(regional.frames).toBe('http://frames.erdely.localhost:3000');
});

test('a configured frames origin is framed, and its host is a frames host', () => {
  const origins = resolveOrigins({ ...config, FRAMES_ORIGIN_MAIN: 'https://keret.example' }, true);
  expect(origins.main).toMatchObject({ frames: 'https://keret.example', frameSources: ['keret.example'] });
  expect(createHostResolver(null, origins)('keret.example')).toMatchObject({ mode: 'frames', edition: { key: 'main' } });
  expect(createHostResolver(null, origins)('frames.erdely.lapszel.ro')).toMatchObject({ mode: 'frames', edition: { key: 'regional' } });
});
