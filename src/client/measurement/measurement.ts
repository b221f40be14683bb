import { toPlainAddress, type PageViewMessage } from '../../shared/lib/page-view.ts';
import { isAllowed, onConsentChange } from '../consent/consent-choice.ts';
import { makeElement } from '../consent/make-element.ts';
import { onPageShown } from '../page-shown.ts';

let frame: HTMLIFrameElement | null = null;
/** Null until the frame listens: what happens before waits here. */
let waiting: PageViewMessage[] | null = [];
let shownAddress = '';

/**
 * Keeps the measuring frame for as long as the reader allows statistics: with it go tag manager and audience script, which
 * see page views and nothing of the page. The edge names the frame only where an edition measures. @spec §3 Site record
 */
export function keepMeasurement(): void {
  const address = document.querySelector<HTMLElement>('script[data-measurement]')?.dataset['measurement'];
  if (address === undefined) return;
  const settle = (): void => (isAllowed('statistics') ? addFrame(address) : removeFrame());
  onConsentChange(settle);
  onPageShown(tellView);
  settle();
}

function addFrame(address: string): void {
  if (frame !== null) return;
  waiting = [];
  // The sandbox is a header of the frames host, too: here for a host that forgets it.
  const made = makeElement('iframe', { src: address, hidden: true, referrerPolicy: 'strict-origin' });
  made.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  made.addEventListener('load', () => made === frame && sendWaiting());
  frame = made;
  shownAddress = toPlainAddress(document.referrer);
  tellView();
  document.body.append(made);
}

function removeFrame(): void {
  frame?.remove();
  frame = null;
}

/** One message a page, from which the next page knows where the reader came from. */
function tellView(): void {
  if (frame === null) return;
  if (!isAllowed('statistics')) {
    removeFrame();
    return;
  }
  const address = toPlainAddress(location.href);
  const view: PageViewMessage = { type: 'page-view', address, title: document.title, referrer: shownAddress };
  shownAddress = address;
  if (waiting === null) send(view);
  else waiting.push(view);
}

function sendWaiting(): void {
  waiting?.forEach(send);
  waiting = null;
}

/** To the frames host and nobody else, whatever the frame has become. */
function send(view: PageViewMessage): void {
  if (frame !== null) frame.contentWindow?.postMessage(view, new URL(frame.src).origin);
}
