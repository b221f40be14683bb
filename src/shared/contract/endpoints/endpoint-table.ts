import type { EndpointRow, PathParamName } from '../endpoint-row.ts';
import { accountEndpoints } from './account-endpoints.ts';
import { archiveEndpoints } from './archive-endpoints.ts';
import { articleEndpoints } from './article-endpoints.ts';
import { audienceEndpoints } from './audience-endpoints.ts';
import { exchangeEndpoints } from './exchange-endpoints.ts';
import { footballEndpoints } from './football-endpoints.ts';
import { formula1Endpoints } from './formula1-endpoints.ts';
import { frontEndpoints } from './front-endpoints.ts';
import { newsletterEndpoints } from './newsletter-endpoints.ts';
import { newsroomEndpoints } from './newsroom-endpoints.ts';
import { pushEndpoints } from './push-endpoints.ts';
import { quizEndpoints } from './quiz-endpoints.ts';
import { searchEndpoints } from './search-endpoints.ts';
import { supportEndpoints } from './support-endpoints.ts';
import { widgetEndpoints } from './widget-endpoints.ts';

/** Every call between edge and backend, one row each: the spine of the product. @spec §7 */
export const endpoints = {
  ...articleEndpoints,
  ...searchEndpoints,
  ...frontEndpoints,
  ...audienceEndpoints,
  ...accountEndpoints,
  ...exchangeEndpoints,
  ...footballEndpoints,
  ...formula1Endpoints,
  ...newsroomEndpoints,
  ...archiveEndpoints,
  ...widgetEndpoints,
  ...quizEndpoints,
  ...supportEndpoints,
  ...newsletterEndpoints,
  ...pushEndpoints,
} as const satisfies Record<string, EndpointRow>;

/** The table's row names. */
export type EndpointName = keyof typeof endpoints;

/** The path parameters of a call by name. */
export type EndpointParams<N extends EndpointName> = Record<PathParamName<(typeof endpoints)[N]['path']>, string>;

/** The allow-listed query parameters of a call by name; a repeated parameter is an array. */
export type EndpointQuery<N extends EndpointName> = Partial<
  Record<(typeof endpoints)[N]['query'][number], string | number | readonly string[]>
>;
