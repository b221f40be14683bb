import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { explainPort } from './port.mjs';

test('a taken port is told in one sentence, a free one not at all', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  expect(await explainPort(String(port))).toMatch(new RegExp(`^Port ${port} is taken by another program: .*PORT=\\d+ npm start\\.$`));
  server.close();
  await once(server, 'close');
  expect(await explainPort(String(port))).toBeNull();
});

test.each(['abc', '-1', '3000.5', '70000', ''])('PORT=%s is refused with the value in the sentence', async (setting) => {
  expect(await explainPort(setting)).toContain(`"${setting}"`);
});
