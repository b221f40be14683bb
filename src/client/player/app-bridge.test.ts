import { expect, test } from 'vitest';
import type { EpisodeState } from '../../shared/features/podcast-player/app-messages.ts';
import { findAppBridge, type AppWindow } from './app-bridge.ts';

const ORIGIN = 'https://lapszel.hu';
const episode = { slug: 'a', title: 'A', show: null, href: '/podcast/j/a', src: '/uploads/a.mp3', picture: '/uploads/a.jpg', seconds: 60 };

/** A window whose listeners a test can speak to. */
function makeWindow(ways: Pick<AppWindow, 'ReactNativeWebView' | 'webkit'>) {
  const target = new EventTarget();
  const host: AppWindow = { addEventListener: target.addEventListener.bind(target), ...ways };
  const say = (data: unknown, source: unknown = null) => target.dispatchEvent(Object.assign(new Event('message'), { data, source }));
  return { host, say };
}

test('without an app there is no way to one', () => {
  expect(findAppBridge(makeWindow({}).host, ORIGIN)).toBeNull();
  expect(findAppBridge(makeWindow({ webkit: { messageHandlers: {} } }).host, ORIGIN)).toBeNull();
});

test('React Native gets text, WebKit gets objects, and addresses are whole', () => {
  const [texts, objects]: [string[], object[]] = [[], []];
  const expected = { type: 'Add', episode: { ...episode, href: `${ORIGIN}/podcast/j/a`, src: `${ORIGIN}/uploads/a.mp3`, picture: `${ORIGIN}/uploads/a.jpg` } };
  findAppBridge(makeWindow({ ReactNativeWebView: { postMessage: (text) => texts.push(text) } }).host, ORIGIN)?.send({ type: 'Add', episode });
  findAppBridge(makeWindow({ webkit: { messageHandlers: { podcast: { postMessage: (message) => objects.push(message) } } } }).host, ORIGIN)?.send({ type: 'Add', episode });
  expect(JSON.parse(texts[0] ?? '')).toEqual(expected);
  expect(objects).toEqual([expected]);
});

test('the app is believed, a frame is not', () => {
  const { host, say } = makeWindow({ ReactNativeWebView: { postMessage: () => {} } });
  const heard: EpisodeState[] = [];
  findAppBridge(host, ORIGIN)?.listen((state) => heard.push(state));
  say({ type: 'episodeState', slug: 'a', playing: true }, { name: 'a frame' });
  say('something else');
  expect(heard).toEqual([]);
  say({ type: 'episodeState', slug: 'a', playing: true });
  say('{"type":"episodeState","slug":"a","playing":false}', host);
  expect(heard).toEqual([{ slug: 'a', playing: true }, { slug: 'a', playing: false }]);
});
