import { join, resolve } from 'node:path';
import { z } from 'zod';
import { toPresentSettings, toSettingsError, type Environment } from '../shared/lib/settings.ts';
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
  EDGE_URLS: addresses.meta({ description: 'The edges to tell what a write made stale, parted by commas.' }),
  EDGE_PURGE_TOKEN: secret.optional().meta({ secret: true, description: 'The token that these edges want for it, and that opens the purge log to edges.' }),
  REDIS_URL: z.string().regex(/^rediss?:\/\//, 'is not a redis:// address').optional().meta({ secret: true, description: 'A Redis or Valkey server, `redis://user:password@host:6379`, over which all edges are told at once; unset, they hear of it by HTTP or with the purge log.' }),
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
};

/** Reads the environment. @throws CONFIG_INVALID, which lists every bad setting at once */
export function parseBackendConfig(environment: Environment): BackendConfig {
  const result = backendSettings.safeParse(toPresentSettings(environment));
  if (!result.success) throw toSettingsError('backend', result.error.issues, { environment, settings: backendSettings.shape });
  const folder = resolve(result.data.DATA_FOLDER);
  return {
    ...result.data,
    databaseFolder: join(folder, 'database'),
    uploadsFolder: resolve(result.data.UPLOADS_FOLDER ?? folder),
    imageCacheFolder: join(folder, 'image-variants'),
    purgeCursorFile: join(folder, 'purge-cursors.json'),
  };
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
