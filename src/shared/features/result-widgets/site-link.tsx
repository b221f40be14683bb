import type { ReactNode } from 'react';
import type { WidgetPlace } from './widget-place.ts';

type SiteLinkProps = { place: WidgetPlace; path: string; children: ReactNode };

/** A link out of the frame to a page of the site; the page around the frame is asked to go there, the browser does it otherwise. @spec §5 route-push */
export function SiteLink({ place, path, children }: SiteLinkProps) {
  return (
    <a href={place.siteOrigin + path} target="_top" data-push={path}>
      {children}
    </a>
  );
}

/** Whether an address of a backend is a path of the site. */
export function isSitePath(address: string | null): address is string {
  return address !== null && /^\/(?![/\\])/.test(address);
}
