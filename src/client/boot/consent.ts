import { isAllRefused } from '../../shared/lib/consent.ts';
import { requestSettings } from '../consent/open-request.ts';
import { bootAttribute } from './page-attributes.ts';
import { trustedScriptUrl } from './trusted-types.ts';

/** Brings the script of consent where there is something to ask or to load, or where the reader wants to change the choice. */
export function bringConsent(isRequested = false): void {
  const address = bootAttribute('consent');
  if (address === '' || (!isRequested && isAllRefused(document.cookie))) return;
  import(/* @vite-ignore */ trustedScriptUrl(address)).then(
    () => isRequested && requestSettings(),
    () => {
      // Without it nothing of others is loaded, and the control asks for it again.
    },
  );
}
