import { createContext, useContext, type ReactNode } from 'react';
import type { DateDisplay } from '../lib/relative-date.ts';

/** What components without a domain need to know of where they stand: how dates read, where pictures come from. */
export type DisplaySettings = DateDisplay & { readonly assetsBaseUrl: string };

const DisplaySettingsContext = createContext<DisplaySettings | null>(null);

/** Gives the display settings to the tree. */
export function DisplaySettingsProvider({ value, children }: { value: DisplaySettings; children: ReactNode }) {
  return <DisplaySettingsContext.Provider value={value}>{children}</DisplaySettingsContext.Provider>;
}

/** The display settings of the page. @throws outside of a page, which is a mistake of the caller */
export function useDisplaySettings(): DisplaySettings {
  const settings = useContext(DisplaySettingsContext);
  if (settings === null) throw new Error('useDisplaySettings needs a DisplaySettingsProvider above it.');
  return settings;
}
