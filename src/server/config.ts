import { z } from 'zod';

const address = z.url().transform((url) => url.replace(/\/$/, ''));
const port = z.coerce.number().int().min(0).max(65_535);
const milliseconds = z.coerce.number().int().min(1).max(600_000);

const settingsSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('::'),
  /** 0 = no admin port. */
  ADMIN_PORT: port.default(0),
  ADMIN_HOST: z.string().default('127.0.0.1'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  BACKEND_URL: address,
  MEMBER_SERVICE_URL: address.optional(),
  LIVESCORE_SERVICE_URL: address.optional(),
  QUIZ_SERVICE_URL: address.optional(),
  BACKEND_TIMEOUT_MS: milliseconds.default(3000),
  BACKEND_CONNECTIONS: z.coerce.number().int().min(1).max(1000).default(64),
  PATIENCE_MS: z.coerce.number().int().min(0).max(60_000).default(150),
  PAGE_DEADLINE_MS: milliseconds.default(8000),
  DATA_CACHE_MB: z.coerce.number().min(1).default(128),
  PAGE_CACHE_MB: z.coerce.number().min(1).default(256),
  EDGE_PURGE_TOKEN: z.string().min(16).optional(),
  DEFAULT_EDITION: z.enum(['main', 'regional', 'none']).optional(),
  TLS_IN_FRONT: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DIST_FOLDER: z.string().default('dist'),
});

/** The edge's settings, checked and typed. */
export type EdgeConfig = z.infer<typeof settingsSchema>;

/** Reads the environment. @throws an error that lists every bad setting at once */
export function parseEdgeConfig(environment: Record<string, string | undefined>): EdgeConfig {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const result = settingsSchema.safeParse(present);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`CONFIG_INVALID: these settings of the edge need another value:\n${lines.join('\n')}`);
}
