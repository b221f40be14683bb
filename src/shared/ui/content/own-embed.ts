import { createContext, type ReactNode } from 'react';

/** What stands in the place of an embed: something of ours, or the link that stands for everything else. */
export type OwnEmbed = (address: string, link: ReactNode) => ReactNode;

/** A page that knows embeds of ours gives the means to show them to the bodies under it. */
export const OwnEmbedContext = createContext<OwnEmbed>((_, link) => link);
