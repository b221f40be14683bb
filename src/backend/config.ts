import { join, resolve } from 'node:path';
import { z } from 'zod';
import { AppError } from '../shared/lib/errors.ts';
import type { DatabaseOptions } from './store/database/open-database.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const secret = z.string().min(16, 'needs 16 characters or more');

const settingsSchema = z.object({
  BACKEND_PORT: port.default(3001),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** PostgreSQL server; without it the database is embedded in the data folder. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'is not a postgres:// address').optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10),
  DATABASE_QUERY_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(10_000),
  /** Database, uploads and picture variants of this backend. */
  DATA_FOLDER: z.string().default('data'),
  UPLOADS_FOLDER: z.string().optional(),
  /** What the variants of pictures may take on disk. */
  IMAGE_CACHE_MB: z.coerce.number().int().min(16).max(1_000_000).default(2048),
  /** Whether an empty database gets the demo newspaper. */
  DEMO_CONTENT: z.enum(['0', '1']).default('1'),
  /** Without it the newsroom API answers nobody. */
  NEWSROOM_TOKEN: secret.optional(),
  /** The edges to tell which cached entries a write made stale, and the token they want for it. */
  EDGE_URLS: z.string().default('').transform((text) => text.split(',').map((url) => url.trim()).filter((url) => url !== '')).pipe(z.array(z.url())),
  EDGE_PURGE_TOKEN: secret.optional(),
});

/** The backend's settings, checked and typed. */
export type BackendConfig = z.infer<typeof settingsSchema> & {
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
export function parseBackendConfig(environment: Record<string, string | undefined>): BackendConfig {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const result = settingsSchema.safeParse(present);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new AppError('CONFIG_INVALID', `These settings of the backend need another value:\n${lines.join('\n')}`);
  }
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
