import type { Logger } from 'pino';
import type { Edition } from '../shared/config/editions/edition.ts';
import type { EdgeConfig } from './config.ts';
import type { Assets } from './render/assets.ts';
import type { Encoded, PageEntry } from './render/page-entry.ts';
import type { SwrCache } from './cache/swr-cache.ts';
import type { Metrics } from './metrics.ts';
import type { BackendClient } from './upstream/backend-client.ts';
import type { DataValue } from './upstream/transports.ts';
import type { EntryHeaders } from './respond/send-entry.ts';
import type { HostTarget } from './hosts.ts';
import type { Origins } from './origins.ts';
import type { SharedPageRequest } from './page-request.ts';
import type { BoundedMap } from './cache/bounded-map.ts';
import type { PayloadStore } from './cache/payload-store.ts';
import type { ApplyPurge } from './purging/apply-purge.ts';
import type { Renewals } from './session/renewals.ts';
import type { SignInProvider } from './session/sign-in-provider.ts';

/** What the pipeline made of an address: its key and edition, and for a page all that was read out of it. */
export type KnownAddress = { readonly key: string; readonly edition: Edition; readonly page: SharedPageRequest | null; readonly loggedTarget: string };

/** The caches of an edge, each bounded in bytes; errors are in none of them. */
export type EdgeCaches = {
  readonly data: SwrCache<DataValue>;
  readonly notFoundData: SwrCache<DataValue>;
  readonly pages: SwrCache<PageEntry>;
  readonly errorPages: SwrCache<PageEntry>;
  /** Payloads by content hash, so that a page kept elsewhere can still be hydrated after ours was renewed. */
  readonly payloads: PayloadStore<Encoded>;
  /** Host and raw address → what the pipeline made of it, so that it need not be read again. */
  readonly knownAddresses: BoundedMap<KnownAddress>;
};

/** Everything an edge is made of; passed as one value, never global, so that a test can run several. */
export type Edge = {
  readonly config: EdgeConfig;
  readonly logger: Logger;
  readonly assets: Assets;
  readonly caches: EdgeCaches;
  /** Drops what a purge names, whichever way it came. */
  readonly applyPurge: ApplyPurge;
  readonly client: BackendClient;
  /** Where sessions are renewed, each once. */
  readonly renewals: Renewals;
  /** The third-party provider by configuration. */
  readonly signInProvider: SignInProvider | null;
  readonly metrics: Metrics;
  readonly origins: Origins;
  readonly entryHeaders: EntryHeaders;
  readonly resolveHost: (host: string | undefined) => HostTarget | null;
  readonly nextRequestId: () => string;
  readonly writeAccessLine: (line: string) => void;
  /** Writes at once what is gathered, for the end of the process. */
  readonly flushLog: () => void;
  /** Milliseconds. */
  readonly clock: () => number;
  readonly random: () => number;
};
