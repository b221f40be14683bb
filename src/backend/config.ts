import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isPaymentAddress, TRIAL_PAYMENT } from '../shared/lib/payment-setting.ts';
import { editions } from '../shared/config/editions/editions.ts';
import { toPresentSettings, toSettingsError, type Environment } from '../shared/lib/settings.ts';
import { DEMO_ACCOUNTS_FILE } from './accounts/demo-accounts-file.ts';
import type { OidcSettings } from './accounts/oidc-client.ts';
import type { VapidDetails } from './push/push-settings.ts';
import type { DatabaseOptions } from './store/database/open-database.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const secret = z.string().min(16, 'needs 16 characters or more');

const addresses = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((url) => url.trim()).filter((url) => url !== ''))
  .pipe(z.array(z.url('has what is no address')));

/** The backend's settings: how each is read, and what it is for. `docs/SETTINGS.md` is made from this. */
export const backendSettings = z.object({
  BACKEND_PORT: port.default(3001).meta({ description: 'Port of the backend; 0 takes a free one.' }),
  BACKEND_HOST: z.string().default('127.0.0.1').meta({ description: 'Address that the backend listens on. Only edges and the newsroom need to reach it.' }),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development').meta({ description: 'Outside `production` every answer is checked against the contract before it is sent.' }),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').meta({ description: 'From which level on is logged.' }),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'is not a postgres:// address').optional().meta({ secret: true, description: 'A PostgreSQL server (15 or newer), `postgres://user:password@host/database`; unset, the database is embedded in the data folder.' }),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10).meta({ description: 'Connections to the server.' }),
  DATABASE_QUERY_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(10_000).meta({ unit: 'ms', description: 'How long a query may take.' }),
  DATA_FOLDER: z.string().default('data').meta({ description: 'Folder of the embedded database, uploads and picture variants.' }),
  UPLOADS_FOLDER: z.string().optional().meta({ description: 'Folder that holds `uploads/…`; unset, the data folder.' }),
  IMAGE_CACHE_MB: z.coerce.number().int().min(16).max(1_000_000).default(2048).meta({ unit: 'MB', description: 'Room on disk for the variants of pictures.' }),
  DEMO_CONTENT: z.enum(['0', '1']).default('1').meta({ description: 'Whether an empty database gets the demo newspaper.' }),
  NEWSROOM_TOKEN: secret.optional().meta({ secret: true, description: 'What the newsroom API asks for; unset, it answers nobody.' }),
  PAYMENT_ADDRESS: z.string().refine(isPaymentAddress, 'is neither an address nor "trial"').optional().meta({ description: 'Where support is paid: a payment side’s page, or `trial` for a page of our own where nothing is paid. Unset, `trial` outside production, and no support in it. The same as the edge’s.' }),
  PAYMENT_KEY: secret.optional().meta({ secret: true, description: 'What we share with the payment side: orders and its answers are signed with it. Needed with an address.' }),
  ACCOUNT_KEY: z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'is no 32 bytes as base64 (`openssl rand -base64 32`)').optional().meta({ secret: true, description: 'What the secrets of editors’ code apps are sealed by, the same for every backend of a database; unset, a key is made at the first start and kept in the data folder. Keep it with the backups: without it editors need new code apps.' }),
  OIDC_ISSUER: z.url('is no address').optional().meta({ description: 'A third party by which people with an account may sign in (OpenID Connect), as it names itself: `https://accounts.google.com`. The same as the edge’s; unset, there is none.' }),
  OIDC_CLIENT_ID: z.string().optional().meta({ description: 'How the third party knows us. Needed with OIDC_ISSUER.' }),
  OIDC_CLIENT_SECRET: z.string().optional().meta({ secret: true, description: 'What we prove it by. Needed with OIDC_ISSUER.' }),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'is not an smtp:// or smtps:// address').optional().meta({ secret: true, description: 'A mail server, `smtp://user:password@host:587`; unset, letters wait, and outside production they can be read at `/_dev/mails` of the backend.' }),
  MAIL_FROM: z.string().regex(/@[^\s@]+\.[^\s@]+$|@localhost>?$/, 'is no mail address').default(`${editions.main.name} <noreply@${new URL(editions.main.origin).hostname}>`).meta({ description: 'Whom letters come from.' }),
  DEMO_ACCESS: z.enum(['0', '1']).optional().meta({ description: 'Whether the demo newspaper has two accounts to try, and letters that wait are shown at `/_dev/mails`; unset, outside production only.' }),
  EDGE_URLS: addresses.meta({ description: 'The edges to tell what a write made stale, parted by commas.' }),
  EDGE_PURGE_TOKEN: secret.optional().meta({ secret: true, description: 'The token that these edges want for it, and that opens the purge log to edges.' }),
  REDIS_URL: z.string().regex(/^rediss?:\/\//, 'is not a redis:// address').optional().meta({ secret: true, description: 'A Redis or Valkey server, `redis://user:password@host:6379`, over which all edges are told at once; unset, they hear of it by HTTP or with the purge log.' }),
  PUSH: z.enum(['0', '1']).default('1').meta({ description: 'Whether readers can ask for push messages, as far as the keys are there. With 0 their browsers forget what they subscribed with.' }),
  VAPID_PUBLIC_KEY: z.string().regex(/^[\w-]{87}$/, 'is no public key in base64url').optional().meta({ description: 'The key by which browsers know our push messages; `node src/backend/push/main.ts` prints a pair. Unset, there are none.' }),
  VAPID_PRIVATE_KEY: z.string().regex(/^[\w-]{43}$/, 'is no private key in base64url').optional().meta({ secret: true, description: 'Its other half.' }),
  VAPID_SUBJECT: z.string().regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'is neither a mailto: nor an https: address').optional().meta({ description: 'Whom a push service can ask about our messages, as `mailto:…` or `https://…`; unset, the main edition’s address.' }),
  PUSH_LOOPBACK: z.enum(['0', '1']).default('0').meta({ description: '1 takes a push service on 127.0.0.1 too, for trials; otherwise only those of browsers.' }),
});

