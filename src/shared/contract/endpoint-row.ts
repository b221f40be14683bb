/** Which service answers a call; each has an address of its own in the configuration. @spec §7 */
export type ServiceName = 'content' | 'member' | 'livescore' | 'quiz';

/** Who may make a call: `optional` sends a bearer when there is one, `newsroom` needs the newsroom token, `edge` the token of purges. @spec §6 */
export type EndpointAuth = 'none' | 'optional' | 'bearer' | 'newsroom' | 'edge';

/** How long an answer may be kept; the numbers stand in the edge's policy table. `none` is never cached. */
export type CachePolicyName = 'live' | 'front' | 'freshArticle' | 'article' | 'archive' | 'feed' | 'settings' | 'none';

/** One call of the contract as plain data: no schema, no code, so that a table of rows costs nothing to carry. */
export type EndpointRow = {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{name}` placeholders; `{name...}` takes the rest of the path, slashes included. */
  readonly path: string;
  readonly auth: EndpointAuth;
  /** The query parameters the call knows, in the order of its normalised address; all others are dropped. */
  readonly query: readonly string[];
  readonly cache: CachePolicyName;
  /** Surrogate keys that follow from the request alone, with the path's placeholders; the answer may name more in its `Surrogate-Key` header. */
  readonly keys: readonly string[];
  /** `public`: a browser may call it through the edge. `edge`: only the edge itself does (it carries tokens or feeds page loads). */
  readonly gateway: 'public' | 'edge';
  /** `form`: the body is sent as a form's fields; JSON otherwise. */
  readonly body?: 'form';
  /** True for a call the specification does not name: the edge works without it. */
  readonly extension?: true;
};

type PlaceholderName<P extends string> = P extends `${infer N}...` ? N : P;

/** The names of a path's placeholders: `'/api/articles/{slug}'` → `'slug'`. */
export type PathParamName<P extends string> = P extends `${string}{${infer N}}${infer Rest}`
  ? PlaceholderName<N> | PathParamName<Rest>
  : never;
