import { expect, test } from 'vitest';
import { parseReadyLine, startServerProcess } from './child-process.ts';

test('only the line of that server with an address is the ready line', () => {
  expect(parseReadyLine('backend', 'backend ready http://127.0.0.1:41234')).toBe('http://127.0.0.1:41234');
  for (const line of ['edge ready http://127.0.0.1:1', 'backend ready soon', 'backend ready', 'backend ready http://a b', '{"msg":"backend ready http://a"}']) {
    expect(parseReadyLine('backend', line)).toBeNull();
  }
});

test('a server is ready with the address of its line, and stops when asked', async () => {
  const server = startServerProcess('edge', ['-e', "setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(3)); console.log('edge ready http://127.0.0.1:9');"], process.env);
  expect(await server.ready).toBe('http://127.0.0.1:9');
  await server.stop();
  expect(await server.ended).toEqual({ code: 3, signal: null });
});
