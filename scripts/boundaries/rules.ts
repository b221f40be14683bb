/**
 * The house rules as data: the check, the architecture test and the diagram of docs/ARCHITECTURE.md read this file.
 * A folder may import from itself and from the folders that it names.
 */
export const LADDER: Readonly<Record<string, readonly string[]>> = {
  'src/shared/contract': [],
  'src/shared/config': ['src/shared/contract'],
  'src/shared/lib': ['src/shared/config', 'src/shared/contract'],
  'src/shared/ui': ['src/shared/lib', 'src/shared/config', 'src/shared/contract'],
  'src/shared/features': ['src/shared/ui', 'src/shared/lib', 'src/shared/config', 'src/shared/contract'],
  'src/shared/pages': ['src/shared/features', 'src/shared/ui', 'src/shared/lib', 'src/shared/config', 'src/shared/contract'],
  'src/shared/app': ['src/shared/pages', 'src/shared/features', 'src/shared/ui', 'src/shared/lib', 'src/shared/config', 'src/shared/contract'],
  'src/server': ['src/shared'],
  'src/client': ['src/shared'],
  'src/backend': ['src/shared/lib', 'src/shared/config', 'src/shared/contract'],
};

/** Features that another feature may import directly, each with its reason. Everything else meets in a page, by props. */
export const FEATURE_PAIRS: readonly { readonly from: string; readonly to: string; readonly why: string }[] = [
  { from: '*', to: 'site-context', why: 'what every component may know of where it stands' },
  { from: '*', to: 'article-list', why: 'the card of an article looks the same wherever one stands' },
  { from: 'article', to: 'share', why: 'sharing belongs to the head and foot of an article' },
  { from: 'masthead', to: 'common-data', why: 'the strip of weather and rates is a part of the masthead' },
  { from: 'sidebar', to: 'hold-blog', why: 'the recommender of a section is a block of its sidebar' },
  { from: 'sidebar', to: 'newsletter', why: 'the form of newsletters is a block of the sidebar' },
  { from: 'footer', to: 'common-data', why: 'the component set-up decides which links of the menus lead somewhere' },
  { from: '*', to: 'podcast-player', why: 'the play button of an episode looks and works the same wherever one stands' },
];

/** One owner a package: the only places that may import it. Type-only imports of a package are free. */
export const PACKAGE_OWNERS: Readonly<Record<string, readonly string[]>> = {
  'undici': ['src/server/upstream'],
  'lru-cache': ['src/server/cache'],
  'pino': ['src/server/logger.ts', 'src/backend/logger.ts'],
  'express': ['src/server/create-server.ts', 'src/server/middleware', 'src/server/gateway', 'src/server/forms', 'src/backend/create-backend.ts', 'src/backend/handlers', 'src/backend/images'],
  'cookie-parser': ['src/server/create-server.ts'],
  'isbot': ['src/server/serve-page.ts'],
  'prom-client': ['src/server/metrics.ts'],
  'react-helmet-async': ['src/shared/ui/page-head.tsx'],
  'react-router': ['src/server/page-request.ts'],
  'react-dom/server': ['src/server/render'],
  'react-dom/client': ['src/client/react-first.ts'],
  'zod': ['src/shared/contract/schemas', 'src/server/config.ts', 'src/server/gateway', 'src/server/purging', 'src/server/render/assets.ts', 'src/backend'],
  'd3-scale': ['src/shared/lib/charts'],
  'd3-shape': ['src/shared/lib/charts'],
  'web-push': ['src/backend/push'],
  'zod-openapi': ['src/backend'],
  'redis': ['src/server/purging/purge-bus.ts', 'src/backend/outbox/purge-bus.ts'],
  'graphql': ['src/backend/quiz'],
  'nodemailer': ['src/backend/outbox/smtp-transport.ts'],
  'otpauth': ['src/backend/accounts/totp.ts'],
  'jose': ['src/backend/accounts/oidc-client.ts'],
  'kysely': ['src/backend'],
  'pg': ['src/backend/store/database'],
  '@electric-sql/pglite': ['src/backend/store/database'],
  'sharp': ['src/backend'],
  'wasm-media-encoders': ['src/backend/seed/demo'],
};

/** Modules that must never come into a browser chunk: loaders, schemas and the cleaning of HTML are for the servers. */
export const BARRED_FROM_BROWSER: readonly string[] = [
  'src/shared/contract/schemas',
  'src/shared/contract/endpoints/account-endpoints.ts',
  'src/shared/contract/endpoints/article-endpoints.ts',
  'src/shared/contract/endpoints/audience-endpoints.ts',
  'src/shared/contract/endpoints/front-endpoints.ts',
  'src/shared/contract/endpoints/newsletter-endpoints.ts',
  'src/shared/contract/endpoints/newsroom-endpoints.ts',
  'src/shared/contract/endpoints/push-endpoints.ts',
  'src/shared/contract/endpoints/quiz-endpoints.ts',
  'src/shared/contract/endpoints/search-endpoints.ts',
  'src/shared/contract/endpoints/exchange-endpoints.ts',
  'src/shared/contract/endpoints/football-endpoints.ts',
  'src/shared/contract/endpoints/formula1-endpoints.ts',
  'src/shared/contract/endpoints/endpoint-table.ts',
  'src/shared/lib/article-html',
  'src/shared/lib/charts',
  'src/shared/app/page-table.ts',
];

/** Code that runs on both sides must not touch Node when it is imported. */
export const NO_NODE: readonly string[] = ['src/shared', 'src/client'];

/** The only readers of the environment in the product. */
export const ENVIRONMENT_READERS: readonly string[] = ['src/server/config.ts', 'src/server/main.ts', 'src/backend/config.ts', 'src/backend/main.ts', 'src/backend/seed/main.ts', 'src/backend/demo-newsroom/main.ts', 'src/backend/accounts/main.ts'];
