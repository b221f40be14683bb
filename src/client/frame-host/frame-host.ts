import { resolveFrameKind } from '../../shared/features/frames/frame-kinds.ts';
import { parseFrameMessage } from '../../shared/features/frames/frame-message.ts';

/*
 * The page's side of its frames: brought by the boot script where a page has one, without React. It takes messages of
 * the page's own frames only, told apart by window and origin, and tells each frame the reader's colours.
 */

const root = document.documentElement;

addEventListener('message', take);
// A frame that comes later, by scrolling or with another page; the event does not bubble, but it can be caught.
document.addEventListener('load', ({ target }) => target instanceof HTMLIFrameElement && greet(target), true);
new MutationObserver(greetAll).observe(root, { attributeFilter: ['data-mode'] });
greetAll();

/** @spec §5 Embedded frame messages */
function take({ source, origin, data }: MessageEvent): void {
  const frame = listFrames().find(({ contentWindow }) => contentWindow !== null && contentWindow === source);
  const kind = resolveFrameKind(frame?.dataset['frame']);
  if (frame === undefined || kind === null || origin !== new URL(frame.src).origin) return;
  const action = parseFrameMessage(data, kind, location.origin);
  if (action?.kind === 'resize') frame.height = String(action.height);
  if (action?.kind === 'navigate' && isReaderActive()) navigate(action.path, action.history);
}

function listFrames(): HTMLIFrameElement[] {
  return [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-frame]')];
}

function greetAll(): void {
  listFrames().forEach(greet);
}

/** Says that there is somebody to talk to, and in which colours. No secret, and an address that has not come yet has no origin: to anybody. */
function greet(frame: HTMLIFrameElement): void {
  if (frame.dataset['frame'] !== undefined) frame.contentWindow?.postMessage({ type: 'frame-host', colorMode: root.getAttribute('data-mode') }, '*');
}

/** A frame takes the reader elsewhere only when the reader has just done something; where the browser cannot say, the rest of the rules must do. */
function isReaderActive(): boolean {
  return (navigator as { userActivation?: { isActive: boolean } }).userActivation?.isActive !== false;
}

/** By a link of the page, so that whoever owns its links takes it, or the browser. */
function navigate(path: string, history: 'push' | 'replace'): void {
  if (history === 'replace') {
    location.replace(path);
    return;
  }
  const link = document.createElement('a');
  link.href = path;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
