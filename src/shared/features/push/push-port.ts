import { createContext } from 'react';

/** Whether this browser gets our messages. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** What the control of push messages needs of its browser. */
export type PushPort = {
  readonly load: () => Promise<PushState>;
  /** Asks the reader's permission, so it runs after a click only. @throws where the way to browser or site failed */
  readonly turnOn: (publicKey: string) => Promise<PushState>;
  /** Forgets everything, here and at the site. @throws where the way to the site failed */
  readonly turnOff: () => Promise<PushState>;
};

/** Makes the address of a script one that the page's policy takes; none at the edge, where nothing is registered. */
export const ScriptUrlContext = createContext<((url: string) => string) | null>(null);
