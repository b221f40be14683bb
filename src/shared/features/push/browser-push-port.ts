import { PUSH_TOPICS } from '../../contract/push-topics.ts';
import { SERVICE_WORKER_PATH } from '../../config/push.ts';
import { toClientToken } from './client-token.ts';
import type { PushPort, PushState } from './push-port.ts';

const [TOPIC] = PUSH_TOPICS;
const DEADLINE_MS = 15_000;

/** This browser's push messages: its permission, its service worker, its subscription, and what the site knows of them. */
export function createBrowserPushPort(toScriptUrl: (url: string) => string): PushPort {
  return {
    async load() {
      const state = decideState();
      return state === 'off' && (await isSubscribed()) ? 'on' : state;
    },
    async turnOn(publicKey) {
      if (decideState() === 'unsupported') return 'unsupported';
      if ((await Notification.requestPermission()) !== 'granted') return decideState();
      await navigator.serviceWorker.register(toScriptUrl(SERVICE_WORKER_PATH), { updateViaCache: 'none' });
      const { pushManager } = await navigator.serviceWorker.ready;
      // One for another key would be refused, and gets nothing any more.
      await (await pushManager.getSubscription())?.unsubscribe();
      const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
      await tellSite('POST', '', JSON.stringify({ clientToken: toClientToken(subscription), topic: TOPIC }));
      return 'on';
    },
    async turnOff() {
      const registration = await navigator.serviceWorker.getRegistration();
      const subscription = await registration?.pushManager.getSubscription();
      if (subscription) await tellSite('DELETE', `?clientToken=${toClientToken(subscription)}`);
      await subscription?.unsubscribe();
      await registration?.unregister();
      return 'off';
    },
  };
}

/** What the browser alone can tell; whether it is subscribed is another question. */
function decideState(): PushState {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'off';
}

/** By the site's word: a subscription that it has forgotten gets nothing. */
async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return false;
  const answer: unknown = await (await tellSite('GET', `?clientToken=${toClientToken(subscription)}`)).json();
  return typeof answer === 'object' && answer !== null && 'topics' in answer && Array.isArray(answer.topics) && answer.topics.includes(TOPIC);
}

async function tellSite(method: 'GET' | 'POST' | 'DELETE', query: string, body: string | null = null): Promise<Response> {
  const response = await fetch(`/api/subscriptions${query}`, { method, ...(body === null ? {} : { body }), headers: { 'content-type': 'application/json' }, signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`The site answered ${response.status}.`);
  return response;
}
