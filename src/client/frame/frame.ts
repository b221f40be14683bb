import './frame.css';
import '../../shared/features/result-widgets/result-widget.css';

/*
 * Runs inside of a frame of ours: tells its height, takes the reader's colours, and hands links of the site to the page
 * around it. Without it, or alone in a tab, the links are ordinary ones.
 */

const root = document.documentElement;
let isHosted = false;

addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  // Only pages of the site may show this frame, so whoever is around it may say so.
  if (source !== parent || source === self || typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'frame-host') return;
  isHosted = true;
  const mode = 'colorMode' in data ? data.colorMode : null;
  if (mode === 'light' || mode === 'dark') root.setAttribute('data-mode', mode);
  else root.removeAttribute('data-mode');
  tellSize();
});

new ResizeObserver(tellSize).observe(root);

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('[data-push]') : null;
  const path = link?.getAttribute('data-push');
  if (!isHosted || path == null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  parent.postMessage({ type: 'route-push', path }, '*');
});

function tellSize(): void {
  if (parent !== self) parent.postMessage({ type: 'iframe-size', height: root.getBoundingClientRect().height }, '*');
}
