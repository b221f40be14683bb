import { bringReact, type BootPort } from './bring-react.ts';
import { applyColorMode, showColorMode } from './color-mode.ts';
import { pollCommonData } from './common-poll.ts';
import { bringConsent } from './consent.ts';
import { showControls, watchControls } from './controls.ts';
import { bringFrames } from './frames.ts';
import { onIntent } from './intent.ts';
import { tickLiveBadges, watchLiveBadges } from './live-badges.ts';
import { bootAttribute, html } from './page-attributes.ts';
import { showPip, watchPip } from './pip.ts';
import { watchScroll } from './scroll-classes.ts';
import { learnFromPage } from './server-time.ts';
import { tickTimeStamps, watchTimeStamps } from './time-stamps.ts';
import { trustedScriptUrl } from './trusted-types.ts';

/** What must be at once stands first; the rest waits for the document. A reader who only reads pays for nothing more. */
applyColorMode();
void learnFromPage()?.then(pageShown);

const port: BootPort = { build: bootAttribute('build'), pageShown, trustedScriptUrl };

// Texts and controls take their final form as the parser brings them, before they are painted: nothing shifts later.
const parsing = new MutationObserver(pageShown);
parsing.observe(document, { childList: true, subtree: true });

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
else begin();

function begin(): void {
  parsing.disconnect();
  pageShown();
  watchTimeStamps();
  watchLiveBadges();
  watchScroll();
  watchControls();
  watchPip();
  bringConsent();
  pollCommonData((data) => void bringReact(port).then((app) => app?.showCommonData(data)));
  if (html.hasAttribute('data-live')) void bringReact(port);
  else onIntent(() => void bringReact(port));
}

/** Called for the first page, and by the app for each page it shows. */
function pageShown(): void {
  tickTimeStamps();
  tickLiveBadges();
  showColorMode();
  showControls();
  showPip();
  bringFrames();
}
