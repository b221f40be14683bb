import { createContext, useContext, type ReactNode } from 'react';
import type { Edition } from '../../config/editions/edition.ts';
import type { FrontendInit, FrontendRefresh } from '../../contract/schemas/front.ts';
import { DisplaySettingsProvider } from '../../ui/display-settings.tsx';

/** What every component may know of where it stands. It never changes while a page is shown. */
export type SiteData = {
  readonly edition: Edition;
  readonly init: FrontendInit;
  readonly refresh: FrontendRefresh;
  /** Language of the page's content; the interface follows it on English pages. */
  readonly language: 'hu' | 'en';
  /** Canonical path of the page with its query. */
  readonly path: string;
  readonly headerOpacity: boolean;
  /** Where the edition's frames come from. */
  readonly framesOrigin: string;
};

const SiteContext = createContext<SiteData | null>(null);

/** Gives the site data to the tree, and to components without a domain the part that they need. */
export function SiteProvider({ value, children }: { value: SiteData; children: ReactNode }) {
  const { edition, language } = value;
  return (
    <SiteContext.Provider value={value}>
      <DisplaySettingsProvider value={{ timeZone: edition.timeZone, language, assetsBaseUrl: edition.assetsBaseUrl }}>{children}</DisplaySettingsProvider>
    </SiteContext.Provider>
  );
}

/** The site data of the page. @throws outside of a page, which is a mistake of the caller */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}
