// The floor of cached answers: a bare node:http server that says again, from memory, what another server said once.
// `node replay-server.ts FILE`, FILE being a recorded answer.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import { parseRecordedAnswer } from '../support/recorded-answer.ts';

const { status, headers, body } = parseRecordedAnswer(readFileSync(process.argv[2] ?? '', 'utf8'));

const server = createServer((_request, response) => {
  response.writeHead(status, [...headers]);
  response.end(body);
});
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The replay server has no port.');
  console.log(`floor ready http://127.0.0.1:${address.port}`);
});
process.once('SIGTERM', () => process.exit(0));
