import { z } from 'zod';
import { isPaymentAddress } from '../shared/lib/payment-setting.ts';
import { toPresentSettings, toSettingsError, type Environment } from '../shared/lib/settings.ts';

const address = z.url('is no address').transform((url) => url.replace(/\/$/, ''));
const port = z.coerce.number().int().min(0).max(65_535);
const milliseconds = z.coerce.number().int().min(1).max(600_000);
const megabytes = z.coerce.number().min(1);

/** The edge's settings: how each is read, and what it is for. `docs/SETTINGS.md` is made from this. */
export const edgeSettings = z.object({
  PORT: port.default(3000).meta({ description: 'Port of the site; 0 takes a free one.' }),
  HOST: z.string().default('::').meta({ description: 'Address that the site listens on; `::` is every one of the machine.' }),
  ADMIN_PORT: port.default(0).meta({ description: 'Port of `/healthz`, `/readyz` and `/metrics`; 0 = none.' }),
  ADMIN_HOST: z.string().default('127.0.0.1').meta({ description: 'Address that these listen on.' }),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development').meta({ description: 'In `production` React is the fast build and an unknown host is refused.' }),
  BACKEND_URL: address.meta({ description: 'The content backend.' }),
  MEMBER_SERVICE_URL: address.optional().meta({ description: 'The service of members and subscriptions; unset, the content backend.' }),
  LIVESCORE_SERVICE_URL: address.optional().meta({ description: 'The service of live scores; unset, the content backend.' }),
  QUIZ_SERVICE_URL: address.optional().meta({ description: 'The service of quizzes; unset, `/quiz` of the content backend.' }),
  BACKEND_TIMEOUT_MS: milliseconds.default(3000).meta({ unit: 'ms', description: 'How long a call of a backend may take before an older answer is shown, or none.' }),
  BACKEND_CONNECTIONS: z.coerce.number().int().min(1).max(1000).default(64).meta({ description: 'Connections to each backend.' }),
  PATIENCE_MS: z.coerce.number().int().min(0).max(60_000).default(150).meta({ unit: 'ms', description: 'How long a page waits for its slow blocks before it streams.' }),
  PAGE_DEADLINE_MS: milliseconds.default(8000).meta({ unit: 'ms', description: 'How long a reader waits for a page before the error page, or the end of a stream.' }),
  DATA_CACHE_MB: megabytes.default(128).meta({ unit: 'MB', description: 'Memory for answers of backends.' }),
  PAGE_CACHE_MB: megabytes.default(256).meta({ unit: 'MB', description: 'Memory for rendered pages; a quarter more for their payloads.' }),
  EDGE_PURGE_TOKEN: z.string().min(16, 'needs 16 characters or more').optional().meta({ secret: true, description: 'What `POST /_edge/purge` asks for, and what opens the backend’s purge log, which is then read every 2 seconds; the same as the backend’s. Unset, the one answers nobody and the other is not read.' }),
  REDIS_URL: z.string().regex(/^rediss?:\/\//, 'is not a redis:// address').optional().meta({ secret: true, description: 'A Redis or Valkey server, `redis://user:password@host:6379`, over which backends tell all edges at once what went stale; unset, it comes by HTTP or with the purge log.' }),
  PAYMENT_ADDRESS: z.string().refine(isPaymentAddress, 'is neither an address nor "trial"').optional().meta({ description: 'Where support is paid, the same as the backend’s: the edge sends supporters nowhere else, and the pages’ policy lets forms lead there. Unset, a trial page of our own outside production, and no support in it.' }),
  DEFAULT_EDITION: z.enum(['main', 'regional', 'none']).optional().meta({ description: 'Which edition an unknown host shows; unset, `none` in production and `main` elsewhere.' }),
  FRAMES_ORIGIN_MAIN: address.optional().meta({ description: 'Where the frames of the main edition come from, an origin that is not the site’s; unset, `https://frames.lapszel.hu`, and `http://frames.localhost` with the port where unknown hosts show an edition.' }),
  FRAMES_ORIGIN_REGIONAL: address.optional().meta({ description: 'The same for the regional edition: `https://frames.erdely.lapszel.ro`, or `http://frames.erdely.localhost` with the port.' }),
  TLS_IN_FRONT: z.enum(['0', '1']).default('0').meta({ description: '1 where readers come by HTTPS through a proxy: browsers are then told to stay with it (HSTS).' }),
  OIDC_ISSUER: address.optional().meta({ description: 'A third-party provider (OpenID Connect) by which editors and members can sign in, as its `iss` has it; unset, the login pages do not offer one. The backend needs the same.' }),
  OIDC_CLIENT_ID: z.string().optional().meta({ description: 'Who this publication is to that provider; the provider has to know `/login` of every host as return address.' }),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').meta({ description: 'From which level on is logged; `info` has a line for each request.' }),
  ASSETS_FOLDER: z.string().optional().meta({ description: 'A folder that all edges share: each puts the files of its build there, so that a page finds its scripts at every edge, before and after a deploy. Unset, an edge serves what its own `DIST_FOLDER` keeps.' }),
  DIST_FOLDER: z.string().default('dist').meta({ description: 'The folder of the build.' }),
});

/** The edge's settings, checked and typed. */
export type EdgeConfig = z.infer<typeof edgeSettings>;

/** Reads the environment. @throws CONFIG_INVALID, which lists every bad setting at once */
export function parseEdgeConfig(environment: Environment): EdgeConfig {
  const result = edgeSettings.safeParse(toPresentSettings(environment));
  if (result.success) return result.data;
  throw toSettingsError('edge', result.error.issues, { environment, settings: edgeSettings.shape });
}
