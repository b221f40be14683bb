import { frameTextsHu } from '../../config/texts-frame.ts';
import type { FrontendRefresh } from '../../contract/schemas/front.ts';
import { toSafeHref } from '../../ui/content/safe-href.ts';

/** The live broadcast as it is shown. */
export type Pip = { readonly title: string; readonly label: string; readonly href: string; readonly rel: string | undefined; readonly isOpen: boolean };

/** What is shown of the picture-in-picture status; null where it is switched off or leads nowhere that we link to. @spec §3 Pip status */
export function decidePip(status: FrontendRefresh['pipStatus']): Pip | null {
  if (status === null || !status.pipShow) return null;
  const href = toOwnOrSecureHref(status.pipUrl);
  if (href === null) return null;
  return { title: status.pipTitle, label: status.pipLabel || frameTextsHu.pip.label, href, rel: href.startsWith('/') ? undefined : 'noopener', isOpen: status.pipOpen };
}

/** A path of our own or an https address; null for anything else that an editor may have typed. */
export function toOwnOrSecureHref(address: string): string | null {
  const href = toSafeHref(address);
  return href !== null && /^(?:\/|https:)/i.test(href) ? href : null;
}
