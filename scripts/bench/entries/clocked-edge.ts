// The edge as it is built for production, but for its clock, which the measurement moves by messages:
// { advanceMs } lets time pass, { freeze: true } stops it.
import process from 'node:process';
import { loadView } from '../../../src/shared/app/view-table.ts';
import { PAGE_NAMES } from '../../../src/shared/config/routes.ts';
import { createAdminServer } from '../../../src/server/admin-server.ts';
import { parseEdgeConfig } from '../../../src/server/config.ts';
import { createEdge } from '../../../src/server/create-edge.ts';
import { createEdgeServer } from '../../../src/server/create-server.ts';
import { listenOnLoopback } from '../support/listen-on-loopback.ts';

let offsetMs = 0;
let frozenAt: number | null = null;
const clock = (): number => (frozenAt ?? Date.now()) + offsetMs;

process.on('message', (message: { advanceMs?: number; freeze?: boolean }) => {
  offsetMs += message.advanceMs ?? 0;
  if (message.freeze === true) frozenAt = Date.now();
  process.send?.({ done: true });
});

const config = parseEdgeConfig(process.env);
const edge = createEdge(config, { clock, random: () => Math.random() });
await Promise.all(PAGE_NAMES.map(loadView));
await listenOnLoopback(createAdminServer(edge, () => true), config.ADMIN_PORT);
const url = await listenOnLoopback(createEdgeServer(edge), config.PORT);
console.log(`edge ready ${url}`);
process.once('SIGTERM', () => process.exit(0));
