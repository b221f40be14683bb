import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteProvider, type SiteData } from '../../src/shared/features/site-context/site-context.tsx';
import { makeSiteData } from './fixtures.ts';

/** The HTML of a component as it stands on a page of the main edition, or of the site that is given. */
export function renderInSite(element: ReactElement, site: Partial<SiteData> = {}): string {
  return renderToStaticMarkup(<SiteProvider value={makeSiteData(site)}>{element}</SiteProvider>);
}
