import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: Record<string, unknown>) => void;

const listeners = new Map<string, Listener>();
const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async () => null);
const focus = vi.fn(async () => {});
const tabs: { url: string; focus: () => Promise<void> }[] = [];

beforeAll(async () => {
  vi.stubGlobal('self', {
    location: { origin: 'https://lapszel.hu' },
    registration: { showNotification },
    clients: { matchAll: async () => tabs, openWindow },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  await import('./service-worker.ts');
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => vi.clearAllMocks());

/** Tells the worker of an event, and waits for what it keeps the browser waiting for. */
async function tell(type: string, event: Record<string, unknown> = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  expect(work).toHaveLength(1);
  await Promise.all(work);
}

test('it listens to messages and clicks, and to no request', () => {
  expect([...listeners.keys()].toSorted()).toEqual(['install', 'notificationclick', 'push']);
});

test('a message is shown; what cannot be read is shown as news', async () => {
  await tell('push', { data: { text: () => '{"title":"Tetőzik","body":"Élőben.","url":"/belfold"}' } });
  expect(showNotification).toHaveBeenLastCalledWith('Tetőzik', { body: 'Élőben.', icon: '/favicon.svg', tag: '/belfold', data: '/belfold' });
  await tell('push', { data: null });
  expect(showNotification).toHaveBeenLastCalledWith('Friss hírünk van', expect.objectContaining({ data: '/' }));
});

test('a click closes the notification and opens its page, or the tab that has it', async () => {
  const close = vi.fn();
  await tell('notificationclick', { notification: { data: '/belfold', close } });
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://lapszel.hu/belfold');
  tabs.push({ url: 'https://lapszel.hu/belfold', focus });
  await tell('notificationclick', { notification: { data: '/belfold', close } });
  expect(openWindow).toHaveBeenCalledTimes(1);
  expect(focus).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(2);
});
