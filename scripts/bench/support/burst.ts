import { Worker } from 'node:worker_threads';

/** What is asked, and how often at once. */
export type BurstOrder = { readonly host: string; readonly port: number; readonly path: string; readonly clients: number; readonly headers: Readonly<Record<string, string>> };

/** How one of them was answered. Status 0: the connection broke before there was any. */
export type BurstAnswer = { readonly status: number; readonly ms: number; readonly isWhole: boolean; readonly cache: string };

/** Asks for one page from many clients at the same moment. */
export function burst(siteUrl: string, path: string, clients: number, headers: Readonly<Record<string, string>>): Promise<readonly BurstAnswer[]> {
  const { hostname, port } = new URL(siteUrl);
  const order: BurstOrder = { host: hostname, port: Number(port), path, clients, headers };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('burst-worker.ts', import.meta.url), { workerData: order });
    worker.once('message', resolve).once('error', reject);
  });
}
