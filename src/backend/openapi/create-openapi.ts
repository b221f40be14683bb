import { createSchema } from 'zod-openapi';
import type { z } from 'zod';
import type { EndpointRow } from '../../shared/contract/endpoint-row.ts';
import { endpoints } from '../../shared/contract/endpoints/endpoint-table.ts';
import type { EndpointName } from '../../shared/contract/endpoints/endpoint-table.ts';
import { bodySchemas, responseSchemas } from '../../shared/contract/schemas/endpoint-schemas.ts';
import { ERROR_TABLE } from '../../shared/lib/errors.ts';

type Json = { readonly [name: string]: unknown };

/** The contract as an OpenAPI document. */
export type OpenApiDocument = { readonly openapi: string; readonly info: Json; readonly tags: readonly Json[]; readonly paths: Record<string, Record<string, Json>>; readonly components: Json };

const COMPONENTS = '#/components/schemas/';

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERROR_TABLE) },
    message: { type: 'string' },
    issues: { type: 'array', items: { type: 'object', required: ['path', 'message'], properties: { path: { type: 'string' }, message: { type: 'string' } } } },
  },
};

/** Filters that are given once for each value; of all other parameters the first counts. */
const REPEATED: ReadonlySet<string> = new Set(['and_tags', 'superTags', 'authors', 'title', 'not_tags']);

const SERVICES = {
  content: 'Articles, lists, documents, settings, newsroom',
  member: 'Members and their subscriptions',
  livescore: 'Live scores and Formula 1',
  quiz: 'Quizzes',
} as const satisfies Record<EndpointRow['service'], string>;

/**
 * Describes every row of the contract, from the schemas that both sides use. Answers are described as a backend may
 * send them: a field with a default may be left out, since whoever reads the answer fills it in.
 */
export function createOpenApi(): OpenApiDocument {
  const schemas = createSchemaCollection();
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, row] of Object.entries(endpoints) as [EndpointName, EndpointRow][]) {
    const path = row.path.replaceAll('...}', '}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: toOperation(name, row, schemas.add) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Content backend', version: '1.0.0', description: 'The calls between the edge and its backends.' },
    tags: Object.entries(SERVICES).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...schemas.all(), Error: ERROR_SCHEMA },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An access token of a user.' },
        newsroom: { type: 'http', scheme: 'bearer', description: 'The token of NEWSROOM_TOKEN.' },
        edge: { type: 'http', scheme: 'bearer', description: 'The token of EDGE_PURGE_TOKEN.' },
      },
    },
  };
}

function toOperation(name: EndpointName, row: EndpointRow, addSchema: (schema: z.ZodType) => Json): Json {
  const body = name in bodySchemas ? bodySchemas[name as keyof typeof bodySchemas] : null;
  const contentType = name === 'quizToken' ? 'text/plain' : 'application/json';
  return {
    operationId: name,
    tags: [row.service],
    parameters: toParameters(row),
    ...(body === null ? {} : { requestBody: { required: true, content: { 'application/json': { schema: addSchema(body) } } } }),
    responses: {
      [name === 'newsroomArticleCreate' ? '201' : '200']: { description: 'The answer.', headers: { 'Surrogate-Key': { schema: { type: 'string' }, description: 'Keys that make the answer stale.' } }, content: { [contentType]: { schema: addSchema(responseSchemas[name]) } } },
      default: { description: 'An error.', content: { 'application/json': { schema: { $ref: `${COMPONENTS}Error` } } } },
    },
    ...toSecurity(row),
    'x-cache-policy': row.cache,
    ...(row.extension === true ? { 'x-extension': true } : {}),
  };
}

function toParameters(row: EndpointRow): Json[] {
  const inPath = [...row.path.matchAll(/\{(\w+)(?:\.\.\.)?\}/g)].map(([, name]) => ({ in: 'path', name, required: true, schema: { type: 'string' } }));
  const inQuery = row.query.map((name) => ({ in: 'query', name, ...(REPEATED.has(name) ? { schema: { type: 'array', items: { type: 'string' } }, style: 'form', explode: true } : { schema: { type: 'string' } }) }));
  return [...inPath, ...inQuery, { in: 'header', name: 'X-Site', schema: { type: 'string' }, description: 'The slug of the site (edition) that is asked for; the main edition without it.' }];
}

function toSecurity({ auth }: EndpointRow): Json {
  switch (auth) {
    case 'none':
      return {};
    case 'optional':
      return { security: [{}, { bearer: [] }, { newsroom: [] }] };
    case 'bearer':
      return { security: [{ bearer: [] }] };
    case 'newsroom':
      return { security: [{ newsroom: [] }] };
    case 'edge':
      return { security: [{ edge: [] }, { newsroom: [] }] };
  }
}

/** Gathers the named schemas that descriptions refer to. */
function createSchemaCollection() {
  const components: Record<string, unknown> = {};
  return {
    all: () => components,
    add(schema: z.ZodType): Json {
      const created = createSchema(schema, { io: 'input' });
      for (const [name, component] of Object.entries(created.components)) {
        if (components[name] !== undefined && JSON.stringify(components[name]) !== JSON.stringify(component)) throw new Error(`Two schemas of the contract are called ${name}.`);
        components[name] = component;
      }
      return toJson(created.schema);
    },
  };
}

function toJson(schema: unknown): Json {
  if (typeof schema !== 'object' || schema === null) throw new Error('A schema of the contract has no description.');
  return { ...schema };
}
