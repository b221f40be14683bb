import { expect, test } from 'vitest';
import { createPushStore, type PushStore } from './create-push-store.ts';
import type { PushPort, PushState } from './push-port.ts';

function makePort(first: PushState, asked: PushState = 'on') {
  const calls: string[] = [];
  const port: PushPort = {
    load: async () => first,
    turnOn: async (publicKey) => {
      calls.push(`on ${publicKey}`);
      return asked;
    },
    turnOff: async () => {
      calls.push('off');
      return 'off';
    },
  };
  return { calls, port };
}

/** The states that a reader sees while something is done. */
async function watch(store: PushStore, run: () => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  const stop = store.subscribe(() => seen.push(`${store.get().state}${store.get().isBusy ? ' busy' : ''}${store.get().hasFailed ? ' failed' : ''}`));
  await run();
  stop();
  return seen;
}

test('looking asks for nothing', async () => {
  const { calls, port } = makePort('off');
  const store = createPushStore(port);
  expect(store.get().state).toBe('waiting');
  expect(await watch(store, store.load)).toEqual(['waiting busy', 'off']);
  expect(calls).toEqual([]);
});

test('a click turns on with the key of the site, the next one off', async () => {
  const { calls, port } = makePort('off');
  const store = createPushStore(port);
  await store.load();
  expect(await watch(store, () => store.toggle('key'))).toEqual(['off busy', 'on']);
  expect(await watch(store, () => store.toggle('key'))).toEqual(['on busy', 'off']);
  expect(calls).toEqual(['on key', 'off']);
});

test('two clicks at once are one', async () => {
  const { calls, port } = makePort('off');
  const store = createPushStore(port);
  await store.load();
  await Promise.all([store.toggle('key'), store.toggle('key')]);
  expect(calls).toEqual(['on key']);
});

test('a reader who says no is not asked again by us', async () => {
  const { port } = makePort('off', 'denied');
  const store = createPushStore(port);
  await store.toggle('key');
  expect(store.get()).toEqual({ state: 'denied', isBusy: false, hasFailed: false });
});

test('a failure is told, changes nothing and can be tried again', async () => {
  let fails = true;
  const { port } = makePort('off');
  const store = createPushStore({ ...port, load: () => (fails ? Promise.reject(new Error('no line')) : port.load()) });
  await store.load();
  expect(store.get()).toEqual({ state: 'off', isBusy: false, hasFailed: true });
  fails = false;
  await store.toggle('key');
  expect(store.get()).toEqual({ state: 'on', isBusy: false, hasFailed: false });
});
