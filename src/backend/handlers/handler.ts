import type { EndpointName, EndpointParams } from '../../shared/contract/endpoints/endpoint-table.ts';
import type { bodySchemas, EndpointResponse } from '../../shared/contract/schemas/endpoint-schemas.ts';
import type { Viewer } from '../../shared/lib/site.ts';
import type { ImageService } from '../images/image-service.ts';
import type { PushSettings } from '../push/push-settings.ts';
import type { PaymentSide } from '../payments/payment-side.ts';
import type { Database } from '../store/database/open-database.ts';
import type { HtmlCleaner } from '../store/newsroom/write-article.ts';
import type { CallQuery } from './call-query.ts';
import type { AccountParts } from '../accounts/account-parts.ts';
import type { CallerAccount } from './authorize.ts';
import type { z } from 'zod';

/** What handlers work with. */
export type HandlerParts = {
  readonly database: Database;
  readonly clean: HtmlCleaner;
  /** Unix seconds. */
  readonly now: () => number;
  /** Tells the purge sender that a write has left something to send. */
  readonly wakePurges: () => void;
  /** Whether and by which key push messages are sent. */
  readonly push: PushSettings;
  /** Where support is paid; null where it cannot be. */
  readonly payment: PaymentSide | null;
  readonly accounts: AccountParts;
  /** Finds uploaded files. */
  readonly images: ImageService;
};

type Body<N extends EndpointName> = N extends keyof typeof bodySchemas ? z.output<(typeof bodySchemas)[N]> : undefined;

/** A call as its handler sees it: everything parsed, nothing trusted beyond its type. */
export type Call<N extends EndpointName> = {
  readonly site: string;
  readonly params: EndpointParams<N>;
  readonly query: CallQuery;
  readonly body: Body<N>;
  readonly viewer: Viewer;
  /** Who calls; null for readers, and for the newsroom's own token. */
  readonly account: CallerAccount | null;
  /** The token that came with the call, proved by nobody yet. */
  readonly bearer: string | null;
  /** The class of network addresses that the reader's is in, as the edge tells it; empty where it does not. */
  readonly readerAddress: string;
};

/** What a handler answers; `keys` are the surrogate keys that make the answer stale. */
export type Answer<N extends EndpointName> = { readonly body: EndpointResponse<N>; readonly keys: readonly string[]; readonly status?: 200 | 201 };

/** Answers one row of the contract. @throws AppError */
export type Handler<N extends EndpointName> = (parts: HandlerParts, call: Call<N>) => Promise<Answer<N>>;