/** The backend's settings, checked and typed. */
export type BackendConfig = z.infer<typeof backendSettings> & {
  /** The embedded database's folder; its lock stands there too. */
  readonly databaseFolder: string;
  /** Holds `uploads/…`, as the addresses of pictures have it. */
  readonly uploadsFolder: string;
  /** Holds the variants that the image service made. */
  readonly imageCacheFolder: string;
  /** Remembers how far each edge has been told of purges. */
  readonly purgeCursorFile: string;
  /** The account key where the settings have none. */
  readonly accountKeyFile: string;
  /** How to sign in as the demo's editor and member. */
  readonly demoAccountsFile: string;
  /** Whether whoever runs this machine may try everything without mail server and accounts of their own. */
  readonly hasDemoAccess: boolean;
};

/** Reads the environment. @throws CONFIG_INVALID, which lists every bad setting at once */
export function parseBackendConfig(environment: Environment): BackendConfig {
  const result = backendSettings.safeParse(toPresentSettings(environment));
  if (!result.success) throw toSettingsError('backend', result.error.issues, { environment, settings: backendSettings.shape });
  requireWholePair(result.data, environment);
  requireWholeThirdParty(result.data, environment);
  const { PAYMENT_ADDRESS, PAYMENT_KEY } = result.data;
  if (PAYMENT_ADDRESS !== undefined && PAYMENT_ADDRESS !== TRIAL_PAYMENT && PAYMENT_KEY === undefined) {
    throw toSettingsError('backend', [{ path: ['PAYMENT_KEY'], message: 'is needed with PAYMENT_ADDRESS' }], { environment, settings: backendSettings.shape });
  }
  const folder = resolve(result.data.DATA_FOLDER);
  return {
    ...result.data,
    databaseFolder: join(folder, 'database'),
    uploadsFolder: resolve(result.data.UPLOADS_FOLDER ?? folder),
    imageCacheFolder: join(folder, 'image-variants'),
    purgeCursorFile: join(folder, 'purge-cursors.json'),
    accountKeyFile: join(folder, 'account-key'),
    demoAccountsFile: join(folder, DEMO_ACCOUNTS_FILE),
    hasDemoAccess: (result.data.DEMO_ACCESS ?? (result.data.NODE_ENV === 'production' ? '0' : '1')) === '1',
  };
}

/** The keys of push messages, or null where there are none to be sent. */
export function toVapidDetails({ PUSH, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject }: BackendConfig): VapidDetails | null {
  if (PUSH === '0' || publicKey === undefined || privateKey === undefined) return null;
  return { publicKey, privateKey, subject: subject ?? editions.main.origin };
}

/** The third party by which people may sign in, or null where there is none. */
export function toOidcSettings({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }: BackendConfig): OidcSettings | null {
  return issuer === undefined || clientId === undefined || clientSecret === undefined ? null : { issuer, clientId, clientSecret };
}

/** How the configured database is opened. */
export function toDatabaseOptions(config: BackendConfig): DatabaseOptions {
  return {
    url: config.DATABASE_URL ?? null,
    folder: config.databaseFolder,
    connections: config.DATABASE_CONNECTIONS,
    queryLimitMs: config.DATABASE_QUERY_TIMEOUT_MS,
  };
}

function requireWholeThirdParty({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: z.infer<typeof backendSettings>, environment: Environment): void {
  if (OIDC_ISSUER === undefined) return;
  const missing = Object.entries({ OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }).filter(([, value]) => value === undefined);
  if (missing.length > 0) throw toSettingsError('backend', missing.map(([name]) => ({ path: [name], message: 'is needed with OIDC_ISSUER' })), { environment, settings: backendSettings.shape });
}

function requireWholePair({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: z.infer<typeof backendSettings>, environment: Environment): void {
  if ((VAPID_PUBLIC_KEY === undefined) === (VAPID_PRIVATE_KEY === undefined)) return;
  const missing = VAPID_PUBLIC_KEY === undefined ? 'VAPID_PUBLIC_KEY' : 'VAPID_PRIVATE_KEY';
  throw toSettingsError('backend', [{ path: [missing], message: 'the two VAPID keys belong together' }], { environment, settings: backendSettings.shape });
}
