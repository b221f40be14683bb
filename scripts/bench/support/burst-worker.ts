// Opens many connections, then asks the same of all at once; in a thread of its own, so that the asking does not wait
// for whoever else works in this process. One request a connection, read until the server closes it.
import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { BurstAnswer, BurstOrder } from './burst.ts';

const order: BurstOrder = workerData;
const headers = Object.entries(order.headers).map(([name, value]) => `${name}: ${value}\r\n`).join('');
const question = `GET ${order.path} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`;

const sockets = await Promise.all(Array.from({ length: order.clients }, open));
const answers = await Promise.all(sockets.map(ask));
parentPort?.postMessage(answers);

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: order.host, port: order.port }, () => resolve(socket));
    socket.once('error', reject);
  });
}

function ask(socket: Socket): Promise<BurstAnswer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let endedAt = startedAt;
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      endedAt = performance.now();
    });
    socket.on('error', () => socket.destroy());
    socket.once('close', () => resolve({ ...parseAnswer(Buffer.concat(chunks)), ms: endedAt - startedAt }));
    socket.write(question);
  });
}

function parseAnswer(bytes: Buffer): Omit<BurstAnswer, 'ms'> {
  const headEnd = bytes.indexOf('\r\n\r\n');
  const head = bytes.toString('latin1', 0, Math.max(headEnd, 0));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isWhole = length === undefined ? bytes.subarray(-5).toString('latin1') === '0\r\n\r\n' : bytes.length - headEnd - 4 === Number(length);
  return { status: Number(head.slice(9, 12)), isWhole, cache: /\r\nx-cache: (\S+)/i.exec(head)?.[1] ?? '' };
}
