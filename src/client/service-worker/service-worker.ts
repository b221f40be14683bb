import { parsePushMessage } from '../../shared/lib/push-message.ts';

/* Push messages and nothing else: without a fetch handler it can never stand between a reader and a fresh page. */

/** What of a service worker's world is used here; the project's own types know the page's. */
type Extendable = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type PushEvent = Extendable & { readonly data: { readonly text: () => string } | null };
type ClickEvent = Extendable & { readonly notification: { readonly data: unknown; readonly close: () => void } };
type Tab = { readonly url: string; readonly focus: () => Promise<unknown> };
type Scope = {
  readonly location: { readonly origin: string };
  readonly registration: { readonly showNotification: (title: string, options: { body: string; icon: string; tag: string; data: string }) => Promise<void> };
  readonly clients: { readonly matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Tab[]>; readonly openWindow: (url: string) => Promise<unknown> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install', listener: (event: Extendable) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
};
declare const self: Scope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('push', (event) => {
  const { title, body, path } = parsePushMessage(event.data?.text() ?? null);
  // A later message about the same page takes the place of the earlier one.
  event.waitUntil(self.registration.showNotification(title, { body, icon: '/favicon.svg', tag: path, data: path }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(String(event.notification.data), self.location.origin).href));
});

/** The tab that shows the page already, or a new one. */
async function open(url: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((one) => one.url === url);
  await (tab === undefined ? self.clients.openWindow(url) : tab.focus());
}
