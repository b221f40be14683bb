import type { ReactNode } from 'react';
import { toSafeHref } from './safe-href.ts';

type ContentLinkProps = { href: string; sponsored: boolean; children: ReactNode };

/** A link of a body; with an address that we do not follow, its words. */
export function ContentLink({ href, sponsored, children }: ContentLinkProps) {
  const safe = toSafeHref(href);
  if (safe === null) return <>{children}</>;
  const isElsewhere = !safe.startsWith('/');
  return (
    <a href={safe} rel={isElsewhere && sponsored ? 'sponsored' : undefined}>
      {children}
    </a>
  );
}
