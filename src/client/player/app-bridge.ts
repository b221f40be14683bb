import { parseEpisodeState, type AppBridge, type AppMessage } from '../../shared/features/podcast-player/app-messages.ts';

/** A window as apps make it: with a way to them, by the kind of their web view. */
export type AppWindow = Pick<Window, 'addEventListener'> & {
  readonly ReactNativeWebView?: { readonly postMessage: (text: string) => void };
  readonly webkit?: { readonly messageHandlers?: { readonly podcast?: { readonly postMessage: (message: AppMessage) => void } } };
};

/**
 * The way to the app around this page, or null where none is. React Native takes text, WebKit's handler `podcast` takes
 * objects. What the app says comes as messages of this window: a frame, which may be anybody's, is not believed.
 */
export function findAppBridge(host: AppWindow, origin: string): AppBridge | null {
  const send = findSend(host);
  if (send === null) return null;
  return {
    send: (message) => send(toAbsolute(message, origin)),
    listen: (listener) =>
      host.addEventListener('message', ({ source, data }) => {
        const state = source === null || source === host ? parseEpisodeState(data) : null;
        if (state !== null) listener(state);
      }),
  };
}

function findSend({ ReactNativeWebView, webkit }: AppWindow): ((message: AppMessage) => void) | null {
  const handler = webkit?.messageHandlers?.podcast;
  if (ReactNativeWebView !== undefined) return (message) => ReactNativeWebView.postMessage(JSON.stringify(message));
  return handler === undefined ? null : (message) => handler.postMessage(message);
}

/** An app has no address that ours would be relative to. */
function toAbsolute(message: AppMessage, origin: string): AppMessage {
  if (message.type !== 'Add') return message;
  const { href, src, picture } = message.episode;
  const toUrl = (address: string) => new URL(address, origin).href;
  return { type: 'Add', episode: { ...message.episode, href: toUrl(href), src: toUrl(src), picture: picture === null ? null : toUrl(picture) } };
}
